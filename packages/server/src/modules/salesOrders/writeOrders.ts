import { type OrderLine, type SalesOrder, thousandths } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { type Doer, recordChanges } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { summarizeOrders } from './allocations.ts'

/** An order that was written, by what tells it apart. */
export interface WrittenOrder {
  readonly orderId: number
  readonly number: string
  readonly backOrder: string
}

/** An order to be written. */
export type NewOrder = SalesOrder & {
  /** Left out: the first of its number and back order. */
  readonly namesake?: number
}

/** The columns of a head. */
export const headRow = (order: Omit<SalesOrder, 'lines'>) => ({
  ...{ number: order.number, back_order: order.backOrder, customer_po: order.customerPo, sold_to: order.soldTo },
  ...{ terms: order.terms, mode: order.mode, ship_to: order.shipTo, ship_from: order.shipFrom, bill_to: order.billTo },
  ...{ order_date: order.orderDate, ship_date: order.shipDate, due_date: order.dueDate },
  ...{ value: order.value, currency: order.currency, order_references: order.references },
  ...{ instructions: order.instructions, ship_via: order.shipVia, services: order.services },
  ...{ consignee: order.shipTo.company, consignee_city: order.shipTo.city },
  ...{ consignee_state: order.shipTo.state, consignee_zip: order.shipTo.zip },
})

/** A line with the number that the shipper's system gives it, where that is known. */
type NumberedLine = OrderLine & { readonly shipperLine?: number | null }

/** The columns of a line. @param number its place among the lines, from 1 */
export const lineRow = (line: NumberedLine, number: number) => ({
  ...{ number, item_code: line.itemCode, sku: line.sku, description: line.description },
  ...{ quantity: thousandths(line.quantity), unit: line.unit, weight_lb: line.weightLb },
  ...{ freight_class: line.freightClass, nmfc: line.nmfc, pallets: line.pallets, cartons: line.cartons },
  ...{ length_in: line.lengthIn, width_in: line.widthIn, height_in: line.heightIn },
  ...{ is_hazardous: line.isHazardous, pallet_number: line.palletNumber, weight_ref: line.weightRef },
  check_weight_quantity: line.checkWeightQuantity,
  shipper_line: line.shipperLine ?? null,
})

/** As {@link writeOrders}, and tells of it. */
export async function insertOrders(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  doer: Doer,
  clientId: number,
  orders: readonly NewOrder[],
  sourceId: number | null = null,
): Promise<readonly WrittenOrder[]> {
  const written = await writeOrders(tx, doer, clientId, orders, sourceId)
  if (written.length > 0) await app.realtime.tell({ clientId, topic: 'salesOrder', data: {} }, tx)
  return written
}

/**
 * Writes new orders with their lines, hundreds in three statements, each of another number and back order. One that there is
 * already, by these and its namesake, is left as it is and not among those returned.
 * @param sourceId what brought them; null: a person
 */
export async function writeOrders(
  tx: Tx,
  doer: Doer,
  clientId: number,
  orders: readonly NewOrder[],
  sourceId: number | null = null,
): Promise<readonly WrittenOrder[]> {
  if (orders.length === 0) return []
  const at = doer.at.toISOString()
  const heads = JSON.stringify(orders.map(order => ({ ...headRow(order), namesake: order.namesake ?? 0 })))
  const { rows } = await sql<{ order_id: number; number: string; back_order: string }>`
    insert into sales_order (client_id, number, back_order, namesake, customer_po, sold_to, terms, mode, ship_to, ship_from, bill_to,
           order_date, ship_date, due_date, value, currency, order_references, instructions, ship_via, services,
           consignee, consignee_city, consignee_state, consignee_zip, source_id, created_by, created_at, updated_at)
    select ${clientId}, r.number, r.back_order, r.namesake, r.customer_po, r.sold_to, r.terms, r.mode, r.ship_to, r.ship_from, r.bill_to,
           r.order_date, r.ship_date, r.due_date, r.value, r.currency, r.order_references, r.instructions, r.ship_via,
           r.services, r.consignee, r.consignee_city, r.consignee_state, r.consignee_zip, ${sourceId}::bigint,
           ${doer.who.userId ?? 0}::int, ${at}::timestamptz, ${at}::timestamptz
      from jsonb_populate_recordset(null::sales_order, ${heads}::jsonb) r
        on conflict (client_id, number, back_order, namesake) do nothing
    returning order_id, number, back_order`.execute(tx)
  const written = rows.map(row => ({ orderId: row.order_id, number: row.number, backOrder: row.back_order }))
  const ids = new Map(written.map(one => [JSON.stringify([one.number, one.backOrder]), one.orderId]))
  const lines = orders.flatMap(order => {
    const orderId = ids.get(JSON.stringify([order.number, order.backOrder]))
    return orderId === undefined ? [] : order.lines.map((line, n) => ({ order_id: orderId, ...lineRow(line, n + 1) }))
  })
  await insertLines(tx, clientId, lines)
  const orderIds = [...ids.values()]
  await summarizeOrders(tx, clientId, orderIds)
  await recordChanges(
    tx,
    doer,
    orderIds.map(entityId => ({ entity: 'salesOrder', entityId, action: 'created', version: 2 })),
  )
  return written
}

/** Has an order belong to another source from now on: its later files change it, and it hears what ships. */
export async function takeOverOrder(
  tx: Tx,
  doer: Doer,
  { clientId, orderId, sourceId }: { clientId: number; orderId: number; sourceId: number },
): Promise<void> {
  await tx
    .updateTable('sales_order')
    .set({ source_id: sourceId })
    .where('client_id', '=', clientId)
    .where('order_id', '=', orderId)
    .execute()
  const entry = { entity: 'salesOrder', entityId: orderId, action: 'takenOver', after: { sourceId } }
  await recordChanges(tx, doer, [entry])
}

export async function insertLines(tx: Tx, clientId: number, lines: readonly object[]): Promise<void> {
  if (lines.length === 0) return
  await sql`
    insert into sales_order_line (client_id, order_id, number, item_code, sku, description, quantity, unit, weight_lb,
           freight_class, nmfc, pallets, cartons, length_in, width_in, height_in, is_hazardous, pallet_number, weight_ref,
           check_weight_quantity, shipper_line)
    select ${clientId}, r.order_id, r.number, r.item_code, r.sku, r.description, r.quantity, r.unit, r.weight_lb,
           r.freight_class, r.nmfc, r.pallets, r.cartons, r.length_in, r.width_in, r.height_in, r.is_hazardous,
           r.pallet_number, r.weight_ref, r.check_weight_quantity, r.shipper_line
      from jsonb_populate_recordset(null::sales_order_line, ${JSON.stringify(lines)}::jsonb) r`.execute(tx)
}
