import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireAuditEntry, wireFieldChange } from '../../wire/auditEntry.ts'

/** One line of the history, field by field. */
export const GetAuditEntry = defineCall({
  group: 'LogIn',
  name: 'GetAuditEntry',
  summary: 'An entry of the audit trail, before and after',
  access: { kind: 'signedIn', pages: ['AuditTrail'] },
  effect: 'read',
  ours: true,
  query: z.object({}),
  body: z.object({ auditId: z.int().positive() }),
  reply: z.object({
    entry: wireAuditEntry.omit({ before: true, after: true }),
    changes: z.array(wireFieldChange),
    /** How many fields there are beyond those that are shown. */
    more: z.int(),
  }),
})
