import {
  type Address,
  destinationOf,
  minorDigits,
  originOf,
  phoneDigits,
  pickupOf,
  type Shipment,
} from '@waybill/domain'
import type { LabelOrder, LabelPackage } from '../kit/labels.ts'
import {
  cut,
  exporterOf,
  extrasOf,
  nameAndStreet,
  type References,
  referencesOf,
  sidesOf,
  weightOf,
  zip5,
} from './body.ts'
import { customsFormOf } from './customsForm.ts'

const postalCodeOf = ({ zip }: Address): string => cut(zip, 11)

/** What one package costs by every class abroad. Its fields: USPS Shipping Options v3, the international form. */
export function optionsAbroad(parcel: LabelPackage, shipment: Shipment, pricing: object) {
  const to = destinationOf(shipment)
  const { date } = pickupOf(shipment)
  const asked = extrasOf(parcel, shipment)
  return {
    pricingOptions: [pricing],
    originZIPCode: zip5(originOf(shipment)),
    ...(postalCodeOf(to) === '' ? {} : { foreignPostalCode: postalCodeOf(to) }),
    destinationCountryCode: to.country,
    packageDescription: {
      weight: weightOf(parcel),
      ...sidesOf(parcel),
      mailClass: 'ALL',
      ...(asked.length === 0 ? {} : { extraServices: asked, packageValue: worthOf(parcel, shipment) }),
      ...(date === '' ? {} : { mailingDate: date }),
    },
  }
}

const worthOf = ({ declaredValue }: LabelPackage, { currency }: Shipment): number =>
  (declaredValue ?? 0) / 10 ** minorDigits(currency)

/** The post wants a country's name as well. */
const countries = new Intl.DisplayNames(['en'], { type: 'region' })

/** A party in another country. */
function partyAbroad(address: Address) {
  const phone = phoneDigits(address.contactPhone)
  return {
    ...nameAndStreet(address),
    ...(postalCodeOf(address) === '' ? {} : { postalCode: postalCodeOf(address) }),
    ...(address.state.trim() === '' ? {} : { province: cut(address.state, 40) }),
    country: countries.of(address.country) ?? address.country,
    countryISOAlpha2Code: address.country,
    ...(phone.length < 6 ? {} : { phone }),
  }
}

/**
 * The order of one label abroad with its customs form, the same to the letter each time it is made. Its fields: USPS
 * International Labels v3. What can't be delivered comes back.
 */
export function labelAbroad(order: LabelOrder, parcel: LabelPackage, first: References = 'readers') {
  const { shipment, serviceCode } = order
  const services = extrasOf(parcel, shipment, serviceCode)
  return {
    imageInfo: { imageType: 'ZPL203DPI', labelType: '4X6LABEL', suppressPostage: true },
    toAddress: partyAbroad(destinationOf(shipment)),
    fromAddress: exporterOf(originOf(shipment)),
    packageDescription: {
      mailClass: serviceCode,
      packagingType: 'VARIABLE',
      processingCategory: 'MACHINABLE',
      destinationEntryFacilityType: 'NONE',
      mailingDate: pickupOf(shipment).date,
      weightUOM: 'lb',
      weight: weightOf(parcel),
      dimensionsUOM: 'in',
      ...sidesOf(parcel),
      ...(services.length === 0 ? {} : { extraServices: services }),
      packageOptions: {
        nonDeliveryOption: 'RETURN',
        ...(worthOf(parcel, shipment) === 0 ? {} : { packageValue: worthOf(parcel, shipment) }),
      },
      customerReference: referencesOf(order, 2, first).map(referenceNumber => ({ referenceNumber })),
    },
    ...customsFormOf(order, parcel),
  }
}
