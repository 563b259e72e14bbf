import type { Address, Shipment, ShipmentStatus } from './shipment.ts'

/**
 * `free`: just saved; `reRate`: needs a new rating, the carrier is told and a numbered revision of the bill of lading
 * is printed; `locked`: refused.
 */
export type ChangeEffect = 'free' | 'reRate' | 'locked'

type WholeField = Exclude<keyof Shipment, 'origin' | 'destination' | 'pickup'>
export type ChangeField =
  | WholeField
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
  declaredValue: price,
  currency: price,
  references: always,
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

const place = ({ contactName, contactPhone, contactEmail, ...rest }: Address) => rest
const contact = ({ contactName, contactPhone, contactEmail }: Address) => [contactName, contactPhone, contactEmail]

/** The part of a shipment that each field of the table means. */
const parts: Readonly<Record<ChangeField, (shipment: Shipment) => unknown>> = {
  mode: s => s.mode,
  terms: s => s.terms,
  'origin.place': s => place(s.origin),
  'origin.contact': s => contact(s.origin),
  'destination.place': s => place(s.destination),
  'destination.contact': s => contact(s.destination),
  billTo: s => s.billTo,
  'pickup.date': s => s.pickup.date,
  'pickup.window': s => [s.pickup.from, s.pickup.to],
  items: s => s.items,
  accessorials: s => [...s.accessorials].sort(),
  declaredValue: s => s.declaredValue,
  currency: s => s.currency,
  references: s => s.references,
  internalNotes: s => s.internalNotes,
  specialInstructions: s => s.specialInstructions,
  loadNumber: s => s.loadNumber,
  trailerNumber: s => s.trailerNumber,
  seals: s => s.seals,
}

const changeFields = Object.keys(parts) as readonly ChangeField[]

/** A text that is the same for the same content, whatever the order of an object's keys. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

export interface JudgedChange {
  /** Every field that differs. */
  readonly changed: readonly ChangeField[]
  readonly reRate: readonly ChangeField[]
  readonly locked: readonly ChangeField[]
}

/** What a change of a shipment in some status means: nothing locked, it may be saved. */
export function judgeChange(before: Shipment, after: Shipment, status: ShipmentStatus): JudgedChange {
  const changed = changeFields.filter(field => textOf(parts[field](before)) !== textOf(parts[field](after)))
  const having = (effect: ChangeEffect) => changed.filter(field => changeEffect(field, status) === effect)
  return { changed, reRate: having('reRate'), locked: having('locked') }
}
