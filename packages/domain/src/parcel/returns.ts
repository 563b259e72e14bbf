import { destinationOf, originOf, pickupOf, plainOf, shipmentOfPlain } from '../shipment/plainForm.ts'
import type { Shipment } from '../shipment/shipment.ts'
import type { LocalDate } from '../time/dates.ts'
import { crossesBorder, usualExport } from './customs.ts'
import { needsOf, noParcelNeeds, type ReturnService } from './parcelNeeds.ts'

/**
 * The way back of small packages: from their consignee to where undeliverable ones go, at the shipper's cost. What was
 * asked for on the way out (signature, appointment, payer) is not asked for on the way back.
 * @param date the day from which on they may be handed over
 * @param mailTo where the carrier sends a label by e-mail; blank: to the consignee's own address
 */
export function returnShipment(shipment: Shipment, service: ReturnService, date: LocalDate, mailTo = ''): Shipment {
  const consignee = destinationOf(shipment)
  const from = mailTo === '' ? consignee : { ...consignee, contactEmail: mailTo }
  const home = needsOf(shipment).returnAddress ?? originOf(shipment)
  const { from: opens, to: closes } = pickupOf(shipment)
  const abroad = crossesBorder(from, home) ? { export: { ...usualExport, reason: 'return' as const } } : {}
  const { appointedCarrier: _, asking: __, customerOrders: ___, ...plain } = plainOf(shipment)
  return shipmentOfPlain({
    ...plain,
    parcel: { ...noParcelNeeds, returnService: service, ...abroad },
    ...{ origin: from, destination: home, pickup: { date, from: opens, to: closes } },
    items: plain.items.map(({ lineId: ____, unitId: _____, ...item }) => item),
    ...{ accessorials: [], terms: 'prepaid', billTo: null, cod: null },
    ...{ specialInstructions: '', internalNotes: '', loadNumber: '', trailerNumber: '', seals: '' },
  })
}
