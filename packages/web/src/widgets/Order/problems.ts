import type { FieldIssue } from '@waybill/contract/messages.ts'
import { shipmentFieldFromWire } from '@waybill/contract/wire/shipment.ts'
import {
  type Address,
  calendarAt,
  checkPickup,
  type HazmatTable,
  type LocalNow,
  modes,
  type PlainShipment,
  type Problem,
  usualCarrierCalendar,
  validateShipment,
} from '@waybill/domain'
import { readable } from '../../texts/moments.ts'
import { served } from '../../texts/names.ts'
import { issueText, type TextKey, text } from '../../texts/texts.ts'
import { isSame } from '../../ui/form/merge.ts'
import { fieldText } from '../fields.ts'
import { valueAt } from './mergeOrders.ts'
import { parcelFieldText } from './parcelFields.ts'

/** Field (`origin.zip`, `items.0.weightLb`) → what is wrong with it, in words. In the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>

const worded = ({ at, code, params }: Problem): readonly [string, string] => [at, issueText(code, params)]

/** The parts of the form as they stand on the page. */
const formOrder = [
  ...[
    'origin',
    'destination',
    'pickup',
    'truck',
    'parcel',
    'items',
    'accessorials',
    'cod',
    'references',
    'loadNumber',
    'trailerNumber',
    'seals',
  ],
  ...[
    'specialInstructions',
    'internalNotes',
    'declaredValue',
    'currency',
    'terms',
    'billTo',
    'asking',
    'appointedCarrier',
  ],
]

/** Errors in the order in which the form asks for their fields: the first is where the focus goes. */
export function inFormOrder(errors: FieldErrors): FieldErrors {
  const rank = ([at]: readonly [string, string]): number => {
    const found = formOrder.indexOf(at.split('.')[0] ?? '')
    return found === -1 ? formOrder.length : found
  }
  return Object.fromEntries(Object.entries(errors).toSorted((one, other) => rank(one) - rank(other)))
}

/**
 * Everything that keeps the order from being priced and booked, the first problem of each field.
 * @param table what hazardous materials are checked against; null as long as it is not there: the server checks as well
 * @param booked as it is saved, once it is booked: a pickup that is left as it was may be past, as for the server; null: it is not booked
 */
export function orderErrors(
  shipment: PlainShipment,
  now: LocalNow,
  table: HazmatTable | null,
  booked: PlainShipment | null = null,
): FieldErrors {
  const all = [
    ...validateShipment(shipment, now.date, table),
    ...checkPickup(shipment.pickup, now, { hours: null, calendar: null }),
  ]
  const errors: Record<string, string> = {}
  const isPickupLeft = booked !== null && isSame(booked.pickup, shipment.pickup)
  for (const [at, words] of all.map(worded)) {
    if (!(isPickupLeft && at.startsWith('pickup.'))) errors[at] ??= words
  }
  // Pieces that nobody counted are the handling units: one mistake is said once.
  const told = Object.entries(errors).filter(
    ([at]) => errors[at.replace(/\.pieces$/, '.handlingUnits')] === undefined || !at.endsWith('.pieces'),
  )
  return inFormOrder(Object.fromEntries(told))
}

/** Of what is wrong, the numbers that can't be read: sent, they would be saved as none at all. */
export const unreadable = (shipment: PlainShipment, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([at]) => Number.isNaN(valueAt(shipment, at))))

/** The class of each line that has none, where the bill of lading declares it; a price alone goes by a guess. */
export const unclassed = ({ mode, items }: PlainShipment): readonly string[] =>
  modes[mode].isClassed
    ? items.flatMap(({ freightClass }, index) => (freightClass.trim() === '' ? [`items.${index}.freightClass`] : []))
    : []

/** What a pickup date is worth knowing about although it may be asked for: weekends, holidays. */
export function pickupRemark(shipment: PlainShipment, now: LocalNow): string | null {
  const rules = { hours: null, calendar: calendarAt(usualCarrierCalendar, shipment.origin) }
  const closed = checkPickup(shipment.pickup, now, rules).find(problem => problem.code === 'closed')
  if (closed === undefined) return null
  const params = readable(closed.params)
  return params.holiday === ''
    ? text('order.weekend', params)
    : text('order.holiday', { ...params, holiday: served(String(params.holiday)) })
}

/** The server's issues at the form's fields. */
export const serverErrors = (issues: readonly FieldIssue[]): FieldErrors =>
  inFormOrder(
    Object.fromEntries(
      issues.map(issue => [
        shipmentFieldFromWire(issue.at.replace(/^body\.(shipment\.)?/, '')),
        issueText(issue.code, issue.params),
      ]),
    ),
  )

/** The errors of one address, by its field. */
export function errorsAt(errors: FieldErrors, prefix: string): Partial<Record<keyof Address, string>> {
  const own = Object.entries(errors).filter(([at]) => at.startsWith(`${prefix}.`))
  return Object.fromEntries(own.map(([at, words]) => [at.slice(prefix.length + 1), words]))
}

const places: Readonly<Record<string, TextKey>> = {
  origin: 'order.from',
  destination: 'order.to',
  billTo: 'order.billTo',
  pickup: 'order.when',
  truck: 'way.title',
  parcel: 'parcel.title',
  mode: 'way.title',
  volume: 'way.title',
  asking: 'way.askedTitle',
  appointedCarrier: 'way.appointed',
  cod: 'order.cod',
}

/** Fields of a stop that are called otherwise than those of the pickup. */
const stopFields: Readonly<Record<string, TextKey>> = { date: 'stops.date', from: 'stops.from', to: 'order.readyTo' }

/** What a person calls a field: `From: ZIP`, `Line 2: Weight`. */
export function fieldName(at: string): string {
  const parts = at.split('.')
  const [first = '', second = ''] = parts
  const last = parts.at(-1) ?? ''
  const own = fieldText(last) ?? (first === 'parcel' ? parcelFieldText(last) : undefined)
  const name = own === undefined ? '' : text(own)
  if (first === 'items' && parts.length > 1) return `${text('items.line', { line: Number(second) + 1 })}: ${name}`
  if (first === 'items') return text('order.items')
  if (first === 'references') return text('order.reference', { number: Number(second) + 1 })
  if (first === 'stops' && parts.length > 1) {
    const stop = text('stops.number', { number: Number(second) + 1 })
    const field = stopFields[last]
    return field === undefined && name === '' ? stop : `${stop}: ${field === undefined ? name : text(field)}`
  }
  const place = places[first]
  if (place === undefined) return name === '' ? text('order.accessorials') : name
  return parts.length === 1 ? text(place) : `${text(place)}: ${name}`
}
