import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'

/** So much of a line of an order, on a line of a shipment. */
export interface Allocated {
  readonly orderId: number
  readonly lineId: number
  readonly shipmentLineId: number
  /** In the unit of the order's line. */
  readonly quantity: number
}

interface Delta {
  readonly orderId: number
  readonly lineId: number
  readonly planned: number
  readonly shipped: number
}

/** Adds to what is planned and shipped of lines, and tells of it. @throws {Refusal} MoreThanOrdered */
export async function count(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  clientId: number,
  deltas: readonly Delta[],
): Promise<void> {
  if (deltas.length === 0) return
  await refreshOrders(app, tx, clientId, await addToCounts(tx, clientId, deltas))
}

/** @returns the orders, locked, whose summaries are behind now. @throws {Refusal} MoreThanOrdered */
export async function addToCounts(tx: Tx, clientId: number, deltas: readonly Delta[]): Promise<readonly number[]> {
  const rows = JSON.stringify(deltas)
  const orderIds = [...new Set(deltas.map(({ orderId }) => orderId))].toSorted((a, b) => a - b)
  // Heads first, by their ids, as everybody does who changes lines.
  await sql`select order_id from sales_order where client_id = ${clientId} and order_id = any(${orderIds}::bigint[])
             order by order_id for update`.execute(tx)
  await sql`
    update sales_order_line l
       set planned = l.planned + d.planned, shipped = l.shipped + d.shipped
      from (select "orderId" as order_id, "lineId" as line_id, sum(planned) as planned, sum(shipped) as shipped
              from jsonb_to_recordset(${rows}::jsonb) as r("orderId" bigint, "lineId" bigint, planned numeric, shipped numeric)
             group by 1, 2) d
     where l.client_id = ${clientId} and l.order_id = d.order_id and l.line_id = d.line_id`
    .execute(tx)
    .catch((error: unknown) => {
      const isOver = error instanceof Error && 'constraint' in error && error.constraint === 'sales_order_line_counts'
      throw isOver ? new Refusal('MoreThanOrdered') : error
    })
  return orderIds
}

/**
 * Writes what lists show of orders, from their lines; each order that changes gets its next version.
 * @param orderIds of orders that are locked
 */
export async function summarizeOrders(tx: Tx, clientId: number, orderIds: readonly number[]): Promise<void> {
  await sql`
    update sales_order o
       set (state, line_count, quantity, open_quantity, weight_lb, item_codes) = (
             select case when sum(l.quantity - l.planned - l.shipped - l.cancelled) > 0 then 'open'
                         when sum(l.planned) > 0 then 'planned'
                         when sum(l.shipped) > 0 then 'shipped' else 'cancelled' end,
                    count(*), sum(l.quantity), sum(l.quantity - l.planned - l.shipped - l.cancelled),
                    case when count(l.weight_lb) = count(*) then sum(l.weight_lb) end,
                    left(string_agg(distinct coalesce(nullif(l.sku, ''), nullif(l.item_code, ''), l.description), ', '), 200)
               from sales_order_line l where l.client_id = o.client_id and l.order_id = o.order_id),
           version = o.version + 1
     where o.client_id = ${clientId} and o.order_id = any(${orderIds}::bigint[])`.execute(tx)
}

/** The same, and tells of it. @param orderIds of orders that are locked */
export async function refreshOrders(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  clientId: number,
  orderIds: readonly number[],
): Promise<void> {
  await summarizeOrders(tx, clientId, orderIds)
  await app.realtime.tell({ clientId, topic: 'salesOrder', data: {} }, tx)
}

/** Ties lines of orders to lines of a shipment. The orders are locked. @throws {Refusal} MoreThanOrdered */
export async function allocate(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  { clientId, shipmentId, at }: { clientId: number; shipmentId: number; at: Date },
  allocated: readonly Allocated[],
): Promise<void> {
  if (allocated.length === 0) return
  await count(
    app,
    tx,
    clientId,
    allocated.map(({ orderId, lineId, quantity }) => ({ orderId, lineId, planned: quantity, shipped: 0 })),
  )
  const time = at.toISOString()
  await tx
    .insertInto('allocation')
    .values(
      allocated.map(({ orderId, lineId, shipmentLineId, quantity }) => ({
        ...{ client_id: clientId, order_id: orderId, line_id: lineId, shipment_id: shipmentId },
        ...{ shipment_line_id: shipmentLineId, quantity, made_at: time, changed_at: time },
      })),
    )
    .execute()
}

/** What a shipment holds of orders that has not left. */
export async function heldBy(tx: Tx, clientId: number, shipmentId: number): Promise<readonly Allocated[]> {
  const rows = await tx
    .selectFrom('allocation')
    .select(['order_id', 'line_id', 'shipment_line_id', 'quantity'])
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('state', '=', 'planned')
    .orderBy('allocation_id')
    .execute()
  return rows.map(row => ({
    ...{ orderId: row.order_id, lineId: row.line_id, shipmentLineId: row.shipment_line_id, quantity: row.quantity },
  }))
}

/**
 * Ties the lines of a shipment that came back to what they held when it went: a released row is never made live again, a new
 * one stands beside it. @throws {Refusal} MoreThanOrdered where others took it meanwhile
 */
export async function takeBack(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  target: { clientId: number; shipmentId: number; at: Date },
): Promise<void> {
  const { rows } = await sql<{ order_id: number; line_id: number; shipment_line_id: number; quantity: number }>`
    select distinct on (a.shipment_line_id, a.line_id) a.order_id, a.line_id, a.shipment_line_id, a.quantity
      from allocation a
      join shipment_line l on l.client_id = a.client_id and l.shipment_id = a.shipment_id and l.line_id = a.shipment_line_id
     where a.client_id = ${target.clientId} and a.shipment_id = ${target.shipmentId} and a.state = 'released'
     order by a.shipment_line_id, a.line_id, a.allocation_id desc`.execute(tx)
  await allocate(
    app,
    tx,
    target,
    rows.map(row => ({
      ...{ orderId: row.order_id, lineId: row.line_id, shipmentLineId: row.shipment_line_id, quantity: row.quantity },
    })),
  )
}

/** Lines of a shipment that were ordered as hazardous. @param from a transaction, or the builder of reads */
export const hazardousQuery = (from: Pick<Tx, 'selectFrom'>, clientId: number, shipmentId: number) =>
  from
    .selectFrom('allocation as a')
    .innerJoin('sales_order_line as l', join =>
      join
        .onRef('l.client_id', '=', 'a.client_id')
        .onRef('l.order_id', '=', 'a.order_id')
        .onRef('l.line_id', '=', 'a.line_id'),
    )
    .select('a.shipment_line_id')
    .where('a.client_id', '=', clientId)
    .where('a.shipment_id', '=', shipmentId)
    .where('a.state', '<>', 'released')
    .where('l.is_hazardous', '=', true)
    .distinct()
