import type { GetOrder } from '@waybill/contract/calls/Orders/GetOrder.ts'
import { ORDER_LINES_SHOWN, orderHeadToWire, orderLineToWire } from '@waybill/contract/wire/salesOrder.ts'
import { openQuantity, type ShipmentStatus } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { Read } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { bornBy } from '../charges/index.ts'
import { loadOrders, wantedSince } from './orderRows.ts'

/** Shipments of one order that are shown at most. */
export const ORDER_SHIPMENTS_MAX = 100

interface ShipmentRow {
  readonly shipment_id: number
  readonly bol_number: string
  readonly status: string
  readonly released: boolean
  readonly born: number | null
  readonly born_currency: string
}

/** The shipments an order is and was on, the newest first, with what of their price it bears. */
const shipmentsQuery = (clientId: number, orderId: number): Read<ShipmentRow> => ({
  compile: () =>
    CompiledQuery.raw(
      `select s.shipment_id, s.bol_number, s.status, own.released, born.amount as born,
              coalesce(born.currency, '') as born_currency
         from (select shipment_id, bool_and(state = 'released') as released from allocation
                where client_id = $1 and order_id = $2
                group by shipment_id order by shipment_id desc limit ${ORDER_SHIPMENTS_MAX}) own
         join shipment s on s.client_id = $1 and s.shipment_id = own.shipment_id
         left join lateral (${bornBy('s', '$2')}) born on not own.released
        order by s.shipment_id desc`,
      [clientId, orderId],
    ) as CompiledQuery<ShipmentRow>,
})

export const getOrder: Handler<typeof GetOrder> = async ({ db, who, input }) => {
  const [records, shipments] = await Promise.all([
    loadOrders(db, who.clientId, [input.orderId]),
    db.read(shipmentsQuery(who.clientId, input.orderId)),
  ])
  const [record] = records
  if (record === undefined) throw new Refusal('NotFound')
  const { orderId, version, state, order, cancelWantedAt } = record
  return {
    ...{ orderId, version, state, order: orderHeadToWire(order), lineCount: order.lines.length },
    cancelWantedAt: wantedSince({ state, at: cancelWantedAt }),
    Items: order.lines.slice(0, ORDER_LINES_SHOWN).map(line => {
      const { planned, shipped, cancelled } = line.counts
      return {
        ...orderLineToWire(line),
        ...{ lineId: line.lineId, LineNumber: line.shipperLine },
        planned,
        shipped,
        cancelled,
        open: openQuantity(line.counts),
      }
    }),
    shipments: shipments.map(row => ({
      shipmentId: row.shipment_id,
      BOLNumber: row.bol_number,
      shipmentStatus: row.status as ShipmentStatus,
      isReleased: row.released,
      ...{ bornCharge: row.born, bornCurrency: row.born_currency },
    })),
  }
}
