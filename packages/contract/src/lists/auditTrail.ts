import { z } from 'zod'
import { defineList, fileCall, listCall } from '../list.ts'
import { auditedKinds, wireAuditEntry } from '../wire/auditEntry.ts'

/** The history of a company: every change of a record, newest first. */
export const list = defineList(wireAuditEntry, {
  name: 'auditTrail',
  calls: {
    group: 'LogIn',
    list: 'GetAuditTrail',
    file: 'ExportAuditTrail',
    summary: 'The audit trail',
    pages: ['AuditTrail'],
  },
  rows: 'entries',
  key: 'auditId',
  columns: {
    at: { label: 'audit.at', sortable: true, writes: [['at', 'At', 'time']] },
    actor: { label: 'audit.person', writes: [['actor', 'Person']] },
    kind: { label: 'audit.kind', writes: [['kind', 'Kind of record']] },
    record: {
      label: 'audit.record',
      writes: [
        ['record', 'Record'],
        ['recordId', 'Number'],
      ],
    },
    action: { label: 'audit.action', writes: [['action', 'What happened']] },
    before: { label: 'audit.before', writes: [['before', 'Before']] },
    after: { label: 'audit.after', writes: [['after', 'After']] },
    requestId: { label: 'audit.request', writes: [['requestId', 'Request']] },
  },
  sort: 'at',
  order: 'desc',
  filters: {
    kinds: { kind: 'many', label: 'audit.kind', values: auditedKinds },
    /** `#12` is the record of that number; anything else what people call one: a BOL number, a SCAC, an e-mail address. */
    record: { kind: 'text', label: 'audit.record' },
    /** Numbers of people, and `nobody`. */
    people: { kind: 'many', label: 'audit.person', longest: 20 },
    /** Days on the reader's calendar. */
    days: { kind: 'dates', label: 'audit.days' },
  },
  file: { name: 'audit-trail' },
})

/** More entries than these are not counted: `total` is one more then. */
export const AUDIT_COUNTED_MAX = 10_000

export const GetAuditTrail = listCall(list, {
  /** Everybody who works or worked for the company: choices of the filter. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
})

export const ExportAuditTrail = fileCall(list)
