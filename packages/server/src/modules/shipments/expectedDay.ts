import {
  destinationOf,
  modes,
  originOf,
  pickupOf,
  promisedDay,
  type Shipment,
  usualCarrierCalendar,
} from '@waybill/domain'
import type { ShipmentFacts, ShipmentRecord } from './shipmentStore.ts'

/** Where freight of a shipment stops, as transit times tell places apart. */
const way = ({ stops }: Shipment): string =>
  stops.map(({ address: { zip, state, country } }) => [zip.slice(0, 5), state, country].join(' ')).join(', ')

/**
 * The day on which changed content is expected: the carrier's transit days, counted from the new pickup day in business
 * days. Blank where those days do not hold any more: it goes another way, or travels by labels whose carrier promised a day
 * of its own. What the carrier says to the change takes its place. Source: rules of the trade, days.
 */
export function expectedDay(
  before: Pick<ShipmentRecord, 'shipment' | 'deliveryDate' | 'serviceDays'>,
  shipment: Shipment,
): Partial<Pick<ShipmentFacts, 'deliveryDate'>> {
  const { date: pickupDate } = pickupOf(shipment)
  const isMoved = way(before.shipment) !== way(shipment)
  if (before.deliveryDate === null || (pickupDate === pickupOf(before.shipment).date && !isMoved)) return {}
  return { deliveryDate: isMoved ? null : countedFrom(shipment, before.serviceDays) }
}

/** The day on which freight arrives by its carrier's days; null: it gave none, or its labels have a day of their own. */
function countedFrom(shipment: Shipment, transitDays: number | null): string | null {
  if (modes[shipment.mode].isLabelled) return null
  const ends = { origin: originOf(shipment), destination: destinationOf(shipment) }
  const said = { pickupDate: pickupOf(shipment).date, transitDays, deliveryDate: null }
  return promisedDay({ ...said, ...ends }, usualCarrierCalendar).deliveryDate
}

/**
 * The day that was promised for another pickup, as it is expected by now: a pickup that was put off since takes it along.
 * @param plannedOn the pickup day that it was promised for; null: nobody noted it
 */
export function expectedByNow(
  shipment: Shipment,
  plannedOn: string | null,
  { transitDays, deliveryDate }: { readonly transitDays: number | null; readonly deliveryDate: string | null },
): string | null {
  const { date } = pickupOf(shipment)
  const isStill = plannedOn === null || plannedOn === date
  if (deliveryDate === null || (isStill && deliveryDate >= date)) return deliveryDate
  return countedFrom(shipment, transitDays)
}
