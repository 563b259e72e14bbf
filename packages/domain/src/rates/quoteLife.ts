import { effectiveClass } from '../freight/classes.ts'
import { needsOf, noParcelNeeds, type ParcelNeeds } from '../parcel/parcelNeeds.ts'
import { destinationOf, itemsOf, originOf, pickupOf, rowsOf, servicesOf, wholeOf } from '../shipment/plainForm.ts'
import type { Address, LineItem, PlainShipment, Shipment } from '../shipment/shipment.ts'
import { laneZip } from './lanes.ts'

/** How long a freight quote can be booked at most (specification §9), in milliseconds. */
export const QUOTE_LIFE_MS = 24 * 60 * 60 * 1000

/**
 * When a quote can no longer be booked: 24 hours after it was asked for, or at the source's own expiry when that is
 * earlier. Instants are milliseconds since 1970. Source: rules of the trade, tender and quotes.
 */
export const quoteExpiresAt = (askedAt: number, sourceExpiresAt: number | null): number =>
  sourceExpiresAt === null ? askedAt + QUOTE_LIFE_MS : Math.min(askedAt + QUOTE_LIFE_MS, sourceExpiresAt)

/** A quote can be booked up to its expiry and not at it. */
export const isExpired = (expiresAt: number, now: number): boolean => now >= expiresAt

const place = ({ street, street2, city, state, zip, country }: Address) =>
  [street, street2, city, state, country].map(text => text.trim().toUpperCase()).concat(laneZip(zip))

/** The fields of a record by their names, in whichever order they were kept. */
const fieldsOf = (record: object) => Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))

const freight = (item: LineItem) => [
  effectiveClass(item.freightClass)?.freightClass ?? item.freightClass.trim(),
  item.nmfc,
  item.weightLb,
  item.handlingUnits,
  item.handlingUnitType,
  item.pieces,
  item.pieceType,
  [item.lengthIn, item.widthIn, item.heightIn],
  item.stackable,
  // Left out where nobody typed it: a price that was asked for before holds.
  ...(item.linearFeet === undefined ? [] : [['feet', item.linearFeet]]),
  item.hazmat === null ? null : [item.hazmat.unNumber, item.hazmat.hazardClass, item.hazmat.packingGroup],
  ...(item.declaredValue === undefined ? [] : [['value', item.declaredValue]]),
  ...(item.additionalHandling === undefined ? [] : ['handling']),
  ...(item.customs === undefined ? [] : [fieldsOf(item.customs)]),
]

/** What packages ask for, without the day by which they shall be there: a price is chosen by that, not asked for. */
function needed({ parcel, currency }: Shipment): readonly unknown[] {
  const asked = JSON.stringify(needsKey(needsOf({ parcel })))
  return asked === JSON.stringify(needsKey(noParcelNeeds)) ? [] : [asked, currency]
}

const needsKey = ({ deliverBy: _, returnAddress, services, export: papers, ...needs }: ParcelNeeds) => [
  fieldsOf(needs),
  [...services].sort(),
  returnAddress === null ? null : place(returnAddress),
  papers === undefined ? null : fieldsOf(papers),
]

/**
 * Everything a price depends on, as one string: as long as it stays the same, a price asked for it holds; any change
 * of date, weight, address, accessorial or class, of what packages ask for, are worth or tell customs, needs a new
 * rating. The order of lines and of accessorials does not matter, nor do window, contacts, references and notes. Source:
 * rules of the trade, tender and quotes.
 */
export function ratingKey(given: Shipment | PlainShipment): string {
  const shipment = wholeOf(given)
  return JSON.stringify([
    shipment.mode,
    shipment.terms,
    pickupOf(shipment).date,
    place(originOf(shipment)),
    place(destinationOf(shipment)),
    itemsOf(shipment)
      .map(item => JSON.stringify(freight(item)))
      .sort(),
    [...servicesOf(shipment)].sort(),
    shipment.declaredValue === null ? null : [shipment.declaredValue, shipment.currency],
    // Left out where there is none: a price that was asked for before there was a COD holds.
    ...(shipment.cod === null ? [] : [[shipment.cod.amount, shipment.cod.feeTerms, shipment.currency]]),
    ...(shipment.volume ? ['volume'] : []),
    ...(shipment.truck === undefined ? [] : [shipment.truck]),
    ...needed(shipment),
    ...(shipment.terms === 'thirdParty' && shipment.billTo !== null ? [['billTo', place(shipment.billTo)]] : []),
    ...beyondPlain(shipment),
  ])
}

/** What only a shipment has that a plain form cannot show: the way between the ends, and what is on which unit. */
function beyondPlain(shipment: Shipment): readonly unknown[] {
  const { stops, units, lines } = shipment
  const isMixed = units.some(unit => unit.contents.length > 1)
  if (stops.length === 2 && !isMixed) return []
  return [
    stops.map(({ kind, address, window, services }) => [kind, place(address), window.date, [...services].sort()]),
    units
      .map(unit =>
        JSON.stringify([
          unit.loadedAt,
          unit.unloadedAt,
          rowsOf(lines, [unit])
            .map(row => JSON.stringify(freight(row)))
            .sort(),
        ]),
      )
      .sort(),
  ]
}
