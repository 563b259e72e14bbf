import { orderByHand, type StraightRule } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import type { CallRequest } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import type { Who } from '../../who.ts'
import { buildFromOrders, othersOnTheWay } from '../orderBuilding/index.ts'
import { loadOrders, type OrderRecord } from '../salesOrders/index.ts'
import { gapsOn, type ShipmentRecord } from '../shipments/index.ts'
import { type Asking, addEntry, type Ended } from './entries.ts'
import { lookerOf } from './orderLooks.ts'
import { refused } from './refused.ts'
import { ruleOf, ruleRow } from './ruleRow.ts'

/** In whose name the rule works, and when. */
export interface Worker {
  readonly app: App
  readonly who: Who
  readonly now: Date
}

/** The request that the history names for what is done with an order. */
export const requestOf = (orderId: number): CallRequest => ({
  id: `straight-${orderId}`,
  address: '',
  network: '',
  userAgent: '',
  key: '',
})

/**
 * The next order, locked: open, come or changed since the rule was switched on, near enough, and not looked at as it is
 * now. One that was on a shipment, of the rule or of a person, stays with whoever took it off.
 */
const nextOrder = (tx: Tx, clientId: number, since: string, until: string, after: number) =>
  sql<{ order_id: number; version: number }>`
    select o.order_id, o.version
      from sales_order o
     where o.client_id = ${clientId} and o.order_id > ${after} and o.state = 'open' and o.updated_at >= ${since}::timestamptz
       and coalesce(o.ship_date, ${until}::date) <= ${until}::date
       and not exists (select from straight_entry e
                        where e.client_id = o.client_id and e.order_id = o.order_id
                          and (e.shipment_id is not null or e.order_version >= o.version))
       and not exists (select from allocation a where a.client_id = o.client_id and a.order_id = o.order_id)
     order by o.order_id limit 1
       for update of o skip locked`.execute(tx)

/** Why a shipment of one order is left to a person, as it stands now; blank: it is not. */
export async function shipmentByHand(
  { who, now }: Worker,
  tx: Tx,
  rule: StraightRule,
  record: ShipmentRecord,
  order: OrderRecord,
): Promise<string> {
  const look = await lookerOf(tx, who, now, [{ record: order, shipment: record.shipment }])
  return orderByHand(
    rule,
    look(order, record.shipment, {
      isIncomplete: record.status !== 'Q',
      gaps: await gapsOn(tx, record),
      hasOthers: (await othersOnTheWay(tx, who.clientId, record, now)) > 0,
    }),
  )
}

async function build(
  worker: Worker,
  tx: Tx,
  rule: StraightRule,
  orderId: number,
): Promise<Ended | { shipmentId: number }> {
  const asked = { ...worker, tx, request: requestOf(orderId) }
  const { record } = await buildFromOrders(asked, [{ orderId, version: null }])
  const [order] = await loadOrders(tx, worker.who.clientId, [orderId])
  if (order === undefined) throw new Refusal('NotFound')
  const words = await shipmentByHand(worker, tx, rule, record, order)
  return words === '' ? { shipmentId: record.shipmentId } : { state: 'byHand', words }
}

/** The last ship date that is near enough, on the company's calendar. */
const lastDay = ({ who, now }: Worker, daysAhead: number): string =>
  localNow(new Date(now.getTime() + daysAhead * 86_400_000), who.timeZone).date

/** How far the orders of a company were gone through in one turn: those before need not be looked through for each. */
export interface Turn {
  reached: number
}

/**
 * Takes the next order and builds its shipment, or leaves it to a person as it was: all of it or nothing. Null: none waits,
 * or the rule is off.
 */
export const takeOrder = (worker: Worker, turn: Turn = { reached: 0 }): Promise<Asking | 'byHand' | null> =>
  worker.app.db.forClient(worker.who.clientId).transaction(async tx => {
    const { app, who, now } = worker
    const { clientId } = who
    const row = await ruleRow(tx, clientId, 'hold')
    if (row === undefined || !row.is_on || row.switched_at === null) return null
    const rule = ruleOf(row)
    const { rows } = await nextOrder(tx, clientId, row.switched_at, lastDay(worker, rule.daysAhead), turn.reached)
    const [order] = rows
    if (order === undefined) return null
    turn.reached = Math.max(turn.reached, order.order_id)
    const about = { clientId, orderId: order.order_id, orderVersion: order.version, now }
    await sql`savepoint before_order`.execute(tx)
    const became = await build(worker, tx, rule, order.order_id).catch(error => refused(app, order.order_id, error))
    // What is left to a person is left as it was.
    if ('state' in became) await sql`rollback to savepoint before_order`.execute(tx)
    const entryId = await addEntry(tx, about, became)
    await app.realtime.tell({ clientId, topic: 'straight', data: {} }, tx)
    return 'state' in became ? 'byHand' : { clientId, entryId, orderId: order.order_id, shipmentId: became.shipmentId }
  })
