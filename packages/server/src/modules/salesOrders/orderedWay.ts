import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'

/** How the orders on a shipment want to go. */
export interface OrderedWay {
  /** The first day on which one of them is due, `2026-11-30`; null: none says so. */
  readonly deliverBy: string | null
  /** Carrier and service of their ship-via code; blank: none is named. */
  readonly scac: string
  readonly service: string
}

export const noOrderedWay: OrderedWay = { deliverBy: null, scac: '', service: '' }

/** The day and the service that the orders on a shipment ask for; of several services the first order's. */
export async function orderedWay(tx: Tx, clientId: number, shipmentId: number): Promise<OrderedWay> {
  const { rows } = await sql<{ due_date: string | null; scac: string | null; service: string | null }>`
    select o.due_date, v.scac, v.service
      from (select distinct order_id from allocation
             where client_id = ${clientId} and shipment_id = ${shipmentId} and state <> 'released') a
      join sales_order o on o.client_id = ${clientId} and o.order_id = a.order_id
      left join ship_via v on v.client_id = o.client_id and v.code = upper(trim(o.ship_via))
     order by o.number, o.back_order`.execute(tx)
  const named = rows.find(({ service }) => service !== null && service !== '')
  return {
    deliverBy: rows.flatMap(({ due_date: due }) => due ?? []).toSorted()[0] ?? null,
    ...{ scac: named?.scac ?? '', service: named?.service ?? '' },
  }
}
