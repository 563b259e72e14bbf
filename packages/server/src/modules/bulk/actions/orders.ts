import { calls } from '@waybill/contract'
import { lackingWords, sentence } from '@waybill/domain'
import {
  buildFromOrders,
  cancelOrder,
  reopenOrder,
  revertSetItems as revertShipment,
  uncancel,
} from '../../orderBuilding/index.ts'
import type { CancelUndo } from '../../salesOrders/index.ts'
import type { Action, RowGiven } from '../action.ts'
import { seenVersion } from './shipments.ts'

/** A shipment of each order; one that still lacks something says what. */
const buildShipments: Action = {
  call: calls.BuildFromOrders,
  list: 'orders',
  async act(given, { id, version }) {
    const { record, gaps } = await buildFromOrders(given, [{ orderId: id, version }])
    const { bolNumber: bol, shipmentId } = record
    if (record.status === 'Q') return { shipmentId, words: sentence('builtShipment', { bol }) }
    const lacks = lackingWords(gaps)
    const words = lacks === '' ? sentence('builtInSetItems', { bol }) : sentence('builtLacks', { bol, lacks })
    return { shipmentId, words }
  },
}

/** Gives each shipment back to the orders it was built from. */
const revertSetItems: Action = {
  call: calls.RevertSetItems,
  list: 'shipments',
  async act(given, row) {
    const input = { shipmentId: row.id, version: await seenVersion(given, row) }
    await revertShipment({ ...given, query: {}, input })
    return {}
  },
}

/** Cancels what of each order has not left; one on a shipment that was tendered says so. */
const cancelOrders: Action = {
  call: calls.SaveSalesOrder,
  list: 'orders',
  async act(given, { id, version }) {
    return { before: await cancelOrder(given, { orderId: id, version }) }
  },
}

/** What undoes the cancellation of an order by a job; null: nothing is known of it. */
async function cancelledAs({ tx, who }: RowGiven, bulkId: number, orderId: number): Promise<CancelUndo | null> {
  const row = await tx
    .selectFrom('bulk_row')
    .select('before')
    .where('client_id', '=', who.clientId)
    .where('bulk_id', '=', bulkId)
    .where('subject_id', '=', orderId)
    .executeTakeFirst()
  return (row?.before ?? null) as CancelUndo | null
}

/** Opens what was cancelled of each order; as the undo of a job, what that job cancelled and no more. */
const reopenOrders: Action = {
  call: calls.SaveSalesOrder,
  list: 'orders',
  async act(given, { id, version }, { undoBulkId }) {
    if (undoBulkId === undefined) await reopenOrder(given, { orderId: id, version })
    else await uncancel(given, id, await cancelledAs(given, undoBulkId, id))
    return {}
  },
}

export const orderActions = { buildShipments, revertSetItems, cancelOrders, reopenOrders }
