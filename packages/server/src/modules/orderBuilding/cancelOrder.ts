import { orderName } from '@waybill/domain'
import { Refusal } from '../../refusal.ts'
import {
  type CancelUndo,
  type CountedOrderLine,
  findOrders,
  type OrderChange,
  type OrderRecord,
  reopenOrders,
  uncancelOrder,
} from '../salesOrders/index.ts'
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
 * @returns what undoes it
 * @throws {Refusal} NotFound, ChangedMeanwhile, OrderHeld, OrderOver where nothing is left to cancel
 */
export async function cancelOrder(asked: Asked, seen: SeenOrder): Promise<CancelUndo> {
  const { record, became } = await changeSeen(asked, seen, cancellationOf)
  if (became === 'same') throw new Refusal('OrderOver', named(record))
  const { edits, order } = record
  return { edits: edits + 1, lines: order.lines.map(({ lineId, counts: { cancelled } }) => ({ lineId, cancelled })) }
}

/**
 * Undoes a cancellation, unless somebody wrote the order since, or its source cancelled it as well.
 * @throws {Refusal} NotFound, CancelledChangedSince
 */
export async function uncancel(asked: Asked, orderId: number, undo: CancelUndo | null): Promise<void> {
  const [record] = await seenOrders(asked, [{ orderId, version: null }])
  if (undo === null || record.edits !== undo.edits) throw new Refusal('CancelledChangedSince', named(record))
  await uncancelOrder(asked.app, asked.tx, doerOf(asked), asked.who.clientId, record, undo)
}

/** Another order of the same number was opened, or came with a file, at the same moment. */
const isNameTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'sales_order_name'

/**
 * Opens what was cancelled of an order, or says of one that a file cancelled too late that it goes on. Shipments that it was
 * taken off stay without it.
 * @throws {Refusal} NotFound, ChangedMeanwhile, OrderNotCancelled, OrderReplaced
 */
export async function reopenOrder(asked: Asked, seen: SeenOrder): Promise<void> {
  const [record] = await seenOrders(asked, [seen])
  const isWhole = record.order.lines.every(({ counts }) => counts.cancelled === 0)
  if (isWhole && record.cancelWantedAt === null) {
    throw new Refusal('OrderNotCancelled', named(record))
  }
  // Orders that a person kept apart from it are others; one that took its place is the same.
  const others = record.namesake < 0 ? await findOrders(asked.tx, asked.who.clientId, [record.order]) : []
  if (others.some(({ namesake }) => namesake === record.formerNamesake)) {
    throw new Refusal('OrderReplaced', named(record))
  }
  try {
    await reopenOrders(asked.app, asked.tx, doerOf(asked), asked.who.clientId, [record])
  } catch (error) {
    throw isNameTaken(error) ? new Refusal('OrderReplaced', named(record)) : error
  }
}
