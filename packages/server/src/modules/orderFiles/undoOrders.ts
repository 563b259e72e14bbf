import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { ImportChange, ImportUndo, Stays } from '../../imports/importKind.ts'
import { canCancel, cancellationOf, carryChanges } from '../orderBuilding/index.ts'
import {
  type CountedOrderLine,
  loadOrders,
  lockOrders,
  lockShipmentsOf,
  type OrderChange,
  type OrderRecord,
  restoreOrders,
  takeBackWords,
} from '../salesOrders/index.ts'

interface Held {
  readonly id: number
  readonly is_changed: boolean
  readonly has_left: boolean | null
  readonly bol: string | null
  readonly is_hidden: boolean
}

/** Which orders were changed since, left, or stand on a shipment that a carrier was asked to take. */
async function foresee(
  tx: Tx,
  clientId: number,
  changes: readonly ImportChange[],
): Promise<ReadonlyMap<number, Stays>> {
  const asked = changes.map(({ entityId, writtenAt, edits }) => ({ id: entityId, at: writtenAt, edits }))
  const { rows } = await sql<Held>`
    select c.id, since.is_changed, hold.has_left, hold.bol, elsewhere.is_hidden
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) c(id bigint, at timestamptz, edits int)
      join sales_order o on o.client_id = ${clientId} and o.order_id = c.id
      cross join lateral (
        select case when c.edits is null then o.updated_at > c.at else o.edits <> c.edits end as is_changed) since
      cross join lateral (
        -- What stands on shipments of docks at which whoever asks does not work is counted on its lines alone.
        select coalesce((select sum(l.planned + l.shipped) from sales_order_line l
                          where l.client_id = o.client_id and l.order_id = o.order_id), 0)
             > coalesce((select sum(a.quantity) from allocation a
                          where a.client_id = o.client_id and a.order_id = o.order_id and a.state <> 'released'), 0)
               as is_hidden) elsewhere
      left join lateral (
        select a.state = 'shipped' as has_left, s.bol_number as bol
          from allocation a
          join shipment s on s.client_id = a.client_id and s.shipment_id = a.shipment_id
         where a.client_id = o.client_id and a.order_id = o.order_id
           and (a.state = 'shipped' or a.state = 'planned' and s.status not in ('O', 'Q'))
         order by a.state = 'shipped' desc, a.allocation_id limit 1) hold on true
     where since.is_changed or hold.bol is not null or elsewhere.is_hidden`.execute(tx)
  const words = new Set(changes.filter(({ isWordAlone }) => isWordAlone).map(({ entityId }) => entityId))
  return new Map(
    rows.flatMap(
      ({
        id,
        is_changed: isChanged,
        has_left: hasLeft,
        bol,
        is_hidden: isHidden,
      }): readonly (readonly [number, Stays])[] => {
        if (isHidden) return [[id, { code: 'otherDock', params: {} }]]
        // A word to a person goes wherever the freight is.
        if (words.has(id)) return []
        if (bol === null || (isChanged && hasLeft !== true)) return [[id, { code: 'changedSince', params: {} }]]
        return [[id, { code: hasLeft === true ? 'leftAlready' : 'onShipments', params: { bol } }]]
      },
    ),
  )
}

const contentOf = ({ lineId: _, counts: __, shipperLine: ___, ...line }: CountedOrderLine): object => line

/** The change that makes a known order what it was; null: nothing of its head and lines differs. */
function backTo(record: OrderRecord, before: OrderRecord): OrderChange | null {
  const { lines, ...now } = record.order
  const { lines: known, ...head } = before.order
  const was = new Map(known.map(line => [line.lineId, line]))
  const change: OrderChange = {
    ...{ record, added: [], head: isDeepStrictEqual(head, now) ? null : head },
    changed: lines.flatMap(line => {
      const after = was.get(line.lineId)
      return after === undefined || isDeepStrictEqual(contentOf(after), contentOf(line))
        ? []
        : [{ before: line, after }]
    }),
    cancelled: lines.filter(line => !was.has(line.lineId) && canCancel(line)),
  }
  return change.head === null && change.changed.length + change.cancelled.length === 0 ? null : change
}

/** Undoes what files wrote of sales orders; what nobody tendered follows them. */
export const orderUndo: ImportUndo = {
  async editsOf(tx, clientId, ids) {
    const rows = await tx
      .selectFrom('sales_order')
      .select(['order_id', 'edits'])
      .where('client_id', '=', clientId)
      .where('order_id', 'in', [...ids])
      .execute()
    return new Map(rows.map(row => [row.order_id, row.edits]))
  },
  foresee,
  async undo(tx, { app, clientId, doer }, changes) {
    const ids = changes.map(({ entityId }) => entityId)
    const names = await loadOrders(tx, clientId, ids)
    const locked = await lockShipmentsOf(
      tx,
      clientId,
      names.map(({ order: { number, backOrder } }) => ({ number, backOrder })),
    )
    const records = new Map((await lockOrders(tx, clientId, ids)).map(record => [record.orderId, record]))
    const stays = new Map(await foresee(tx, clientId, changes))
    const restored = changes.flatMap(({ entityId, before, isWordAlone }) => {
      const record = records.get(entityId)
      if (record === undefined || isWordAlone || stays.has(entityId)) return []
      return [{ orderId: entityId, record, before: before as OrderRecord | null }]
    })
    const carried = restored.flatMap(
      ({ record, before }) => (before === null ? cancellationOf(record) : backTo(record, before)) ?? [],
    )
    const hindered = await carryChanges({ app, tx, clientId, doer, locked }, carried)
    for (const [id, { code, params }] of hindered) stays.set(id, { code, params })
    await restoreOrders(
      app,
      tx,
      doer,
      clientId,
      restored.filter(({ orderId }) => !stays.has(orderId)),
    )
    return stays
  },
  takeBack: (tx, { clientId, doer }, words) =>
    takeBackWords(
      tx,
      doer,
      clientId,
      words.map(({ entityId, word, before }) => ({ orderId: entityId, word, before })),
    ),
}
