import { destinationOf, itemsOf, originOf, pickupOf, type Shipment, shipmentTotals } from '@waybill/domain'
import { localNow } from '../../places/localNow.ts'

/** The day of an instant on the clock of a place; null where either is not known. */
const dayAt = (at: string | null | undefined, zone: string | undefined): string | null =>
  at == null || !zone ? null : localNow(new Date(at), zone).date

/** A postal code as lanes are looked up by: without blanks, in capitals. */
const zipKey = (zip: string): string => zip.replaceAll(' ', '').toUpperCase()

/**
 * What the head repeats of its parts for lists: first and last place, pickup, the first bill's number, references,
 * totals, and the days on which it left and arrived. Nothing decides by it, and nothing but this makes it.
 */
export function summaryOf(shipment: Shipment) {
  const [origin, destination, pickup] = [originOf(shipment), destinationOf(shipment), pickupOf(shipment)]
  const totals = shipmentTotals(itemsOf(shipment))
  const [first, last] = [shipment.stops[0], shipment.stops.at(-1)]
  return {
    shipper: origin.company,
    shipper_city: origin.city,
    shipper_state: origin.state,
    shipper_zip: zipKey(origin.zip),
    consignee: destination.company,
    consignee_city: destination.city,
    consignee_state: destination.state,
    consignee_zip: zipKey(destination.zip),
    consignee_contact: destination.contactName,
    origin_zone: first?.zone ?? '',
    picked_up_on: dayAt(first?.leftAt ?? first?.arrivedAt, first?.zone),
    // Nobody knows the clock of some places: then that of the origin counts.
    delivered_on: dayAt(last?.arrivedAt, last?.zone || first?.zone),
    pickup_date: pickup.date === '' ? null : pickup.date,
    pickup_from: pickup.from,
    pickup_to: pickup.to,
    bol_number: shipment.bills[0]?.number ?? '',
    shipment_references: [...shipment.references],
    total_weight: totals.weightLb,
    total_pieces: totals.pieces,
    total_handling_units: totals.handlingUnits,
  }
}
