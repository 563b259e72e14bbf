import {
  type ChangeField,
  codWords,
  destinationOf,
  formatMoney,
  originOf,
  paymentNames,
  pickupOf,
  type Shipment,
  servicesOf,
  truckWords,
} from '@waybill/domain'
import { changeName } from '../shipments/index.ts'
import {
  contactWords,
  dayWords,
  freightInFull,
  hoursWords,
  placeWords,
  servicesWords,
  stopTitle,
  stopWindowWords,
  unitRows,
  zoneAtPlace,
} from './letterWords.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `Pickup window: 10:00 AM to 3:30 PM EST → 7:00 AM to 8:30 AM EST` */
export const becomes = (name: string, before: string, after: string): string =>
  `${name}: ${before.trim() || 'none'} → ${after.trim() || 'none'}`

const numbersOf = (references: readonly string[]): string => references.filter(text => text !== '').join(', ')

const declared = ({ declaredValue, currency }: Shipment): string =>
  declaredValue === null ? '' : formatMoney(declaredValue, currency)

/** `7:00 AM to 8:30 AM EST`: a carrier is seldom in the zone of the dock. */
const hoursAtPickup = (shipment: Shipment): string =>
  `${hoursWords(pickupOf(shipment))} ${zoneAtPlace(originOf(shipment), pickupOf(shipment))}`.trim()

/** What a field says that is one thing. */
const texts: Readonly<Partial<Record<ChangeField, (shipment: Shipment) => string>>> = {
  mode: s => s.mode,
  truck: truckWords,
  terms: s => paymentNames[s.terms],
  'origin.place': s => placeWords(originOf(s)),
  'origin.contact': s => contactWords(originOf(s)),
  'destination.place': s => placeWords(destinationOf(s)),
  'destination.contact': s => contactWords(destinationOf(s)),
  billTo: s => (s.billTo === null ? '' : placeWords(s.billTo)),
  'pickup.date': s => dayWords(pickupOf(s).date),
  'pickup.window': hoursAtPickup,
  accessorials: s => servicesWords(servicesOf(s)),
  declaredValue: declared,
  currency: s => s.currency,
  cod: codWords,
  references: s => numbersOf(s.references),
  orderNumber: s => s.orderNumber,
  customerPo: s => s.customerPo,
  specialInstructions: s => s.specialInstructions,
}

/** What a field says row by row, each under the id by which it is the same one before and after; null: it had none yet. */
type Rows = readonly { readonly id: string | null; readonly name: string; readonly text: string }[]

function freightRows(shipment: Shipment): Rows {
  const onlyWay = shipment.stops.length === 2
  const rows = unitRows(shipment)
  const items = rows.map(({ item }) => item)
  return rows.map(({ item, unit }, index) => ({
    id: item.lineId == null || item.unitId == null ? null : `${item.lineId} ${item.unitId}`,
    name: 'Freight',
    text:
      freightInFull(item, index, items) + (onlyWay ? '' : `, from stop ${unit.loadedAt} to stop ${unit.unloadedAt}`),
  }))
}

const stopRows = ({ stops }: Shipment): Rows =>
  stops.map((stop, index) => ({
    id: stop.stopId === null ? null : String(stop.stopId),
    name: 'Stop',
    // With its number: one that was renumbered by another says so, or a carrier that was told numbers goes to the wrong dock.
    text: [
      `stop ${index + 1}, ${stopTitle(stop, index + 1).replace(/^Stop \d+: /, '')}`,
      [placeWords(stop.address), contactWords(stop.address), stopWindowWords(stop), servicesWords(stop.services)]
        .filter(text => text !== '')
        .join(', '),
    ].join(' '),
  }))

const billRows = ({ bills, terms, billTo }: Shipment): Rows =>
  bills.map(bill => {
    const payer = bill.billTo ?? billTo
    const way = `stop ${bill.fromStop} to stop ${bill.toStop}`
    const paid = payer === null ? '' : `, bill to ${placeWords(payer)}`
    const name = `Bill of lading ${bill.number}`
    return { id: bill.number, name, text: `${way}, ${paymentNames[bill.terms ?? terms]}${paid}` }
  })

const tables: Readonly<Partial<Record<ChangeField, (shipment: Shipment) => Rows>>> = {
  items: freightRows,
  stops: stopRows,
  bills: billRows,
}

/** Rows that were kept without ids are the same by their place. */
const byPlace = (rows: Rows): Rows => rows.map((row, place) => ({ ...row, id: String(place) }))

function rowChanges(before: Rows, after: Rows): readonly string[] {
  if ([...before, ...after].some(({ id }) => id === null)) return rowChanges(byPlace(before), byPlace(after))
  const was = new Map(before.map(row => [row.id, row]))
  const is = new Set(after.map(row => row.id))
  return [
    ...after
      .filter(row => was.get(row.id)?.text !== row.text)
      .map(row => becomes(row.name, was.get(row.id)?.text ?? '', row.text)),
    ...before.filter(row => !is.has(row.id)).map(row => becomes(row.name, row.text, '')),
  ]
}

/**
 * What its carrier does not know of a shipment in these fields, a line for each change: what it was told, and what is. A
 * change that none of these words shows is named, so that nobody takes it for none.
 */
export function changeWords(known: Shipment, now: Shipment, differs: readonly ChangeField[]): readonly string[] {
  return differs.flatMap(field => {
    const table = tables[field]
    const before = texts[field]?.(known) ?? ''
    const after = texts[field]?.(now) ?? ''
    const name = capital(changeName(field))
    const lines = table === undefined ? [] : rowChanges(table(known), table(now))
    if (lines.length > 0) return lines
    return [before === after ? `${name}: see the bill of lading` : becomes(name, before, after)]
  })
}
