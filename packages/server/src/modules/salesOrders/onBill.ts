import { isDeepStrictEqual } from 'node:util'
import { type CustomerOrder, levelOfPackaging, orderName, rowsOf, type Shipment, shipmentTotals } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'

/** Numbers of the lines that are an order's alone, by the order's name. */
async function linesOfOrders(tx: Tx, clientId: number, shipmentId: number, shipment: Shipment) {
  const rows = await tx
    .selectFrom('allocation as a')
    .innerJoin('sales_order as o', join =>
      join.onRef('o.client_id', '=', 'a.client_id').onRef('o.order_id', '=', 'a.order_id'),
    )
    .select(['a.shipment_line_id', 'o.number', 'o.back_order'])
    .where('a.client_id', '=', clientId)
    .where('a.shipment_id', '=', shipmentId)
    .where('a.state', '=', 'planned')
    .execute()
  const at = new Map(shipment.lines.map(({ lineId }, index) => [lineId, index + 1]))
  const own = rows.map(row => {
    return { name: orderName({ number: row.number, backOrder: row.back_order }), line: at.get(row.shipment_line_id) }
  })
  const ofLine = Map.groupBy(own, ({ line }) => line)
  const isShared = (line: number | undefined): boolean =>
    new Set((ofLine.get(line) ?? []).map(({ name }) => name)).size > 1
  return Map.groupBy(
    own.flatMap(({ name, line }) => (line === undefined ? [] : [{ name, line: isShared(line) ? null : line }])),
    ({ name }) => name,
  )
}

function recounted(shipment: Shipment, entry: CustomerOrder, lines: ReadonlySet<number>): CustomerOrder {
  const rows = shipment.units.flatMap(unit =>
    rowsOf(shipment.lines, [unit]).filter((_, at) => lines.has(unit.contents[at]?.line ?? 0)),
  )
  const isKnown = rows.length > 0 && rows.every(item => item.weightLb > 0 && item.pieces > 0)
  if (!isKnown) return entry
  const { pieces, weightLb } = shipmentTotals(rows)
  const palletized = rows.every(item => levelOfPackaging(item.handlingUnitType) === 'pallet')
  return { ...entry, packages: pieces, weightLb, palletized }
}

/**
 * A shipment whose freight a person set or weighed anew, with what each of its orders has on the bill now. What he shared out
 * over the orders himself stays, and so does an order whose lines are another's too.
 */
export async function withOrdersCounted(
  tx: Tx,
  before: { readonly clientId: number; readonly shipmentId: number; readonly shipment: Shipment },
  shipment: Shipment,
): Promise<Shipment> {
  const { customerOrders = [], lines, units } = shipment
  const isSame = isDeepStrictEqual(lines, before.shipment.lines) && isDeepStrictEqual(units, before.shipment.units)
  if (customerOrders.length === 0 || isSame) return shipment
  if (!isDeepStrictEqual(customerOrders, before.shipment.customerOrders)) return shipment
  const own = await linesOfOrders(tx, before.clientId, before.shipmentId, shipment)
  const counted = customerOrders.map(entry => {
    const held = own.get(entry.number) ?? []
    const numbers = held.flatMap(({ line }) => line ?? [])
    return numbers.length === 0 || numbers.length < held.length ? entry : recounted(shipment, entry, new Set(numbers))
  })
  return { ...shipment, customerOrders: counted }
}
