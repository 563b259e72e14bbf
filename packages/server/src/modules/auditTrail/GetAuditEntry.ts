import type { GetAuditEntry } from '@waybill/contract/calls/LogIn/GetAuditEntry.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { auditEntries, type EntryRow, entryChanges, wireEntry } from './auditEntries.ts'

/** Fields of one entry that are told one by one. */
export const CHANGES_MAX = 500

export const getAuditEntry: Handler<typeof GetAuditEntry> = async ({ app, db, who, input }) => {
  const [row] = await db.read(auditEntries(app.db.query, who.clientId).where('a.audit_id', '=', input.auditId))
  if (row === undefined) throw new Refusal('NotFound')
  const changes = entryChanges(row as EntryRow)
  return {
    entry: wireEntry(row as EntryRow),
    changes: changes.slice(0, CHANGES_MAX),
    more: Math.max(0, changes.length - CHANGES_MAX),
  }
}
