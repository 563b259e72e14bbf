import { ORDER_FILE_MAX_BYTES } from '@waybill/contract'
import { ORDER_LINES_MAX } from '@waybill/contract/wire/salesOrder.ts'
import { orderName, type ShipmentStatus } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { type GroupFault, importKind, type Judged, type Written } from '../../imports/importKind.ts'
import { changeOrders, findOrders, insertOrders, type OrderRecord } from '../salesOrders/index.ts'
import { changesOf, type OrderChanges } from './changesOf.ts'
import { orderFields } from './orderFields.ts'
import { orderOfRows, type ReadOrder } from './orderOfRows.ts'

interface OrderThing {
  readonly read: ReadOrder
  readonly before: OrderRecord | null
  /** Null: a new order, or one that is as it was. */
  readonly changes: OrderChanges | null
  readonly row: number
}

interface Known {
  readonly orders: ReadonlyMap<string, OrderRecord>
  /** Shipments that hold something of an order, by its id. */
  readonly shipments: ReadonlyMap<number, readonly { readonly bol: string; readonly status: ShipmentStatus }[]>
}

const keyOf = (number: string, backOrder: string): string => JSON.stringify([number, backOrder])

async function shipmentsOf(tx: Tx, clientId: number, orderIds: readonly number[]): Promise<Known['shipments']> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<{ order_id: number; bol_number: string; status: ShipmentStatus }>`
    select distinct a.order_id, s.bol_number, s.status
      from allocation a join shipment s on s.client_id = a.client_id and s.shipment_id = a.shipment_id
     where a.client_id = ${clientId} and a.order_id = any(${orderIds}::bigint[]) and a.state <> 'released'`.execute(tx)
  return Map.groupBy(
    rows.map(row => ({ orderId: row.order_id, bol: row.bol_number, status: row.status })),
    row => row.orderId,
  )
}

/** What stands on shipments is a person's to change: it says on which. */
function onShipments(
  { before, row }: { before: OrderRecord; row: number },
  changes: OrderChanges,
  { shipments }: Known,
): readonly GroupFault[] {
  const on = shipments.get(before.orderId) ?? []
  if (on.length === 0) return []
  const touches = changes.head !== null || changes.changed.length > 0 || changes.cancelled.length > 0
  if (!touches) return []
  const left = on.find(({ status }) => status === 'A' || status === 'D')
  const [first] = on
  const params = { bol: (left ?? first)?.bol ?? '' }
  return [{ row, field: 'OrderNumber', code: left === undefined ? 'onShipments' : 'leftAlready', params }]
}

function judge(
  rows: Parameters<typeof orderOfRows>[0],
  known: Known,
  { policy, fields }: { policy: 'update' | 'skip' | 'refuse'; fields: ReadonlySet<string> },
): Judged<OrderThing> {
  const row = rows[0]?.row ?? 0
  if (rows.length > ORDER_LINES_MAX) {
    return { faults: [{ row, field: 'OrderNumber', code: 'tooManyLines', params: { max: ORDER_LINES_MAX } }] }
  }
  const read = orderOfRows(rows)
  if ('faults' in read) return read
  const before = known.orders.get(keyOf(read.order.number, read.order.backOrder)) ?? null
  const name = orderName(read.order)
  if (before === null) {
    if (read.lines.every(line => line.isCancelled)) return { skip: 'cancelledUnknown', params: { name } }
    return { thing: { read, before, changes: null, row }, will: 'added' }
  }
  if (policy === 'skip') return { skip: 'known', params: { name } }
  if (policy === 'refuse') return { faults: [{ row, field: 'OrderNumber', code: 'known', params: { name } }] }
  const changes = changesOf(before, read, fields)
  if (changes === null) return { thing: { read, before, changes, row }, will: 'same' }
  const faults = onShipments({ before, row }, changes, known)
  return faults.length > 0 ? { faults } : { thing: { read, before, changes, row }, will: 'changed' }
}

/** Sales orders from files: all or nothing each; one that is known is changed as far as nothing of it is on a shipment. */
export const orderImport = importKind<OrderThing, Known>({
  ...{ name: 'orders', page: 'OpenOrders', bytesMax: ORDER_FILE_MAX_BYTES, fields: orderFields },
  keyOf: cell => {
    const number = cell('OrderNumber').trim()
    return number === '' ? '' : keyOf(number, cell('BackOrderCode').trim())
  },
  async context(tx, groups, { clientId }) {
    const names = groups.flatMap(({ rows: [first] }) => {
      const said = (field: string): string => String(first?.values[field] ?? '').trim()
      return said('OrderNumber') === '' ? [] : [{ number: said('OrderNumber'), backOrder: said('BackOrderCode') }]
    })
    const records = await findOrders(tx, clientId, names)
    const orders = new Map(records.map(record => [keyOf(record.order.number, record.order.backOrder), record]))
    return {
      orders,
      shipments: await shipmentsOf(
        tx,
        clientId,
        records.map(({ orderId }) => orderId),
      ),
    }
  },
  judge: ({ rows }, known, { options, fields }) => judge(rows, known, { policy: options.policy, fields }),
  async write(tx, things, { app, clientId, doer }) {
    const fresh = things.filter(({ before }) => before === null)
    const written = await insertOrders(
      app,
      tx,
      doer,
      clientId,
      fresh.map(({ read: { order, lines } }) => ({ ...order, lines: lines.filter(line => !line.isCancelled) })),
    )
    const ids = new Map(written.map(one => [keyOf(one.number, one.backOrder), one.orderId]))
    const changed = things.flatMap(({ before, changes }) =>
      before === null || changes === null ? [] : [{ record: before, ...changes }],
    )
    await changeOrders(app, tx, doer, clientId, changed)
    return things.map(({ read: { order }, before, changes, row }): Written => {
      const name = orderName(order)
      const id = before?.orderId ?? ids.get(keyOf(order.number, order.backOrder))
      // Somebody else wrote the same order between our look and our write.
      if (id === undefined) return { faults: [{ row, field: 'OrderNumber', code: 'known', params: { name } }] }
      const what = before === null ? 'added' : changes === null ? 'same' : 'changed'
      return { became: { what, entity: 'salesOrder', id, name, warnings: [] } }
    })
  },
})
