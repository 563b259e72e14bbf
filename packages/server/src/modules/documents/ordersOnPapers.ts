import { type HandlingUnit, poWords, type Shipment } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { ShipmentRecord } from '../shipments/index.ts'

/** A sales order as a paper names it: by its number with the back order, and the customer's purchase order. */
interface NamedOrder {
  readonly number: string
  readonly customerPo: string
}

/** Whose the goods of a shipment are, by the ids of its lines. */
export type OrdersByLine = ReadonlyMap<number, readonly NamedOrder[]>

/** Orders that the head of a paper names; more are named with their goods alone. */
const NAMED_AT_HEAD = 8

/** The sales orders on the lines of each shipment; what was given back is not among them. */
export async function ordersOnLines(
  { db: { query } }: Pick<App, 'db'>,
  db: Pick<TenantDb, 'read'>,
  records: readonly ShipmentRecord[],
): Promise<readonly OrdersByLine[]> {
  const [first] = records
  if (first === undefined) return []
  const rows = await db.read(
    query
      .selectFrom('allocation as a')
      .innerJoin('sales_order as o', join =>
        join.onRef('o.client_id', '=', 'a.client_id').onRef('o.order_id', '=', 'a.order_id'),
      )
      .select(['a.shipment_id', 'a.shipment_line_id', 'o.customer_po'])
      .select(sql<string>`o.number || case o.back_order when '' then '' else '-' || o.back_order end`.as('number'))
      .distinct()
      .where('a.client_id', '=', first.clientId)
      .where('a.state', '<>', 'released')
      .where(
        'a.shipment_id',
        'in',
        records.map(({ shipmentId }) => shipmentId),
      )
      .orderBy('number'),
  )
  const all = Map.groupBy(rows, row => row.shipment_id)
  return records.map(({ shipmentId }) => {
    const own = Map.groupBy(all.get(shipmentId) ?? [], row => row.shipment_line_id)
    const named = [...own].map(([lineId, of]) => {
      return [lineId, of.map(row => ({ number: row.number, customerPo: row.customer_po.trim() }))] as const
    })
    return new Map(named)
  })
}

const once = (texts: readonly string[]): readonly string[] => [...new Set(texts.filter(text => text !== ''))]

/** Each order that a shipment holds or that its bill names. */
const ordersOf = ({ customerOrders = [], orderNumber, customerPo }: Shipment): readonly NamedOrder[] =>
  customerOrders.length > 0
    ? customerOrders.map(one => ({ number: one.number.trim(), customerPo: one.customerPo.trim() }))
    : [{ number: orderNumber.trim(), customerPo: customerPo.trim() }]

const numbered = (orders: readonly NamedOrder[]) => {
  const [numbers, pos] = [once(orders.map(one => one.number)), once(orders.map(one => one.customerPo))]
  return [
    { label: numbers.length > 1 ? 'Orders' : 'Order', value: numbers.join(', ') },
    { label: pos.length > 1 ? 'POs' : 'PO', value: pos.join(', ') },
  ]
}

/** The numbers of the orders for the head of a paper. */
export function orderNumbers(shipment: Shipment) {
  const orders = ordersOf(shipment)
  return orders.length > NAMED_AT_HEAD
    ? [{ label: 'Orders', value: `${orders.length}, each named with its goods` }]
    : numbered(orders)
}

const areSeveral = (shipment: Shipment): boolean => ordersOf(shipment).length > 1

const onLine = (orders: OrdersByLine, { lines }: Shipment, line: number): readonly NamedOrder[] =>
  orders.get(lines[line - 1]?.lineId ?? 0) ?? []

/** The numbers of the orders that stand on a unit; null: they are those of the whole shipment, or nobody knows. */
export function ordersOnUnit(shipment: Shipment, orders: OrdersByLine, { contents }: HandlingUnit) {
  const own = areSeveral(shipment) ? contents.flatMap(({ line }) => onLine(orders, shipment, line)) : []
  return own.length === 0 ? null : numbered(own)
}

/** Whose goods are, in words; blank: the whole shipment is one order's, or nobody knows. */
export function orderWords(shipment: Shipment, orders: OrdersByLine, line: number): string {
  if (!areSeveral(shipment)) return ''
  return onLine(orders, shipment, line)
    .map(({ number, customerPo }) => [`Order ${number}`, poWords(customerPo)].filter(text => text !== '').join(', '))
    .join('\n')
}
