import { destinationOf, itemsOf, originOf, pickupOf, servicesOf } from './plainForm.ts'
import type { Address, Shipment, ShipmentHead, ShipmentStatus, Stop } from './shipment.ts'
import { textOf } from './textOf.ts'

/**
 * `free`: just saved; `reRate`: needs a new rating, the carrier is told and a numbered revision of the bill of lading
 * is printed; `locked`: refused.
 */
export type ChangeEffect = 'free' | 'reRate' | 'locked'

export type ChangeField =
  | keyof ShipmentHead
  | 'items'
  | 'accessorials'
  /** The way itself: which stops, in which order, where and when those between the ends are. */
  | 'stops'
  /** Appointments, references of stops, when the truck came and went: facts of the way. */
  | 'appointments'
  /** At which door of a dock the truck stands. */
  | 'doors'
  | 'bills'
  | 'origin.place'
  | 'origin.contact'
  | 'destination.place'
  | 'destination.contact'
  | 'pickup.date'
  | 'pickup.window'

/** After booking: what the price or the truck depends on re-rates, what only people read stays free a while. */
const price = { T: 'reRate', A: 'locked', D: 'locked' } as const
const paper = { T: 'free', A: 'locked', D: 'locked' } as const
const always = { T: 'free', A: 'free', D: 'free' } as const

type AfterBooking = Readonly<Record<'T' | 'A' | 'D', ChangeEffect>>

/** What may change after booking, field by field. Source: rules of the trade, tender and quotes. */
export const changesAfterBooking: Readonly<Record<ChangeField, AfterBooking>> = {
  mode: { T: 'locked', A: 'locked', D: 'locked' },
  volume: { T: 'locked', A: 'locked', D: 'locked' },
  truck: price,
  parcel: price,
  asking: always,
  appointedCarrier: { T: 'locked', A: 'locked', D: 'locked' },
  terms: price,
  'origin.place': price,
  'origin.contact': paper,
  'destination.place': price,
  'destination.contact': paper,
  billTo: price,
  'pickup.date': price,
  'pickup.window': paper,
  items: price,
  accessorials: price,
  stops: price,
  appointments: always,
  doors: always,
  bills: price,
  declaredValue: price,
  currency: price,
  cod: price,
  references: always,
  orderNumber: always,
  customerPo: always,
  customerOrders: always,
  internalNotes: always,
  specialInstructions: paper,
  loadNumber: paper,
  trailerNumber: paper,
  seals: paper,
}

/** Before booking everything is free, after voiding nothing is. */
export function changeEffect(field: ChangeField, status: ShipmentStatus): ChangeEffect {
  if (status === 'O' || status === 'Q') return 'free'
  return status === 'V' ? 'locked' : changesAfterBooking[field][status]
}

const place = ({ contactName, contactPhone, contactEmail, receives, ...rest }: Address) => rest
/** Whom to ask for, and when: left out where nobody said, so that a key kept before stays the same. */
const contact = ({ contactName, contactPhone, contactEmail, receives }: Address) => [
  ...[contactName, contactPhone, contactEmail],
  ...(receives === undefined ? [] : [receives]),
]

/** Ids and the units that were typed in are no content. */
const rows = (shipment: Shipment) => itemsOf(shipment).map(({ lineId, unitId, wtUnit, dimUnit, ...row }) => row)

/** What is told of a stop beside the fields of their own that both ends have. */
function wayPoint({ kind, address, window, services }: Stop, index: number, stops: number): readonly unknown[] {
  if (index === 0) return [kind]
  return index === stops - 1 ? [kind, window] : [kind, address, window, [...services].sort()]
}

/** The part of a shipment that each field of the table means. */
const parts: Readonly<Record<ChangeField, (shipment: Shipment) => unknown>> = {
  mode: s => s.mode,
  // Left out where there is none, here and below, so that a key kept before stays the same.
  volume: s => s.volume,
  truck: s => s.truck,
  parcel: s => s.parcel,
  asking: s => s.asking,
  appointedCarrier: s => s.appointedCarrier,
  terms: s => s.terms,
  'origin.place': s => place(originOf(s)),
  'origin.contact': s => contact(originOf(s)),
  'destination.place': s => place(destinationOf(s)),
  'destination.contact': s => contact(destinationOf(s)),
  billTo: s => s.billTo,
  'pickup.date': s => pickupOf(s).date,
  'pickup.window': s => [pickupOf(s).from, pickupOf(s).to],
  items: s => [rows(s), s.units.map(unit => [unit.loadedAt, unit.unloadedAt])],
  accessorials: s => [...servicesOf(s)].sort(),
  stops: s => s.stops.map((stop, index) => wayPoint(stop, index, s.stops.length)),
  appointments: s =>
    s.stops.map(({ appointment, references, arrivedAt, leftAt }) => [appointment, references, arrivedAt, leftAt]),
  // Left out where there is none, as above.
  doors: s => (s.stops.some(({ door }) => door !== '') ? s.stops.map(({ door }) => door) : undefined),
  bills: s => s.bills.map(({ billId, number, ...bill }) => bill),
  declaredValue: s => s.declaredValue,
  currency: s => s.currency,
  // Left out where there is none: a key that was kept before there was a COD stays the same.
  cod: s => s.cod ?? undefined,
  references: s => s.references,
  orderNumber: s => s.orderNumber,
  customerPo: s => s.customerPo,
  customerOrders: s => s.customerOrders,
  internalNotes: s => s.internalNotes,
  specialInstructions: s => s.specialInstructions,
  loadNumber: s => s.loadNumber,
  trailerNumber: s => s.trailerNumber,
  seals: s => s.seals,
}

const changeFields = Object.keys(parts) as readonly ChangeField[]

/** The fields whose content differs, in the order of the table. Ids are no content. */
export const changedFields = (before: Shipment, after: Shipment): readonly ChangeField[] =>
  changeFields.filter(field => textOf(parts[field](before)) !== textOf(parts[field](after)))

/** All content but that of some fields, as one text: it stays the same as long as none of the others changes. */
export const contentKey = (shipment: Shipment, without: ReadonlySet<ChangeField>): string =>
  textOf(Object.fromEntries(changeFields.filter(field => !without.has(field)).map(one => [one, parts[one](shipment)])))

const idsOf: Readonly<Partial<Record<ChangeField, (shipment: Shipment) => readonly unknown[]>>> = {
  stops: s => s.stops.map(stop => stop.stopId),
  items: s => [...s.lines.map(line => line.lineId), ...s.units.map(unit => unit.unitId)],
}

/** A part that takes another one's place is a change, whatever it says: something may hang on the one that goes. */
const isReplaced = (field: ChangeField, before: Shipment, after: Shipment): boolean =>
  textOf(idsOf[field]?.(before)) !== textOf(idsOf[field]?.(after))

export interface JudgedChange {
  /** Every field that differs. */
  readonly changed: readonly ChangeField[]
  readonly reRate: readonly ChangeField[]
  readonly locked: readonly ChangeField[]
}

/** What a change of a shipment in some status means: nothing locked, it may be saved. */
export function judgeChange(before: Shipment, after: Shipment, status: ShipmentStatus): JudgedChange {
  const content = changedFields(before, after)
  const changed = changeFields.filter(field => content.includes(field) || isReplaced(field, before, after))
  const having = (effect: ChangeEffect) => changed.filter(field => changeEffect(field, status) === effect)
  return { changed, reRate: having('reRate'), locked: having('locked') }
}
