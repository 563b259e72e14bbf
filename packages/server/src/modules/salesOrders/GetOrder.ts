import type { GetOrder } from '@waybill/contract/calls/Orders/GetOrder.ts'
import { ORDER_LINES_SHOWN, orderHeadToWire, orderLineToWire } from '@waybill/contract/wire/salesOrder.ts'
import { openQuantity, type ShipmentStatus } from '@waybill/domain'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { loadOrders } from './orderRows.ts'

/** Shipments of one order that are shown at most. */
export const ORDER_SHIPMENTS_MAX = 100

export const getOrder: Handler<typeof GetOrder> = async ({ app, db, who, input }) => {
  const [records, shipments] = await Promise.all([
    loadOrders(db, who.clientId, [input.orderId]),
    db.read(
      app.db.query
        .selectFrom('allocation as a')
        .innerJoin('shipment as s', join =>
          join.onRef('s.client_id', '=', 'a.client_id').onRef('s.shipment_id', '=', 'a.shipment_id'),
        )
        .select([
          's.shipment_id',
          's.bol_number',
          's.status',
          sql<boolean>`bool_and(a.state = 'released')`.as('released'),
        ])
        .where('a.client_id', '=', who.clientId)
        .where('a.order_id', '=', input.orderId)
        .groupBy(['s.shipment_id', 's.bol_number', 's.status'])
        .orderBy('s.shipment_id', 'desc')
        .limit(ORDER_SHIPMENTS_MAX),
    ),
  ])
  const [record] = records
  if (record === undefined) throw new Refusal('NotFound')
  const { orderId, version, state, order } = record
  return {
    ...{ orderId, version, state, order: orderHeadToWire(order), lineCount: order.lines.length },
    Items: order.lines.slice(0, ORDER_LINES_SHOWN).map(line => {
      const { planned, shipped, cancelled } = line.counts
      return {
        ...orderLineToWire(line),
        lineId: line.lineId,
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
    })),
  }
}
