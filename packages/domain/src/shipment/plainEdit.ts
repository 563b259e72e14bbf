import { freightOfItems, headOf, itemsOf, withServices } from './plainForm.ts'
import { type Problem, problem } from './problems.ts'
import type { Address, HandlingUnit, LineItem, PickupWindow, PlainShipment, Shipment, Stop } from './shipment.ts'
import { textOf } from './textOf.ts'

/** Where a package stood before it was packed anew is no form's affair. */
const asEntered = ({ repackedFrom: _, ...unit }: HandlingUnit): HandlingUnit => unit

/** Whether rows say everything there is to say: units over the whole way, each line on one of them. */
export const hasPlainFreight = ({ lines, units, stops }: Shipment): boolean =>
  textOf(freightOfItems(itemsOf({ lines, units }), stops.length)) === textOf({ lines, units: units.map(asEntered) })

const isBare = ({ window, appointment, references }: Stop): boolean =>
  window.date === '' && window.from === '' && window.to === '' && appointment === '' && references.length === 0

/** Whether the plain form shows all of a shipment: a pickup, a delivery, one bill, no mixed pallet. */
export function isPlain(shipment: Shipment): boolean {
  const { stops, bills } = shipment
  const [first, last] = stops
  const isWhole = bills.every(bill => bill.fromStop === 1 && bill.toStop === 2 && !bill.terms && !bill.billTo)
  return (
    stops.length === 2 &&
    first?.kind === 'pickup' &&
    last?.kind === 'delivery' &&
    first.appointment === '' &&
    first.references.length === 0 &&
    isBare(last) &&
    bills.length <= 1 &&
    isWhole &&
    hasPlainFreight(shipment)
  )
}

const withoutIds = (items: readonly LineItem[]): string =>
  textOf(items.map(({ lineId, unitId, wtUnit, dimUnit, ...rest }) => rest))

/** Rows of a form that knows no ids keep those of the rows that stood in their places. */
function withIds(items: readonly LineItem[], before: readonly LineItem[]): readonly LineItem[] {
  if (items.some(item => item.lineId !== undefined)) return items
  return items.map((item, index) => {
    const { lineId, unitId } = before[index] ?? {}
    return { ...item, ...(lineId === undefined ? {} : { lineId }), ...(unitId === undefined ? {} : { unitId }) }
  })
}

export interface PlainEdit {
  readonly shipment: Shipment
  /** Rows were changed that do not say everything about their units: those are changed unit by unit. */
  readonly problems: readonly Problem[]
}

/** A shipment with other rows. What rows cannot say is left as it is, or refused when rows were changed. */
export function withItems(before: Shipment, items: readonly LineItem[]): PlainEdit {
  const old = itemsOf(before)
  if (withoutIds(old) === withoutIds(items)) return { shipment: before, problems: [] }
  if (!hasPlainFreight(before)) return { shipment: before, problems: [problem('items', 'changedByUnit')] }
  return {
    shipment: { ...before, ...freightOfItems(withIds(items, old), before.stops.length) },
    problems: [],
  }
}

/** A shipment with another pickup date or window. */
export const withPickup = (before: Shipment, window: PickupWindow): Shipment => ({
  ...before,
  stops: before.stops.map((stop, index) => (index === 0 ? { ...stop, window } : stop)),
})

/** Whether an address is another place, and not the same one with a mistake mended: another ZIP, or another name and street. */
export const isElsewhere = (before: Address, after: Address): boolean =>
  before.zip.slice(0, 5) !== after.zip.slice(0, 5) ||
  (before.company !== after.company && before.street !== after.street)

/** A stop at another place: its dock number and its appointment were of the place before. */
function atPlace(stop: Stop, address: Address): Stop {
  const arranged = isElsewhere(stop.address, address) ? { appointment: '', door: '' } : {}
  return { ...stop, address, ...arranged }
}

/** What a plain form changes of a shipment: both ends, rows and head. Stops and units it does not show stay. */
export function withPlain(before: Shipment, plain: PlainShipment): PlainEdit {
  const last = before.stops.length - 1
  const stops = before.stops.map((stop, index) => {
    if (index === 0) return { ...atPlace(stop, plain.origin), window: plain.pickup }
    return index === last ? atPlace(stop, plain.destination) : stop
  })
  const { shipment, problems } = withItems(before, plain.items)
  const { lines, units, bills } = shipment
  // The head is the form's alone: what it leaves out is not there any more.
  return {
    shipment: { ...headOf(plain), lines, units, bills, stops: withServices(stops, plain.accessorials) },
    problems,
  }
}
