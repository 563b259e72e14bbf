import { type OrderLine, orderName, sentence, thousandths } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import { type Tx, within } from '../../db/open.ts'
import { carriersOfVias } from '../orderSetup/index.ts'
import {
  allocate,
  changeOrders,
  loadOrders,
  type OrderChange,
  type OrderRecord,
  release,
  type Tied,
  tiedWith,
} from '../salesOrders/index.ts'
import {
  editShipment,
  gapsOn,
  inBody,
  labelledUnits,
  loadShipments,
  offeredAmong,
  passWhenComplete,
  type ShipmentRecord,
  saveShipment,
  selectQuote,
} from '../shipments/index.ts'
import type { Head } from './laterHead.ts'
import { type Following, type Hindrance, type LaterGiven, planChange } from './laterPlan.ts'
import { onePlace } from './onePlace.ts'
import { itemsOrdered } from './orderedItems.ts'
import { placesKnown, withKnown } from './placesKnown.ts'

/** Somebody put one of the orders on another shipment between our locks: whoever asked begins anew. */
export class Overtaken extends Error {
  /** As the database says it of transactions that have to be tried again. */
  readonly code = '40001'
}

interface Carrying {
  readonly app: Pick<App, 'realtime'>
  readonly tx: Tx
  readonly clientId: number
  readonly doer: Doer
  /** Shipments that are locked, as `lockShipmentsOf` did before the orders were. */
  readonly locked: ReadonlySet<number>
}

/** What is known of the orders, of those on the same shipments, and of the shipments. */
async function given({ tx, clientId, doer }: Carrying, changes: readonly OrderChange[], ties: readonly Tied[]) {
  const own = new Map(changes.map(({ record }) => [record.orderId, record]))
  const shipmentIds = [...new Set(ties.map(({ shipmentId }) => shipmentId))]
  const others = [...new Set(ties.map(({ orderId }) => orderId))].filter(id => !own.has(id))
  const lines: readonly OrderLine[] = changes.flatMap(({ record, changed, added }) => [
    ...record.order.lines,
    ...changed.map(({ after }) => after),
    ...added,
  ])
  const moved = changes.flatMap(({ record, head }) =>
    head === null || onePlace(head.shipTo) === onePlace(record.order.shipTo)
      ? []
      : [{ orderId: record.orderId, shipTo: head.shipTo }],
  )
  const known = await placesKnown(
    tx,
    clientId,
    moved.map(({ shipTo }) => shipTo),
  )
  const places = new Map(moved.map(({ orderId, shipTo }) => [orderId, withKnown(shipTo, known(shipTo))]))
  const [shipments, offered, labelled, together, itemOf] = await Promise.all([
    loadShipments(within(tx), clientId, shipmentIds),
    offeredAmong(tx, clientId, shipmentIds),
    labelledUnits(tx, clientId, shipmentIds),
    loadOrders(tx, clientId, others),
    itemsOrdered(tx, clientId, lines),
  ])
  const before = new Map([...own, ...together.map(record => [record.orderId, record] as const)])
  const heads = new Map<number, Head>([...before].map(([id, { order }]) => [id, order]))
  for (const { record, head } of changes) if (head !== null) heads.set(record.orderId, head)
  const vias = [...[...before.values()].map(({ order }) => order), ...heads.values()].map(({ shipVia }) => shipVia)
  const namedBy = await carriersOfVias(tx, clientId, vias)
  return {
    ...{ ties, offered, labelled, itemOf, before, heads, places, namedBy, now: doer.at },
    shipments: new Map(shipments.map(record => [record.shipmentId, record])),
  } satisfies LaterGiven
}

/** The shipments that may follow, as they stand. */
function drafts({ shipments, ties, offered, before }: LaterGiven): Map<number, Following> {
  const open = [...shipments.values()].filter(({ status }) => status === 'O' || status === 'Q')
  return new Map(
    open.map(record => {
      const { shipment, shipmentId } = record
      const on = ties.flatMap(tie => {
        if (tie.shipmentId !== shipmentId) return []
        const index = before.get(tie.orderId)?.order.lines.findIndex(({ lineId }) => lineId === tie.lineId) ?? -1
        const line = shipment.lines.findIndex(({ lineId }) => lineId === tie.shipmentLineId) + 1
        return [{ orderId: tie.orderId, index, quantity: tie.quantity, line }]
      })
      return [shipmentId, { record, shipment, on, isOffered: offered.has(shipmentId) }]
    }),
  )
}

/** What of a shipment's ties no longer holds, and what holds instead. */
function moved({ ties, before }: LaterGiven, { record, shipment, on }: Following) {
  const own = ties.filter(tie => tie.shipmentId === record.shipmentId && tie.state === 'planned')
  const isKept =
    (tie: Tied) =>
    (one: Following['on'][number]): boolean =>
      one.orderId === tie.orderId &&
      one.quantity === tie.quantity &&
      before.get(tie.orderId)?.order.lines[one.index]?.lineId === tie.lineId &&
      shipment.lines[one.line - 1]?.lineId === tie.shipmentLineId
  return {
    gone: own.filter(tie => !on.some(isKept(tie))),
    come: on.filter(one => !own.some(tie => isKept(tie)(one))),
  }
}

