import type { WireAuditEntry, WireFieldChange } from '@waybill/contract/wire/auditEntry.ts'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { chargedOf, type HistoryRow, historyLine } from '../details/index.ts'
import { changedFields } from './changedFields.ts'
import { recordName } from './recordNames.ts'

/** A line of the history with what names its record. */
export interface EntryRow extends HistoryRow {
  readonly audit_id: number
  readonly entity: string
  readonly entity_id: number
  readonly request_id: string
  readonly record: string
  /** Of the shipment; null for every other record. */
  readonly currency: string | null
}

/** Amounts that name no currency, of whatever is no shipment. */
const USUAL_CURRENCY = 'USD'

const ofShipment = (side: 'before' | 'after') =>
  sql<string | null>`case when a.entity = 'shipment' then ${sql.raw(chargedOf(side))} end`

/** The entries of a company, each with what is said of it, neither narrowed nor in order. */
export const auditEntries = (query: App['db']['query'], clientId: number) =>
  query
    .selectFrom('audit_entry as a')
    .where('a.client_id', '=', clientId)
    .select(['a.audit_id', 'a.at', 'a.actor', 'a.entity', 'a.entity_id', 'a.action', 'a.before', 'a.after'])
    .select(['a.request_id', recordName.as('record')])
    .select([ofShipment('before').as('charged_before'), ofShipment('after').as('charged_after')])
    .select(
      sql<string | null>`case when a.entity = 'shipment' then (
        select s.currency from shipment s where s.client_id = a.client_id and s.shipment_id = a.entity_id) end`.as(
        'currency',
      ),
    )

/** What an entry changed. Shipments are worded as in their own history, as far as it speaks of what is there. */
export function entryChanges(row: EntryRow): readonly WireFieldChange[] {
  const currency = row.currency ?? USUAL_CURRENCY
  const changes = row.entity === 'shipment' && row.before !== null ? historyLine(row, currency).changes : []
  return changes.length > 0 ? changes : changedFields(row.before, row.after, currency)
}

/** An entry as the wire spells it, without its sides. */
export const wireEntry = (row: EntryRow): Omit<WireAuditEntry, 'before' | 'after'> => ({
  auditId: row.audit_id,
  at: row.at,
  actor: row.actor,
  kind: row.entity,
  recordId: row.entity_id,
  record: row.record,
  action: row.action,
  requestId: row.request_id,
})
