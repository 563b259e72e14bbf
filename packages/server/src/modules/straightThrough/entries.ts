import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'

/** What became of an order that the rule looked at. */
export interface Ended {
  readonly state: 'tendered' | 'byHand'
  /** As a sentence that is kept, or the English of `code`. */
  readonly words: string
  /** Of what refused it. */
  readonly code?: string
  readonly carrierName?: string
  readonly scac?: string
  readonly amount?: number
  readonly currency?: string
  readonly tenderId?: number
}

/** An order whose shipment is built, and whose carriers are being asked. */
export interface Asking {
  readonly clientId: number
  readonly entryId: number
  readonly orderId: number
  readonly shipmentId: number
}

const columnsOf = ({
  state,
  words,
  code = '',
  carrierName = '',
  scac = '',
  amount,
  currency = '',
  tenderId,
}: Ended) => ({
  ...{ state, words, code, carrier_name: carrierName, scac, amount: amount ?? null, currency },
  tender_id: tenderId ?? null,
})

/** Keeps that an order was looked at; ended where it is left to a person at once. */
export async function addEntry(
  tx: Tx,
  given: { readonly clientId: number; readonly orderId: number; readonly orderVersion: number; readonly now: Date },
  became: { readonly shipmentId: number } | Ended,
): Promise<number> {
  const at = given.now.toISOString()
  const { entry_id } = await tx
    .insertInto('straight_entry')
    .values({
      ...{ client_id: given.clientId, order_id: given.orderId, order_version: given.orderVersion },
      ...{ begun_at: at, asked_at: at },
      ...('shipmentId' in became
        ? { shipment_id: became.shipmentId, state: 'asking' }
        : { ...columnsOf(became), ended_at: at }),
    })
    .returning('entry_id')
    .executeTakeFirstOrThrow()
  return entry_id
}

/** Keeps what became of it, once. @returns whether it was this one that ended it */
export async function endEntry(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  { clientId, entryId }: Asking,
  ended: Ended,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('straight_entry')
    .set({ ...columnsOf(ended), ended_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('entry_id', '=', entryId)
    .where('state', '=', 'asking')
    .returning('entry_id')
    .executeTakeFirst()
  if (row !== undefined) await app.realtime.tell({ clientId, topic: 'straight', data: {} }, tx)
  return row !== undefined
}

/** Asking and tendering takes seconds; a node that has said nothing for so long has ended. */
export const ASKED_LONG_AGO_MS = 120_000

/** Takes up orders whose carriers were asked by a node that never said what came of it; `all`: whoever asks about them. */
export async function leftAsking(tx: Tx, clientId: number, now: Date, all = false): Promise<readonly Asking[]> {
  const before = new Date(now.getTime() - (all ? 0 : ASKED_LONG_AGO_MS))
  const rows = await tx
    .updateTable('straight_entry')
    .set({ asked_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('state', '=', 'asking')
    .where('asked_at', '<=', before.toISOString())
    .returning(['entry_id', 'order_id', 'shipment_id'])
    .execute()
  return rows.flatMap(row =>
    row.shipment_id === null
      ? []
      : [{ clientId, entryId: row.entry_id, orderId: row.order_id, shipmentId: row.shipment_id }],
  )
}
