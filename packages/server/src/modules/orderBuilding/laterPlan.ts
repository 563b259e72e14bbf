import {
  type Address,
  followLine,
  type Labelled,
  levelOfPackaging,
  type OrderedItem,
  type OrderLine,
  openQuantity,
  orderName,
  rowsOf,
  type Shipment,
  shipmentTotals,
  thousandths,
} from '@waybill/domain'
import type { CountedOrderLine, OrderChange, OrderRecord, Tied } from '../salesOrders/index.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import { followHead, type Head, type NamedBy } from './laterHead.ts'

/** Why a change of an order can't be carried through: a person decides. */
export interface Hindrance {
  /** The field of an order file that says it. */
  readonly field: string
  readonly code:
    | 'otherDock'
    | 'onShipments'
    | 'leftAlready'
    | 'labelled'
    | 'offered'
    | 'materialLeft'
    | 'orderDiffers'
    | 'otherPlace'
  readonly params: Readonly<Record<string, string>>
}

/** So much of a line of an order on a line of a shipment, as it is to be. */
export interface OnLine {
  readonly orderId: number
  /** Where it stands among the order's lines, from 0: a new line has no id yet. */
  readonly index: number
  readonly quantity: number
  /** Number of the shipment's line, from 1. */
  readonly line: number
}

/** A shipment in Set items or Rate & route as it becomes. */
export interface Following {
  readonly record: ShipmentRecord
  readonly isOffered: boolean
  readonly shipment: Shipment
  readonly on: readonly OnLine[]
}

export interface LaterGiven {
  readonly shipments: ReadonlyMap<number, ShipmentRecord>
  readonly ties: readonly Tied[]
  readonly offered: ReadonlySet<number>
  readonly labelled: Labelled
  readonly itemOf: (line: OrderLine) => OrderedItem | null
  /** Heads as they are to be, of all orders on these shipments. */
  readonly heads: ReadonlyMap<number, Head>
  readonly before: ReadonlyMap<number, OrderRecord>
  /** Where changed orders go to, with what the address book knows of it. */
  readonly places: ReadonlyMap<number, Address>
  /** Whom ship-via codes of these orders name, as they were and as they are to be. */
  readonly namedBy: NamedBy
  readonly now: Date
}

class Hindered extends Error {
  readonly hindrance: Hindrance
  constructor(code: Hindrance['code'], bol: string, field = 'OrderNumber') {
    super(code)
    this.hindrance = { field, code, params: { bol } }
  }
}

type Draft = Map<number, Following>

/** A shipment that a carrier has been asked to take, or that left, stays as it is. */
function refuseSent({ shipments }: LaterGiven, ties: readonly Tied[]): void {
  const status = ({ shipmentId }: Tied): string => shipments.get(shipmentId)?.status ?? ''
  const bol = (tie: Tied | undefined): string => (tie && shipments.get(tie.shipmentId)?.bolNumber) ?? ''
  const left = ties.find(({ state }) => state === 'shipped')
  if (left !== undefined) throw new Hindered('leftAlready', bol(left))
  const tendered = ties.find(tie => status(tie) === 'T')
  if (tendered !== undefined) throw new Hindered('onShipments', bol(tendered))
}

interface Wanted {
  readonly index: number
  readonly before: CountedOrderLine | null
  readonly after: OrderLine
}

const sum = (parts: readonly { readonly quantity: number }[]): number =>
  thousandths(parts.reduce((all, { quantity }) => all + quantity, 0))

/** Shipments of the draft that hold a line, the newest first, with how much. */
const holding = (draft: Draft, orderId: number, index: number | null) =>
  [...draft.values()]
    .map(one => ({
      one,
      held: one.on.filter(on => on.orderId === orderId && (index === null || on.index === index)),
    }))
    .filter(({ held }) => held.length > 0)
    .toSorted((a, b) => b.one.record.shipmentId - a.one.record.shipmentId)

/** One line of an order on one shipment, made so much. */
function follow(given: LaterGiven, draft: Draft, orderId: number, to: Following, wanted: Wanted, quantity: number) {
  const { shipment, on, record } = to
  if (to.isOffered) throw new Hindered('offered', record.bolNumber)
  const isOwn = (one: OnLine): boolean => one.orderId === orderId && one.index === wanted.index
  const followed = followLine(shipment, {
    held: on.filter(isOwn).toSorted((a, b) => a.line - b.line),
    ...{ before: wanted.before, after: wanted.after, quantity, item: given.itemOf(wanted.after) },
    ...{ labelled: given.labelled, stops: shipment.stops.length },
  })
  if ('refused' in followed) {
    throw new Hindered(followed.refused === 'hazmat' ? 'materialLeft' : 'labelled', record.bolNumber, 'OriginalQty')
  }
  const down = (line: number): number => line - followed.gone.filter(one => one < line).length
  draft.set(record.shipmentId, {
    ...to,
    shipment: { ...shipment, ...followed.freight },
    on: [
      ...on.filter(one => !isOwn(one)).map(one => ({ ...one, line: down(one.line) })),
      ...followed.held.map(one => ({ ...one, orderId, index: wanted.index })),
    ],
  })
}

