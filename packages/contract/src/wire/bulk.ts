import { z } from 'zod'
import { money } from '../money.ts'
import { wireHistory } from './shipmentDetails.ts'

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

/** What became of a row's subject since it was seen. */
export const wireChangedRow = z.object({
  /** The version that this tells of: sent with the next try, it says that the change was seen. */
  version: z.int32(),
  /** What others did stands before what the person did. Carriers and items say who and when, no fields. */
  history: z.array(wireHistory),
  /** What a tender would go at now; null: nothing is chosen, or it is no tender. Minor units of `currency`. */
  price: z
    .object({ PricesheetID: z.int(), CarrierName: z.string(), CurrAmount: money(), currency: z.string() })
    .nullable(),
})
export type WireChangedRow = z.output<typeof wireChangedRow>

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
  /** The fields that keep it from being done, where the code alone does not say it. */
  issues: z.array(
    z.object({ at: z.string(), code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
  /** Of a row that was refused because somebody else changed it; null for any other. */
  changed: wireChangedRow.nullable(),
})
export type WireBulkRow = z.output<typeof wireBulkRow>

export const wireBulkJob = z.object({
  bulkId: z.int(),
  action: z.enum(bulkActions),
  statusCode: z.string(),
  total: z.int(),
  done: z.int(),
  toFix: z.int(),
  /** Of those to fix, the ones that somebody else changed: each is tried again for itself, once its change was shown. */
  changed: z.int(),
  startedAt: z.string(),
  /** Null while rows wait. */
  endedAt: z.string().nullable(),
  /** The first ones, those to fix before the others. */
  shown: z.array(wireBulkRow),
})
export type WireBulkJob = z.output<typeof wireBulkJob>
