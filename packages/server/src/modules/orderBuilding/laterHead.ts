import { isDeepStrictEqual } from 'node:util'
import {
  destinationOf,
  orderName,
  originOf,
  pickupOf,
  type SalesOrder,
  type Shipment,
  servicesOf,
  USUAL_MODE,
  withServices,
} from '@waybill/domain'
import type { NamedByVia } from '../orderSetup/index.ts'
import type { OrderRecord } from '../salesOrders/index.ts'
import { instructionsTogether } from './instructions.ts'
import type { Following, Hindrance } from './laterPlan.ts'
import { onePlace } from './onePlace.ts'
import { pickupDateOf } from './orderedShipment.ts'

export type Head = Omit<SalesOrder, 'lines'>

interface Changed {
  readonly record: OrderRecord
  readonly next: Head
}

/** Whom a ship-via code names. */
export type NamedBy = (shipVia: string) => NamedByVia | null

const modeOf = ({ mode }: Head) => mode || USUAL_MODE

/** References of all orders, as a shipment is built with them: those that the order no longer names go. */
function referencesOf(shipment: Shipment, { record, next }: Changed, others: readonly Head[]): readonly string[] {
  const gone = record.order.references.filter(
    text => !next.references.includes(text) && !others.some(one => one.references.includes(text)),
  )
  const kept = shipment.references.filter(text => !gone.includes(text))
  return [...new Set([...kept, ...next.references.filter(text => text !== '')])].slice(0, 5)
}

function instructionsOf({ specialInstructions }: Shipment, { record, next }: Changed): string {
  const [was, is] = [record.order.instructions.trim(), next.instructions.trim()]
  if (was === is || specialInstructions.includes(is === '' ? '\u0000' : is)) return specialInstructions
  const said =
    was !== '' && specialInstructions.includes(was)
      ? specialInstructions.replace(was, () => is)
      : [specialInstructions, is].filter(text => text !== '').join('\n')
  return instructionsTogether(said.trim().split('\n'))
}

/** Services of all orders, and those that staff or the places added: what the order no longer asks for goes. */
function followServices(shipment: Shipment, { record, next }: Changed, others: readonly Head[]): Shipment {
  const was = record.order.services
  if (isDeepStrictEqual(was, next.services)) return shipment
  const isAsked = (code: string): boolean => [next, ...others].some(({ services }) => services.includes(code))
  const kept = servicesOf(shipment).filter(code => isAsked(code) || !was.includes(code))
  const codes = [...new Set([...kept, ...next.services])]
  return { ...shipment, stops: withServices(shipment.stops, codes) }
}

/** Who pays follows where the shipment still says what the order said; null: it says another. */
function followPayer(shipment: Shipment, { record, next }: Changed): Shipment | null {
  const was = record.order.billTo
  if (isDeepStrictEqual(was, next.billTo) || isDeepStrictEqual(shipment.billTo, next.billTo)) return shipment
  return onePlace(shipment.billTo) === onePlace(was) ? { ...shipment, billTo: next.billTo } : null
}

/**
 * The carrier that a ship-via code names, where the shipment still has the one that the order named; what a clerk appointed
 * instead stays. Null: another order on it names another one.
 */
function followCarrier(
  shipment: Shipment,
  { record, next }: Changed,
  others: readonly Head[],
  namedBy: NamedBy,
): Shipment | null {
  const scacOf = ({ shipVia }: Pick<Head, 'shipVia'>): string => namedBy(shipVia)?.scac ?? ''
  const [was, is, now] = [scacOf(record.order), scacOf(next), shipment.appointedCarrier ?? '']
  if (was === is || now !== was) return shipment
  const named = others.map(scacOf).filter(scac => scac !== '')
  if (is === '' && named.includes(was)) return shipment
  if (is !== '' && named.some(scac => scac !== is)) return null
  const { appointedCarrier: _, ...rest } = shipment
  return is === '' ? rest : { ...rest, appointedCarrier: is }
}

/** Where it leaves, too; an order that names no dock any more leaves it where it is. */
function followDock(shipment: Shipment, { record, next: { shipFrom } }: Changed): Shipment | null {
  const was = record.order.shipFrom
  const [first, ...others] = shipment.stops
  if (first === undefined || shipFrom === null || isDeepStrictEqual(was, shipFrom)) return shipment
  if (onePlace(originOf(shipment)) === onePlace(shipFrom)) return shipment
  if (was !== null && onePlace(originOf(shipment)) !== onePlace(was)) return null
  return { ...shipment, stops: [{ ...first, address: shipFrom, addressId: null, zone: '' }, ...others] }
}

