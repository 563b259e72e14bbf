import { ORDERS_ON_SHIPMENT_MAX } from '@waybill/contract'
import type { GetOrdersToAdd } from '@waybill/contract/calls/Orders/GetOrdersToAdd.ts'
import { type Address, destinationOf } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { Read } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { loadShipment, type ShipmentRecord } from '../shipments/index.ts'
import { differsFrom } from './addedOrders.ts'

interface Row {
  readonly order_id: number
  readonly version: number
  readonly name: string
  readonly customer_po: string
  readonly ship_date: string | null
  readonly due_date: string | null
  readonly weight_lb: number | null
  readonly lines: number
  readonly ship_to: Address
  readonly ship_from: Address | null
  readonly bill_to: Address | null
  readonly currency: string
}

/** Open orders to one ZIP that are looked through for the place itself. */
const LOOKED_AT = 2_000

/** Open orders to the ZIP of a shipment's destination, on its terms and by its mode. */
const openThere = ({ clientId, shipment }: ShipmentRecord): Read<Row> => ({
  compile: () =>
    CompiledQuery.raw(
      `select o.order_id, o.version, o.number || case o.back_order when '' then '' else '-' || o.back_order end as name,
              o.customer_po, o.ship_date::text, o.due_date::text, o.weight_lb, o.ship_to, o.ship_from, o.bill_to, o.currency,
              (select count(*)::int from sales_order_line l
                where l.client_id = o.client_id and l.order_id = o.order_id) as lines
         from sales_order o
        where o.client_id = $1 and o.state = 'open' and left(o.consignee_zip, 3) = left($2, 3)
          and o.terms = $3 and o.mode in ('', $4)
        order by case when o.due_date is null then 'infinity'::date else o.due_date end, o.order_id limit ${LOOKED_AT}`,
      [clientId, destinationOf(shipment).zip, shipment.terms, shipment.mode],
    ) as CompiledQuery<Row>,
})

export const getOrdersToAdd: Handler<typeof GetOrdersToAdd> = async ({ db, who, input }) => {
  const record = await loadShipment(db, who.clientId, input.shipmentId)
  const { shipment } = record
  const isOpen = record.status === 'O' || record.status === 'Q'
  const rows = isOpen ? await db.read(openThere(record)) : []
  const same = rows.filter(row => {
    const { ship_to: shipTo, ship_from: shipFrom, bill_to: billTo, currency } = row
    const named = { shipTo, shipFrom, billTo, currency, terms: shipment.terms, mode: '' } as const
    return differsFrom(shipment, named).length === 0
  })
  return {
    version: record.version,
    orders: same.slice(0, ORDERS_ON_SHIPMENT_MAX).map(row => ({
      orderId: row.order_id,
      version: row.version,
      OrderNumber: row.name,
      PO_Number: row.customer_po,
      ShipDate: row.ship_date,
      DueDate: row.due_date,
      Weight: row.weight_lb,
      lines: row.lines,
    })),
    total: same.length,
  }
}
