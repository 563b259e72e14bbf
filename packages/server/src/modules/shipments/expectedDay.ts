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

/** Where freight of a shipment arrives, as transit times tell places apart. */
const arrivesAt = (shipment: Shipment): string => {
  const { zip, state, country } = destinationOf(shipment)
  return [zip.slice(0, 5), state, country].join(' ')
}

/**
 * The day on which changed content is expected: the carrier's transit days, counted from the new pickup day in business
 * days. Blank where those days do not hold any more: it goes elsewhere, or travels by labels whose carrier promised a day
 * of its own. What the carrier says to the change takes its place. Source: rules of the trade, days.
 */
export function expectedDay(before: ShipmentRecord, shipment: Shipment): Partial<Pick<ShipmentFacts, 'deliveryDate'>> {
  const { date: pickupDate } = pickupOf(shipment)
  const isMoved = arrivesAt(before.shipment) !== arrivesAt(shipment)
  if (before.deliveryDate === null || (pickupDate === pickupOf(before.shipment).date && !isMoved)) return {}
  if (isMoved || modes[shipment.mode].isLabelled) return { deliveryDate: null }
  const ends = { origin: originOf(shipment), destination: destinationOf(shipment) }
  const said = { pickupDate, transitDays: before.serviceDays, deliveryDate: null }
  return { deliveryDate: promisedDay({ ...said, ...ends }, usualCarrierCalendar).deliveryDate }
}
