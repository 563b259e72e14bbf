import { z } from 'zod'

/** What the history speaks of: the kinds of records that a company keeps. */
export const auditedKinds = [
  ...(['shipment', 'tender', 'booking', 'tenderRound', 'label', 'pickup', 'dayClose', 'salesOrder'] as const),
  ...(['exception', 'import', 'orderSource', 'orderIntegration', 'shipConfirmation', 'carrier'] as const),
  ...([
    'carrierAccount',
    'carrierLogin',
    'carrierGroup',
    'soldToAccount',
    'rateSheet',
    'fuel',
    'exchangeRate',
  ] as const),
  ...([
    'lane',
    'routingGuide',
    'shipVia',
    'straightRule',
    'item',
    'palletConfig',
    'ownBox',
    'address',
    'billTo',
  ] as const),
  ...([
    'orderDefaults',
    'archiveRule',
    'signInRule',
    'exceptionRule',
    'benchmarkRule',
    'reportSchedule',
    'station',
  ] as const),
  ...(['printJob', 'file', 'mail', 'logo', 'member', 'pageGroup', 'user', 'signUp'] as const),
  ...(['upsRegistration', 'approvalRules', 'companySetting'] as const),
] as const
export type AuditedKind = (typeof auditedKinds)[number]

/** What stands for the carriers and the product itself among the people of the history. */
export const NOBODY = 'nobody'

/** A field as an entry of the history holds it, in words; blank where that side did not have it. */
export const wireFieldChange = z.object({ field: z.string(), before: z.string(), after: z.string() })
export type WireFieldChange = z.infer<typeof wireFieldChange>

/** A line of the history: who did what to which record, and when. */
export const wireAuditEntry = z.object({
  auditId: z.int(),
  at: z.string(),
  /** As he was called then. */
  actor: z.string(),
  /** One of `auditedKinds`, or a kind of before. */
  kind: z.string(),
  recordId: z.int(),
  /** What people call the record; blank where it has no name, or none any more. */
  record: z.string(),
  /** A verb in the past tense. */
  action: z.string(),
  /** The fields of each side in words, a line each. */
  before: z.string(),
  after: z.string(),
  /** Names the request, as it stands in the server's log. */
  requestId: z.string(),
})
export type WireAuditEntry = z.infer<typeof wireAuditEntry>
