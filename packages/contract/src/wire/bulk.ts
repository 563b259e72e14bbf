import { z } from 'zod'

/** What can be done with many rows at once; each is the call of one row, made for every row. */
export const bulkActions = [
  'move',
  'void',
  'deleteItems',
  'resendMails',
  'tender',
  'deleteCarriers',
  'avoidCarriers',
  'askQuotes',
  'remindCarriers',
] as const
export type BulkAction = (typeof bulkActions)[number]

/** A row that somebody has to look at: one that could not be done, or one that leaves something to do outside. */
export const wireBulkRow = z.object({
  rowNo: z.int(),
  /** Of the shipment, the item, the mail, the carrier, the question for quotes. */
  id: z.int(),
  name: z.string(),
  state: z.enum(['done', 'toFix']),
  /** A code of the messages; blank when it is done. */
  code: z.string(),
  words: z.string(),
})

export const wireBulkJob = z.object({
  bulkId: z.int(),
  action: z.enum(bulkActions),
  statusCode: z.string(),
  total: z.int(),
  done: z.int(),
  toFix: z.int(),
  startedAt: z.string(),
  /** Null while rows wait. */
  endedAt: z.string().nullable(),
  /** The first ones, those to fix before the others. */
  shown: z.array(wireBulkRow),
})
export type WireBulkJob = z.output<typeof wireBulkJob>
