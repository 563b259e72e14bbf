import { levelOfPackaging, levelOfUnit, type Shipment, type ShipmentLine, thousandths } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'

/** A planned allocation whose freight a person counted anew, and so much of the order's line as is on it now. */
export interface Recounted {
  readonly allocationId: number
  readonly orderId: number
  readonly lineId: number
  readonly shipmentLineId: number
  readonly quantity: number
  readonly now: number
}

const piecesOf = (shipment: Shipment): ReadonlyMap<number, ShipmentLine> =>
  new Map(shipment.lines.flatMap(line => (line.lineId === null ? [] : [[line.lineId, line] as const])))

const total = (lines: readonly ShipmentLine[], type: string): number =>
  lines.reduce((sum, { pieces, pieceType }) => sum + (pieceType === type ? pieces : 0), 0)

/**
 * What an edit takes off lines of a shipment, or puts back, of what orders ordered. It is told only where the order counts
 * what the line counts, ten pallets as ten: a line whose goods are packed otherwise, or stand on two lines now, is no less of
 * its order. More comes on as far as the order has it open.
 */
export async function recounted(
  tx: Tx,
  { clientId, shipmentId, shipment: before }: { clientId: number; shipmentId: number; shipment: Shipment },
  after: Shipment,
): Promise<readonly Recounted[]> {
  if (before === after) return []
  const [were, are] = [piecesOf(before), piecesOf(after)]
  const changed = [...were].flatMap(([lineId, line]) => {
    const now = are.get(lineId)
    return now === undefined || now.pieces === line.pieces || now.pieceType !== line.pieceType
      ? []
      : [{ lineId, line, by: now.pieces - line.pieces }]
  })
  if (changed.length === 0) return []
  const { rows } = await sql<{
    allocation_id: number
    order_id: number
    line_id: number
    shipment_line_id: number
    quantity: number
    unit: string
    open: number
  }>`
    select a.allocation_id, a.order_id, a.line_id, a.shipment_line_id, a.quantity, l.unit,
           l.quantity - l.planned - l.shipped - l.cancelled as open
      from allocation a
      join sales_order_line l on l.client_id = a.client_id and l.order_id = a.order_id and l.line_id = a.line_id
     where a.client_id = ${clientId} and a.shipment_id = ${shipmentId} and a.state = 'planned'
       and a.shipment_line_id = any(${changed.map(({ lineId }) => lineId)}::bigint[])
     order by a.allocation_id`.execute(tx)
  const moved = changed.flatMap(({ lineId, line, by }) => {
    const [row, ...others] = rows.filter(one => one.shipment_line_id === lineId)
    if (row === undefined || others.length > 0 || row.quantity !== line.pieces || by > row.open) return []
    const isCounted = levelOfUnit(row.unit === '' ? 'EA' : row.unit) === levelOfPackaging(line.pieceType)
    return isCounted ? [{ row, by, type: line.pieceType }] : []
  })
  const stays = before.lines.filter(({ lineId }) => lineId === null || are.has(lineId))
  // What went from one line to another is not gone.
  const isGone = (type: string): boolean => {
    const all = total(after.lines, type) - total(stays, type)
    const sum = moved.reduce((sum, one) => sum + (one.type === type ? one.by : 0), 0)
    return sum < 0 ? all <= sum : all >= sum
  }
  return moved
    .filter(({ type }) => isGone(type))
    .map(({ row, by }) => ({
      ...{ allocationId: row.allocation_id, orderId: row.order_id, lineId: row.line_id },
      ...{ shipmentLineId: row.shipment_line_id, quantity: row.quantity, now: thousandths(row.quantity + by) },
    }))
}
