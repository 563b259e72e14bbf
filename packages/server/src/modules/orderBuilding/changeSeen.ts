import { ORDER_LINES_MAX } from '@waybill/contract/wire/salesOrder.ts'
import { Refusal } from '../../refusal.ts'
import { loadOrders, lockOrders, lockShipmentsOf, type OrderChange, type OrderRecord } from '../salesOrders/index.ts'
import { type Asked, doerOf, type SeenOrder } from './buildShipments.ts'
import { carryChanges, Overtaken } from './laterOrders.ts'
import type { Hindrance } from './laterPlan.ts'

const places: Readonly<Record<string, string>> = { CompanyName: 'DropOffAddress.CompanyName', OriginalQty: 'Items' }

function refuseHindered({ field, code, params }: Hindrance): never {
  throw new Refusal('OrderHeld', params, [{ at: `body.order.${places[field] ?? field}`, code, params }])
}

/**
 * Changes one order as it was seen; shipments that nobody tendered follow.
 * @param changeOf what is to change of it; null: nothing
 * @returns the order as it was, and whether anything was changed
 * @throws {Refusal} NotFound, ChangedMeanwhile, InvalidInput for too many lines, OrderHeld
 */
export async function changeSeen(
  asked: Asked,
  { orderId, version }: SeenOrder,
  changeOf: (record: OrderRecord) => OrderChange | null,
): Promise<{ readonly record: OrderRecord; readonly became: 'changed' | 'same' }> {
  const { app, tx, who } = asked
  const names = await loadOrders(tx, who.clientId, [orderId])
  const locked = await lockShipmentsOf(
    tx,
    who.clientId,
    names.map(({ order: { number, backOrder } }) => ({ number, backOrder })),
  )
  const [record] = await lockOrders(tx, who.clientId, [orderId])
  if (record === undefined) throw new Refusal('NotFound')
  if (record.version !== (version ?? record.version)) throw new Refusal('ChangedMeanwhile')
  const change = changeOf(record)
  if (change === null) return { record, became: 'same' }
  if (record.order.lines.length + change.added.length > ORDER_LINES_MAX) {
    throw new Refusal('InvalidInput', {}, [
      { at: 'body.order.Items', code: 'tooMany', params: { max: ORDER_LINES_MAX } },
    ])
  }
  const carrying = { app, tx, clientId: who.clientId, doer: doerOf(asked), locked }
  const hindered = await carryChanges(carrying, [change]).catch((error: unknown) => {
    throw error instanceof Overtaken ? new Refusal('ChangedMeanwhile') : error
  })
  const hindrance = hindered.get(orderId)
  if (hindrance !== undefined) refuseHindered(hindrance)
  return { record, became: 'changed' }
}