/** Spreads what is wanted of a line over the shipments that hold it: less comes off the newest first, more goes on the newest. */
function spread(given: LaterGiven, draft: Draft, orderId: number, wanted: Wanted, quantity: number): void {
  const found = holding(draft, orderId, wanted.index)
  let left = thousandths(quantity - sum(found.flatMap(({ held }) => held)))
  for (const { one, held } of found) {
    const has = sum(held)
    const change = left > 0 ? left : Math.max(left, -has)
    left = thousandths(left - change)
    follow(given, draft, orderId, one, wanted, thousandths(has + change))
  }
}

/** What becomes of one line that is known. @throws {Hindered} */
function changedLine(given: LaterGiven, draft: Draft, record: OrderRecord, before: CountedOrderLine, after: OrderLine) {
  const index = record.order.lines.indexOf(before)
  const ties = given.ties.filter(tie => tie.orderId === record.orderId && tie.lineId === before.lineId)
  if (ties.length === 0) return
  const planned = ties.filter(({ state }) => state === 'planned')
  refuseSent(given, planned)
  const wanted = thousandths(after.quantity - before.counts.shipped)
  const hasOpen = openQuantity(before.counts) > 0
  if (wanted < 0 || (planned.length === 0 && !hasOpen)) refuseSent(given, ties)
  // What is open of it takes up more by itself: a person decides what goes on which shipment.
  const quantity = hasOpen ? Math.min(sum(planned), wanted) : wanted
  if (planned.length > 0) spread(given, draft, record.orderId, { index, before, after }, quantity)
}

/** The orders on the bill, with what of the freight is this one's now. */
function onBill(to: Following, { orderId, order }: OrderRecord, head: Head): Shipment {
  const { shipment, on } = to
  const name = orderName(order)
  const customerPo = shipment.customerPo === order.customerPo ? head.customerPo : shipment.customerPo
  if (shipment.customerOrders === undefined) return { ...shipment, customerPo }
  const numbers = new Set(on.filter(one => one.orderId === orderId).map(({ line }) => line))
  const own = shipment.units.flatMap(unit =>
    rowsOf(shipment.lines, [unit]).filter((_, at) => numbers.has(unit.contents[at]?.line ?? 0)),
  )
  const totals = shipmentTotals(own)
  const isKnown = own.length > 0 && own.every(item => item.weightLb > 0 && item.pieces > 0)
  return {
    ...shipment,
    customerPo,
    customerOrders: shipment.customerOrders.flatMap(entry => {
      if (entry.number !== name) return [entry]
      if (numbers.size === 0) return []
      const isOnPallets = own.every(item => levelOfPackaging(item.handlingUnitType) === 'pallet')
      return [
        {
          ...{ number: name, customerPo: head.customerPo, packages: isKnown ? totals.pieces : null },
          ...{ weightLb: isKnown ? totals.weightLb : null, palletized: isKnown ? isOnPallets : null },
        },
      ]
    }),
  }
}

/**
 * What a change of a locked order does to the shipments that hold it, which are changed in the draft, or why it can't be.
 * What is on shipments that nobody tendered follows; what a carrier was asked to take, and what left, does not.
 */
export function planChange(given: LaterGiven, all: Draft, change: OrderChange): Hindrance | null {
  const { record, head, changed, added, cancelled } = change
  const { orderId, order } = record
  const ties = given.ties.filter(tie => tie.orderId === orderId)
  if (ties.length === 0) return null
  const draft: Draft = new Map(all)
  try {
    if (head !== null) refuseSent(given, ties)
    for (const { before, after } of changed) changedLine(given, draft, record, before, after)
    for (const before of cancelled) {
      const own = ties.filter(tie => tie.lineId === before.lineId && tie.state === 'planned')
      refuseSent(given, own)
      const index = order.lines.indexOf(before)
      spread(given, draft, orderId, { index, before, after: before }, 0)
    }
    const isOpen = order.lines.some(({ counts }) => openQuantity(counts) > 0)
    for (const [n, after] of isOpen ? [] : added.entries()) {
      const [newest] = holding(draft, orderId, null)
      // Taken off by this very change: what is left of the order is open.
      if (newest === undefined && ties.some(({ shipmentId }) => draft.has(shipmentId))) break
      if (newest === undefined) refuseSent(given, ties)
      else {
        const index = order.lines.length + n
        follow(given, draft, orderId, newest.one, { index, before: null, after }, after.quantity)
      }
    }
    const next = head ?? order
    for (const shipmentId of new Set(ties.map(tie => tie.shipmentId))) {
      const to = draft.get(shipmentId)
      if (to === undefined) continue
      const together = [...new Set(to.on.map(one => one.orderId))].filter(id => id !== orderId)
      const others = together.flatMap(id => given.before.get(id) ?? [])
      const place = given.places.get(orderId) ?? next.shipTo
      const followed =
        head === null ? to.shipment : followHead(to, { record, next: { ...next, shipTo: place } }, others, given)
      if ('code' in followed) return followed
      if (head !== null && to.isOffered && followed !== to.shipment) throw new Hindered('offered', to.record.bolNumber)
      const shipment = onBill({ ...to, shipment: followed }, record, next)
      draft.set(shipmentId, { ...to, shipment })
    }
  } catch (error) {
    if (error instanceof Hindered) return error.hindrance
    throw error
  }
  for (const [id, one] of draft) all.set(id, one)
  return null
}
