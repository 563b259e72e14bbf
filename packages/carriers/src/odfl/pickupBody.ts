import { type Address, itemsOf, originOf, pickupOf, shipmentTotals, tenDigits } from '@waybill/domain'
import type { Order } from '../kit/connector.ts'
import { countryOf } from '../nmfta/codes.ts'
import { contentOf, instructionsOf } from '../nmfta/ebol.ts'
import type { Account } from './send.ts'

const placeOf = ({ company, street, street2, city, state, zip, country }: Address) => ({
  name: company,
  address1: street,
  ...(street2 === '' ? {} : { address2: street2 }),
  city,
  state,
  postalCode: zip,
  country: countryOf(country),
})

/** A request for a driver. The path is known, the body is our reconstruction (README.md). */
export function pickupBody({ settings }: Account, order: Order, proNumber: string) {
  const { shipment, bolNumber, wireKey, requester } = order
  const origin = originOf(shipment)
  const { date, from, to } = pickupOf(shipment)
  const { weightLb, handlingUnits, hazmat } = shipmentTotals(itemsOf(shipment))
  const content = contentOf(shipment)
  const instructions = content === undefined ? '' : instructionsOf(content, shipment)
  return {
    customerAccount: settings.accountNumber,
    referenceNumber: bolNumber,
    customerReference: wireKey,
    requester: { name: requester.name, phone: tenDigits(requester.phone), email: requester.email },
    shipper: {
      ...placeOf(origin),
      contact: { name: origin.contactName, phone: tenDigits(origin.contactPhone || requester.phone) },
    },
    pickupDate: date,
    readyTime: from,
    closeTime: to,
    shipments: [
      {
        ...(proNumber === '' ? {} : { proNumber }),
        destinationPostalCode: content?.to.address.zip ?? '',
        handlingUnits,
        weight: Math.max(1, Math.round(weightLb)),
        hazardous: hazmat,
      },
    ],
    ...(instructions === '' ? {} : { specialInstructions: instructions }),
  }
}
