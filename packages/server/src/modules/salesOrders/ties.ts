import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { type Allocated, addToCounts } from './allocations.ts'

/** What is on a shipment of an order, and where that shipment stands. */
export interface Tied extends Allocated {
  readonly allocationId: number
  readonly shipmentId: number
  readonly state: 'planned' | 'shipped'
}

/** Everything that orders have on shipments and that others have on the same ones, the oldest first; nothing given back. */
export async function tiedWith(tx: Tx, clientId: number, orderIds: readonly number[]): Promise<readonly Tied[]> {
  const { rows } = await sql<Tied>`
    select allocation_id as "allocationId", order_id as "orderId", line_id as "lineId", shipment_id as "shipmentId",
           shipment_line_id as "shipmentLineId", quantity, state
      from allocation
     where client_id = ${clientId} and state <> 'released' and shipment_id in (
             select shipment_id from allocation
              where client_id = ${clientId} and order_id = any(${orderIds}::bigint[]) and state <> 'released')
     order by allocation_id`.execute(tx)
  return rows
}

/**
 * Locks the shipments that hold something of orders, in the order of their ids: whoever changes both locks shipments before
 * orders.
 */
export async function lockShipmentsOf(
  tx: Tx,
  clientId: number,
  orders: readonly { readonly number: string; readonly backOrder: string }[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ shipment_id: number }>`
    select s.shipment_id from shipment s
     where s.client_id = ${clientId} and s.shipment_id in (
             select a.shipment_id from allocation a
               join sales_order o on o.client_id = a.client_id and o.order_id = a.order_id
              where a.client_id = ${clientId} and a.state <> 'released'
                and (o.number, o.back_order) in (
                      select n."number", n."backOrder"
                        from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) n("number" text, "backOrder" text)))
     order by s.shipment_id for update of s`.execute(tx)
  return new Set(rows.map(row => row.shipment_id))
}

/**
 * How many of the orders, from the first on, stand on at most so many shipments together. One at least; nothing is locked.
 */
export async function ordersWithin(
  tx: Tx,
  clientId: number,
  orders: readonly { readonly number: string; readonly backOrder: string }[],
  shipmentsMax: number,
): Promise<number> {
  const { rows } = await sql<{ place: number; shipment_id: number }>`
    select n.place::int as place, a.shipment_id
      from rows from (jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as ("number" text, "backOrder" text))
           with ordinality n("number", "backOrder", place)
      join sales_order o on o.client_id = ${clientId} and o.number = n."number" and o.back_order = n."backOrder"
      join allocation a on a.client_id = o.client_id and a.order_id = o.order_id and a.state <> 'released'
     order by n.place`.execute(tx)
  const met = new Set<number>()
  for (const { place, shipment_id: shipmentId } of rows) {
    met.add(shipmentId)
    if (met.size > shipmentsMax) return Math.max(1, place - 1)
  }
  return Math.max(1, orders.length)
}

/** Gives back what is planned, of locked orders; their summaries are behind until somebody refreshes them. */
export async function release(tx: Tx, clientId: number, tied: readonly Tied[], at: Date): Promise<void> {
  if (tied.length === 0) return
  await addToCounts(
    tx,
    clientId,
    tied.map(({ orderId, lineId, quantity }) => ({ orderId, lineId, planned: -quantity, shipped: 0 })),
  )
  await tx
    .updateTable('allocation')
    .set({ state: 'released', changed_at: at.toISOString() })
    .where('client_id', '=', clientId)
    .where(
      'allocation_id',
      'in',
      tied.map(({ allocationId }) => allocationId),
    )
    .execute()
}
