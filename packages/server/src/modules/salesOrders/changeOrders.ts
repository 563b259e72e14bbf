import type { OrderLine, SalesOrder } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { type Doer, recordChanges } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { refreshOrders } from './allocations.ts'
import type { CountedOrderLine, OrderRecord } from './orderRows.ts'
import { headRow, insertLines, lineRow } from './writeOrders.ts'

/** A change of a locked order. */
export interface OrderChange {
  readonly record: OrderRecord
  /** Null: as it was. */
  readonly head: Omit<SalesOrder, 'lines'> | null
  readonly changed: readonly { readonly before: CountedOrderLine; readonly after: OrderLine }[]
  readonly added: readonly OrderLine[]
  /** What of them is neither planned nor shipped is cancelled. */
  readonly cancelled: readonly CountedOrderLine[]
}

/**
 * Writes changes of locked orders, hundreds in a few statements. Nothing goes below what is planned and shipped.
 * @throws {Refusal} MoreThanOrdered from the database's own check, through `allocations.ts`
 */
export async function changeOrders(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  doer: Doer,
  clientId: number,
  changes: readonly OrderChange[],
): Promise<void> {
  if (changes.length === 0) return
  const heads = changes.flatMap(({ record, head }) =>
    head === null ? [] : [{ order_id: record.orderId, ...headRow(head) }],
  )
  if (heads.length > 0) {
    await sql`
      update sales_order o
         set customer_po = r.customer_po, sold_to = r.sold_to, terms = r.terms, mode = r.mode, ship_to = r.ship_to,
             ship_from = r.ship_from, bill_to = r.bill_to, currency = r.currency, services = r.services,
             order_date = r.order_date, ship_date = r.ship_date, due_date = r.due_date, value = r.value,
             order_references = r.order_references, instructions = r.instructions, ship_via = r.ship_via,
             consignee = r.consignee, consignee_city = r.consignee_city, consignee_state = r.consignee_state,
             consignee_zip = r.consignee_zip
        from jsonb_populate_recordset(null::sales_order, ${JSON.stringify(heads)}::jsonb) r
       where o.client_id = ${clientId} and o.order_id = r.order_id`.execute(tx)
  }
  const lines = changes.flatMap(({ record, changed }) =>
    changed.map(({ before, after }) => ({ order_id: record.orderId, ...lineRow(after, 1), line_id: before.lineId })),
  )
  if (lines.length > 0) {
    await sql`
      update sales_order_line l
         set item_code = r.item_code, sku = r.sku, description = r.description, quantity = r.quantity, unit = r.unit,
             -- Another quantity is ordered anew; what was cancelled of the same one stays so.
             cancelled = case when l.quantity = r.quantity then l.cancelled else 0 end, weight_lb = r.weight_lb, freight_class = r.freight_class, nmfc = r.nmfc, pallets = r.pallets,
             cartons = r.cartons, length_in = r.length_in, width_in = r.width_in, height_in = r.height_in,
             is_hazardous = r.is_hazardous, pallet_number = r.pallet_number, weight_ref = r.weight_ref,
             check_weight_quantity = r.check_weight_quantity
        from jsonb_populate_recordset(null::sales_order_line, ${JSON.stringify(lines)}::jsonb) r
       where l.client_id = ${clientId} and l.order_id = r.order_id and l.line_id = r.line_id`.execute(tx)
  }
  const gone = changes.flatMap(({ cancelled }) => cancelled.map(({ lineId }) => lineId))
  const orderIds = changes.map(({ record }) => record.orderId)
  if (gone.length > 0) {
    await sql`
      update sales_order_line set cancelled = quantity - planned - shipped
       where client_id = ${clientId} and order_id = any(${orderIds}::bigint[]) and line_id = any(${gone}::bigint[])`.execute(
      tx,
    )
  }
  await insertLines(
    tx,
    clientId,
    changes.flatMap(({ record, added }) =>
      added.map((line, n) => ({ order_id: record.orderId, ...lineRow(line, record.order.lines.length + n + 1) })),
    ),
  )
  await sql`update sales_order set updated_at = ${doer.at.toISOString()}::timestamptz, edits = edits + 1
             where client_id = ${clientId} and order_id = any(${orderIds}::bigint[])`.execute(tx)
  await refreshOrders(app, tx, clientId, orderIds)
  await recordChanges(
    tx,
    doer,
    changes.map(({ record, head, changed, added, cancelled }) => ({
      ...{ entity: 'salesOrder', entityId: record.orderId, action: 'changed', version: record.version + 1 },
      before: { ...(head === null ? {} : { head: record.order }), lines: changed.map(({ before }) => before) },
      after: { ...(head === null ? {} : { head }), lines: changed.map(({ after }) => after), added, cancelled },
    })),
  )
}

/** Notes of locked orders that a file said what they are already: an undo of what people did to them is no longer the last word. */
export async function touchOrders(tx: Tx, clientId: number, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return
  await sql`update sales_order set edits = edits + 1
             where client_id = ${clientId} and order_id = any(${orderIds}::bigint[])`.execute(tx)
}
