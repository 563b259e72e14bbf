import { z } from 'zod'
import { money, price } from '../money.ts'
import { wireHistory } from './shipmentDetails.ts'

/** What can be done with many rows at once; each is the call of one row, made for every row. */
export const bulkActions = [
  'move',
  'void',
  'deleteItems',
  'resendMails',
  'tender',
  'rate',
  'deleteCarriers',
  'avoidCarriers',
  'askQuotes',
  'remindCarriers',
  'buildShipments',
  'revertSetItems',
  'schedule',
  'archive',
  'unarchive',
  'voidLabels',
  'ship',
  'shipOrders',
  'cancelOrders',
  'reopenOrders',
  'toTender',
] as const
export type BulkAction = (typeof bulkActions)[number]

/**
 * Those whose rows are told on a result sheet and go on from there. `toTender` does nothing by itself: it puts shipments on one.
 */
export const sheetActions = ['buildShipments', 'rate', 'toTender'] as const satisfies readonly BulkAction[]

/** Whether what became of its rows is told on a sheet. */
export const isOnSheet = (action: BulkAction): boolean => sheetActions.some(one => one === action)

/**
 * A row ends when its outcome is known. `asked`: what it started is under way, `unknown`: nobody knows what became of that,
 * `stopped`: it had not begun when its job was stopped.
 */
export const bulkRowStates = ['waiting', 'asked', 'done', 'toFix', 'unknown', 'stopped'] as const
export type BulkRowState = (typeof bulkRowStates)[number]

/** What became of a row's subject since it was seen. */
export const wireChangedRow = z.object({
  /** The version that this tells of: sent with the next try, it says that the change was seen. */
  version: z.int32(),
  /** What others did stands before what the person did. Carriers and items say who and when, no fields. */
  history: z.array(wireHistory),
  /** What a tender would go at now; null: nothing that it could go at, or it is no tender. Minor units of `currency`. */
  price: money(z.object({ PricesheetID: z.int(), CarrierName: z.string(), CurrAmount: price(), currency: z.string() })),
  /** Whether it could be done as it is now. Of a tender: nobody holds the shipment, and its price is in force for it. */
  mayGo: z.boolean(),
})
export type WireChangedRow = z.output<typeof wireChangedRow>

/**
 * A row of which something is to be said: one that could not be done, whose outcome nobody knows or that is asked; one that
 * was done and says at which price, or what it leaves to do outside.
 */
export const wireBulkRow = z.object({
  rowNo: z.int(),
  /** Of the shipment, the item, the mail, the carrier, the question for quotes. */
  id: z.int(),
  name: z.string(),
  state: z.enum(['toFix', 'unknown', 'asked', 'done']),
  /** A code of the messages; blank where the words say it all. */
  code: z.string(),
  /** A price may stand among them: whoever sees no money reads the code alone. */
  words: money(z.string()),
  /** The fields that keep it from being done, where the code alone does not say it. */
  issues: z.array(
    z.object({ at: z.string(), code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
  /**
   * The booked shipment that it seems to repeat, at whichever dock; null for any other. Once `ConfirmAnotherLoad` answers that it
   * does not, another try books it.
   */
  sameLoad: z.object({ shipmentId: z.int(), otherId: z.int(), bol: z.string() }).nullable(),
  /** Of a row that was changed since it was seen, or whose price nobody confirmed; null for any other. */
  changed: wireChangedRow.nullable(),
})
export type WireBulkRow = z.output<typeof wireBulkRow>

export const wireBulkJob = z.object({
  bulkId: z.int(),
  action: z.enum(bulkActions),
  statusCode: z.string(),
  total: z.int(),
  waiting: z.int(),
  asked: z.int(),
  done: z.int(),
  toFix: z.int(),
  unknown: z.int(),
  stopped: z.int(),
  /** Of those to fix, the ones with `changed`: each is tried again for itself, once that was shown. */
  changed: z.int(),
  startedAt: z.string(),
  /** When no further row was to begin; null: it was not stopped, or goes on. */
  stoppedAt: z.string().nullable(),
  /** Null while rows wait or are asked. */
  endedAt: z.string().nullable(),
  /** Rows of which something is to be said beyond those that are shown; the file holds them all. */
  more: z.int(),
  /**
   * The first ones: those to fix, then those nobody knows of, then those that are asked, then those that were done and say
   * something. None where the person may not make the call of one row any more.
   */
  shown: z.array(wireBulkRow),
})
export type WireBulkJob = z.output<typeof wireBulkJob>