/** Saves a shipment that followed; one that is left without freight is given back. */
async function saveFollowed(
  { app, tx, doer }: Carrying,
  { record, shipment }: Following,
  orders: string,
): Promise<ShipmentRecord> {
  if (shipment.lines.length === 0) {
    return saveShipment(app, tx, doer, record, {
      action: 'reverted',
      facts: { status: 'V', voidedFrom: record.status, setAside: 'reverted' },
      note: sentence('givenBackToOrders'),
    })
  }
  const note = sentence('followsOrders', { orders })
  const edit = { shipment, action: 'edited', note, check: 'nothing', placeOf: inBody } as const
  const { record: saved } = await editShipment(app, tx, doer, record, edit)
  // A price of the carrier that was named before is nobody's choice any more.
  if (shipment.appointedCarrier === record.shipment.appointedCarrier || saved.selectedQuoteId === null) return saved
  await selectQuote(tx, saved, null)
  return { ...saved, selectedQuoteId: null }
}

/** Where a shipment that followed stands now: what nobody knows yet is asked for, and what is complete goes on. */
async function settle({ app, tx, doer }: Carrying, record: ShipmentRecord): Promise<void> {
  if (record.status === 'O') await passWhenComplete(app, tx, doer, record)
  else if (record.status === 'Q' && (await gapsOn(tx, record)).length > 0) {
    await saveShipment(app, tx, doer, record, { action: 'moved', facts: { status: 'O' } })
  }
}

/** Whether some of an order stands on shipments that are not shown to whoever changes it: they leave from docks of others. */
function isElsewhere({ orderId, order }: OrderRecord, ties: readonly Tied[]): boolean {
  return order.lines.some(({ lineId, counts }) => {
    const shown = ties.filter(tie => tie.orderId === orderId && tie.lineId === lineId)
    return thousandths(shown.reduce((sum, { quantity }) => sum + quantity, 0)) < counts.planned + counts.shipped
  })
}

/**
 * Writes changes of locked orders, with what follows on the shipments that hold them: order, allocation and shipment change
 * together or not at all. The caller locked the shipments before the orders.
 * @returns by order what keeps its change from being made; nothing of such an order is changed
 * @throws {Overtaken} where an order stands on a shipment that is not locked
 */
export async function carryChanges(
  carrying: Carrying,
  changes: readonly OrderChange[],
): Promise<ReadonlyMap<number, Hindrance>> {
  const { app, tx, clientId, doer, locked } = carrying
  const changing = new Set(changes.map(({ record }) => record.orderId))
  const ties = changing.size === 0 ? [] : await tiedWith(tx, clientId, [...changing])
  const elsewhere = new Map<number, Hindrance>(
    changes.flatMap(({ record }) =>
      isElsewhere(record, ties) ? [[record.orderId, { field: 'OrderNumber', code: 'otherDock', params: {} }]] : [],
    ),
  )
  const own = changes.filter(({ record }) => !elsewhere.has(record.orderId))
  if (ties.length === 0) {
    await changeOrders(app, tx, doer, clientId, own)
    return elsewhere
  }
  if (ties.some(({ orderId, shipmentId }) => changing.has(orderId) && !locked.has(shipmentId))) throw new Overtaken()
  const known = await given(carrying, own, ties)
  const start = drafts(known)
  const draft = new Map(start)
  const hindered = new Map(elsewhere)
  for (const change of own) {
    const hindrance = planChange(known, draft, change)
    if (hindrance !== null) hindered.set(change.record.orderId, hindrance)
  }
  const made = changes.filter(({ record }) => !hindered.has(record.orderId))
  const following = [...draft.values()].filter(one => start.get(one.record.shipmentId)?.shipment !== one.shipment)
  const moves = new Map(following.map(one => [one.record.shipmentId, moved(known, one)]))
  await release(
    tx,
    clientId,
    [...moves.values()].flatMap(({ gone }) => gone),
    doer.at,
  )
  const saved: ShipmentRecord[] = []
  for (const one of following) {
    const names = made.filter(({ record }) =>
      ties.some(tie => tie.orderId === record.orderId && tie.shipmentId === one.record.shipmentId),
    )
    saved.push(await saveFollowed(carrying, one, names.map(({ record }) => orderName(record.order)).join(', ')))
  }
  await changeOrders(app, tx, doer, clientId, made)
  const orders = new Map((await loadOrders(tx, clientId, [...changing])).map(record => [record.orderId, record]))
  for (const record of saved) {
    const { shipmentId, shipment } = record
    const come = (moves.get(shipmentId)?.come ?? []).map(({ orderId, index, quantity, line }) => {
      const lineId = orders.get(orderId)?.order.lines[index]?.lineId
      const shipmentLineId = shipment.lines[line - 1]?.lineId
      if (lineId === undefined || shipmentLineId == null)
        throw new RangeError('A line of an order has no line to stand on.')
      return { orderId, lineId, shipmentLineId, quantity }
    })
    await allocate(app, tx, { clientId, shipmentId, at: doer.at }, come)
    await settle(carrying, record)
  }
  return hindered
}
