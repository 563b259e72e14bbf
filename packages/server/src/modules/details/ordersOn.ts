import {
  ORDERED_LINES_SHOWN_MAX,
  ORDERS_SHOWN_MAX,
  type WireOrderOnShipment,
} from '@waybill/contract/wire/orderOnShipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { CompiledQuery } from 'kysely'
import type { Read } from '../../db/open.ts'
import { bornBy } from '../charges/index.ts'

type Row = WireOrderOnShipment

/** The sales orders on a shipment with their lines, in the order of their numbers; what was given back is not among them. */
export const ordersOnQuery = ({ clientId, shipmentId }: { clientId: number; shipmentId: number }): Read<Row> => ({
  compile: () =>
    CompiledQuery.raw(
      `select o.order_id as "orderId", o.number as "OrderNumber", o.back_order as "BackOrderCode",
              o.customer_po as "PO_Number", o.sold_to as "SoldTo", o.value as "OrderValue", o.currency,
              o.order_references as "AdditionalRef", o.due_date as "DueDate", born.amount as "bornCharge",
              coalesce(born.currency, '') as "bornCurrency", o.cancel_wanted_at as "cancelWantedAt", lines.lines
         from shipment s
         join lateral (
           select a.order_id, to_jsonb((array_agg(jsonb_build_object(
                    'LineID', a.shipment_line_id, 'SKU', l.sku, 'ItemCode', l.item_code, 'Description', l.description,
                    'OriginalQty', l.quantity, 'quantity', a.quantity, 'UOMType', l.unit, 'CartonCount', l.cartons,
                    'shipMode', s.mode, 'PalletNumber', l.pallet_number, 'WeightRef', l.weight_ref,
                    'CheckweightQTY', l.check_weight_quantity) order by l.number, a.allocation_id))
                    [1:${ORDERED_LINES_SHOWN_MAX}]) as lines
             from allocation a
             join sales_order_line l on l.client_id = a.client_id and l.order_id = a.order_id and l.line_id = a.line_id
            where a.client_id = s.client_id and a.shipment_id = s.shipment_id and a.state <> 'released'
            group by a.order_id) lines on true
         join sales_order o on o.client_id = s.client_id and o.order_id = lines.order_id
         left join lateral (${bornBy('s', 'o.order_id')}) born on true
        where s.client_id = $1 and s.shipment_id = $2
        order by o.number, o.back_order limit ${ORDERS_SHOWN_MAX}`,
      [clientId, shipmentId],
    ) as CompiledQuery<Row>,
})

const once = (texts: readonly string[]): string[] => [...new Set(texts.filter(text => text !== ''))]

/** What a shipment says of its orders together: numbers, purchase orders, references, and what all of them are worth. */
export function ordersTogether(
  orders: readonly Row[],
  shipment: { readonly orderNumber: string; readonly customerPo: string },
): Pick<WireShipmentDetails, 'OrderNumber' | 'PO_Number' | 'OrderValue' | 'AdditionalRef'> {
  const names = orders.map(one => [one.OrderNumber, one.BackOrderCode].filter(Boolean).join('-'))
  const isOne = new Set(orders.map(({ currency }) => currency)).size === 1
  const values = orders.flatMap(({ OrderValue }) => (OrderValue === null ? [] : [OrderValue]))
  return {
    OrderNumber: once(names).join(', ') || shipment.orderNumber,
    PO_Number: once(orders.map(one => one.PO_Number)).join(', ') || shipment.customerPo,
    OrderValue: isOne && values.length === orders.length ? values.reduce((sum, value) => sum + value, 0) : null,
    AdditionalRef: once(orders.flatMap(one => one.AdditionalRef)),
  }
}

/** How much was ordered of each line of the shipment, by its id. */
export const orderedBy = (orders: readonly Row[]): ReadonlyMap<number, number> =>
  new Map(orders.flatMap(({ lines }) => lines.map(line => [line.LineID, line.OriginalQty])))