/**
 * A shipment after the head of one of its orders became another one: it follows where all its orders say the same, or where
 * it says so already; else a person decides.
 */
export function followHead(
  { record: { bolNumber, originZone }, shipment }: Following,
  changed: Changed,
  otherRecords: readonly OrderRecord[],
  { heads, now, namedBy }: { readonly heads: ReadonlyMap<number, Head>; readonly now: Date; readonly namedBy: NamedBy },
): Shipment | Hindrance {
  const { record, next } = changed
  const { order: was } = record
  const others = otherRecords.map(one => heads.get(one.orderId) ?? one.order)
  const differing = (of: (head: Head) => string): Head | undefined => others.find(other => of(other) !== of(next))
  const hinder = (field: string, code: Hindrance['code'], other?: Head): Hindrance => ({
    ...{ field, code },
    params: { bol: bolNumber, ...(other === undefined ? {} : { order: orderName(other) }) },
  })
  let after: Shipment = shipment

  const keyOf = ({ shipTo }: Head): string => onePlace(shipTo)
  const end = onePlace(destinationOf(shipment))
  if (!isDeepStrictEqual(was.shipTo, next.shipTo) && end !== keyOf(next)) {
    if (end !== keyOf(was)) return hinder('CompanyName', 'otherPlace')
    const other = differing(keyOf)
    if (other !== undefined) return hinder('CompanyName', 'orderDiffers', other)
    after = { ...after, stops: withEnd(after.stops, next.shipTo) }
  } else if (!isDeepStrictEqual(was.shipTo, next.shipTo) && keyOf(was) === keyOf(next)) {
    after = { ...after, stops: withEnd(after.stops, next.shipTo) }
  }

  if (was.terms !== next.terms && shipment.terms !== next.terms) {
    const other = differing(({ terms }) => terms)
    if (other !== undefined) return hinder('ShipmentTerm', 'orderDiffers', other)
    after = { ...after, terms: next.terms }
  }
  if (modeOf(was) !== modeOf(next) && shipment.mode !== modeOf(next)) {
    const other = differing(modeOf)
    if (other !== undefined) return hinder('shipMode', 'orderDiffers', other)
    const { truck: _, volume: __, ...rest } = after
    after = { ...rest, mode: modeOf(next) }
  }
  if (was.shipDate !== next.shipDate && next.shipDate !== null) {
    const dateOf = (all: readonly Head[]): string =>
      pickupDateOf(
        all.map(({ shipDate }) => shipDate),
        ...([originOf(shipment), originZone, now] as const),
      )
    const date = dateOf([next, ...others])
    if (date !== dateOf([was, ...otherRecords.map(({ order }) => order)]) && date !== pickupOf(shipment).date) {
      const other = differing(({ shipDate }) => shipDate ?? '')
      if (other !== undefined) return hinder('ShipDate', 'orderDiffers', other)
      after = {
        ...after,
        stops: after.stops.map((stop, at) => (at === 0 ? { ...stop, window: { ...stop.window, date } } : stop)),
      }
    }
  }
  const payer = followPayer(after, changed)
  if (payer !== after) {
    const other = differing(({ billTo }) => onePlace(billTo))
    if (other !== undefined || payer === null)
      return hinder('OrderNumber', other ? 'orderDiffers' : 'otherPlace', other)
    after = payer
  }
  const dock = followDock(after, changed)
  if (dock !== after) {
    const other = differing(({ shipFrom }) => onePlace(shipFrom))
    if (other !== undefined || dock === null) return hinder('OrderNumber', other ? 'orderDiffers' : 'otherPlace', other)
    after = dock
  }
  if (was.currency !== next.currency && shipment.currency !== next.currency) {
    const other = differing(({ currency }) => currency)
    if (other !== undefined) return hinder('OrderNumber', 'orderDiffers', other)
    after = { ...after, currency: next.currency }
  }
  const carried = followCarrier(after, changed, others, namedBy)
  if (carried === null)
    return hinder(
      'shipVia',
      'orderDiffers',
      differing(({ shipVia }) => shipVia),
    )
  after = followServices(carried, changed, others)
  const references = referencesOf(after, changed, others)
  const specialInstructions = instructionsOf(after, changed)
  return isDeepStrictEqual(references, after.references) && specialInstructions === after.specialInstructions
    ? after
    : { ...after, references, specialInstructions }
}

const withEnd = (stops: Shipment['stops'], address: Shipment['stops'][number]['address']): Shipment['stops'] =>
  stops.map((stop, at) => (at === stops.length - 1 ? { ...stop, address, addressId: null, zone: '' } : stop))
