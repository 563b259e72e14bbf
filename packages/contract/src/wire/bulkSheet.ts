import { z } from 'zod'
import { money, moneyLines, price } from '../money.ts'
import { bulkActions, sheetActions, wireBulkRow } from './bulk.ts'

/**
 * How far a row of a sheet is. `working`: a job has it; `toFix`: its last step could not be done, or nobody knows what became
 * of it; `built`: a shipment that waits for a price; `rated`: one that has a price; `tendered`: it is with its carrier.
 */
export const sheetStates = ['toFix', 'working', 'built', 'rated', 'tendered'] as const
export type SheetState = (typeof sheetStates)[number]

export const wireSheetRow = wireBulkRow.pick({ code: true, words: true, issues: true, sameLoad: true }).extend({
  rowNo: z.int(),
  /** Of the order or the shipment that it began with. */
  id: z.int(),
  name: z.string(),
  /** Null: nothing is built of it. */
  shipmentId: z.int().nullable(),
  BOLNumber: z.string(),
  shipmentStatus: z.enum(['', 'O', 'Q', 'T', 'A', 'D', 'V']),
  state: z.enum(sheetStates),
  /** Whether another try may mend it. */
  mayRetry: z.boolean(),
  /** Its last step. */
  action: z.enum(bulkActions),
  CarrierName: z.string(),
  CarrierSCAC: z.string(),
  /** Minor units of `currency`; null: it has no price. */
  CurrAmount: money(),
  currency: z.string(),
})
export type WireSheetRow = z.output<typeof wireSheetRow>

export const wireSheet = z.object({
  bulkId: z.int(),
  /** What it began with: orders, of `buildShipments`, else shipments. */
  action: z.enum(sheetActions),
  startedAt: z.string(),
  total: z.int(),
  /** How many rows are in each state. */
  counts: z.object({ toFix: z.int(), working: z.int(), built: z.int(), rated: z.int(), tendered: z.int() }),
  /** How many have not begun yet: they can be stopped. */
  toStop: z.int(),
  /** How many have an error that another try may mend. */
  toRetry: z.int(),
  /** How many can be priced now. */
  toRate: z.int(),
  /** How many can be tendered now, each at its chosen price. */
  toTender: z.int(),
  /** Tells the prices and versions of those apart from any others: sent with the tender, it says that they were seen. */
  seen: z.string(),
  /** What those come to, by currency. */
  sums: moneyLines(z.array(z.object({ CurrAmount: price(), currency: z.string() }))),
  /** Shipments of collect freight, the first ones: whom they go to is reviewed before they are tendered. */
  collect: z.array(z.int()),
  /** Rows of the states that were asked for. */
  rows: z.array(wireSheetRow),
  /** After which row the next page begins; null: there is none. */
  next: z.int().nullable(),
})
export type WireSheet = z.output<typeof wireSheet>
