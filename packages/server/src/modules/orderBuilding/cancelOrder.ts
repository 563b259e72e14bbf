import { orderName } from '@waybill/domain'
import { Refusal } from '../../refusal.ts'
import { type CountedOrderLine, type OrderChange, type OrderRecord, reopenOrders } from '../salesOrders/index.ts'
import { type Asked, doerOf, type SeenOrder, seenOrders } from './buildShipments.ts'
import { changeSeen } from './changeSeen.ts'

export const canCancel = ({ counts }: CountedOrderLine): boolean => counts.cancelled + counts.shipped < counts.ordered

/** The change that cancels what of an order has not left; null: all of it left or is cancelled. */
export function cancellationOf(record: OrderRecord): OrderChange | null {
  const cancelled = record.order.lines.filter(canCancel)
  return cancelled.length === 0 ? null : { record, head: null, changed: [], added: [], cancelled }
}

const named = ({ order }: OrderRecord) => ({ number: orderName(order) })

/**
 * Cancels what of an order has not left.
 * @throws {Refusal} NotFound, ChangedMeanwhile, OrderHeld, OrderOver where nothing is left to cancel
 */
export async function cancelOrder(asked: Asked, seen: SeenOrder): Promise<void> {
  const { record, became } = await changeSeen(asked, seen, cancellationOf)
  if (became === 'same') throw new Refusal('OrderOver', named(record))
}

/**
 * Opens what was cancelled of an order. Shipments that it was taken off stay without it.
 * @throws {Refusal} NotFound, ChangedMeanwhile, OrderNotCancelled
 */
export async function reopenOrder(asked: Asked, seen: SeenOrder): Promise<void> {
  const [record] = await seenOrders(asked, [seen])
  if (record.order.lines.every(({ counts }) => counts.cancelled === 0)) {
    throw new Refusal('OrderNotCancelled', named(record))
  }
  await reopenOrders(asked.app, asked.tx, doerOf(asked), asked.who.clientId, [record])
}
