import { destinationOf, itemsOf, originOf, pickupOf, type Shipment, shipmentTotals } from '@waybill/domain'

/**
 * What the head repeats of its parts for lists: first and last place, pickup, the first bill's number, references,
 * totals. Nothing decides by it, and nothing but this makes it.
 */
export function summaryOf(shipment: Shipment) {
  const [origin, destination, pickup] = [originOf(shipment), destinationOf(shipment), pickupOf(shipment)]
  const totals = shipmentTotals(itemsOf(shipment))
  return {
    shipper: origin.company,
    shipper_city: origin.city,
    consignee: destination.company,
    consignee_city: destination.city,
    consignee_state: destination.state,
    consignee_contact: destination.contactName,
    origin_zone: shipment.stops[0]?.zone ?? '',
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
