import { fedexCalls, fieldIn, hasTenDigits } from '@waybill/conditions'
import {
  type Address,
  destinationOf,
  minorDigits,
  nationalDigits,
  needsOf,
  networkCountry,
  originOf,
  type ParcelNeeds,
  packagesOf,
  phoneExtension,
  type Shipment,
  sentence,
  tenDigits,
} from '@waybill/domain'
import type { CarrierFailure } from '../kit/connector.ts'
import { notDone } from '../kit/extras.ts'
import { refusal } from '../kit/failures.ts'
import type { LabelPackage } from '../kit/labels.ts'
import { fittedParty, type PartyRoom, partyTooLong } from '../kit/partyLines.ts'
import { notPaidFor } from '../kit/payer.ts'
import { notByPost } from '../kit/postAlone.ts'
import { notSoldBack, printedReturns } from '../kit/waysBack.ts'
import { packagingOf, SCAC } from './codes.ts'
import type { FedexSettings } from './settings.ts'

/** Source: FedEx Ship API, recipients. */
const ROOM: PartyRoom = { company: 35, person: 70, line: 35, lines: 3, namesGoOn: true, city: 35 }

const zipOf = (zip: string): string => zip.replaceAll(/[^0-9A-Z-]/gi, '').slice(0, 10)

/** The state as FedEx takes it: elsewhere it knows none and has no room for their names; Puerto Rico is a country and a state at once. */
const stateOf = (place: Pick<Address, 'state' | 'country'>): string => {
  const country = networkCountry(place)
  return country === 'PR' ? 'PR' : country === place.country ? place.state : ''
}

/** Where something is, as FedEx looks for places near it. */
export const areaOf = (place: Pick<Address, 'city' | 'state' | 'zip' | 'country'>) => ({
  city: place.city,
  ...(stateOf(place).length === 2 ? { stateOrProvinceCode: stateOf(place) } : {}),
  postalCode: zipOf(place.zip),
  countryCode: networkCountry(place),
})

/** An address as FedEx's interfaces share it. A street that is not known yet is left out: rates need none. */
export const addressOf = (address: Address, isResidential = false) => {
  const { lines, city } = fittedParty(address, ROOM)
  return {
    ...(lines.length === 0 ? {} : { streetLines: lines }),
    ...areaOf({ ...address, city }),
    ...(isResidential ? { residential: true } : {}),
  }
}

/**
 * A party with whom FedEx can speak. It takes no shipment without a telephone: a consignee who has none is reached through
 * who ships.
 */
export function partyOf(address: Address, isResidential: boolean, otherPhone: string) {
  const { company, contact } = fittedParty(address, ROOM)
  const own = (hasTenDigits(networkCountry(address)) ? tenDigits : nationalDigits)(address.contactPhone)
  const reached = own === '' ? otherPhone : address.contactPhone
  const extension = phoneExtension(reached)
  return {
    contact: {
      personName: contact || company,
      companyName: company || contact,
      phoneNumber: own || nationalDigits(otherPhone),
      ...(extension === '' ? {} : { phoneExtension: extension }),
    },
    address: addressOf(address, isResidential),
  }
}

/** Whole inches, up: FedEx takes no others. */
const inches = (value: number): number => Math.ceil(Number(value.toFixed(6)))

/** Of a package; blank: what the service does by itself. */
const signatures: Readonly<Partial<Record<ParcelNeeds['signature'], string>>> = {
  none: 'NO_SIGNATURE_REQUIRED',
  required: 'DIRECT',
  adult: 'ADULT',
}

/** A package, alike in rates and shipments. */
export function packageOf(parcel: LabelPackage, { currency, ...shipment }: Shipment) {
  const signature = signatures[needsOf(shipment).signature]
  const special = [
    ...(signature === undefined ? [] : ['SIGNATURE_OPTION']),
    ...(parcel.additionalHandling ? ['NON_STANDARD_CONTAINER'] : []),
  ]
  return {
    weight: { units: 'LB', value: Math.max(0.1, parcel.weightLb) },
    ...(parcel.lengthIn === 0
      ? {}
      : {
          dimensions: {
            length: inches(parcel.lengthIn),
            width: inches(parcel.widthIn),
            height: inches(parcel.heightIn),
            units: 'IN',
          },
        }),
    ...(parcel.declaredValue === null || parcel.declaredValue === 0
      ? {}
      : { declaredValue: { amount: parcel.declaredValue / 10 ** minorDigits(currency), currency } }),
    ...(special.length === 0
      ? {}
      : {
          packageSpecialServices: {
            specialServiceTypes: special,
            ...(signature === undefined ? {} : { signatureOptionType: signature }),
          },
        }),
  }
}

/** Services of the whole shipment. */
export function servicesOf(shipment: Shipment, { holdLocation }: FedexSettings) {
  const { saturdayDelivery, holdForPickup, returnService } = needsOf(shipment)
  const types = [
    ...(saturdayDelivery ? ['SATURDAY_DELIVERY'] : []),
    ...(holdForPickup ? ['HOLD_AT_LOCATION'] : []),
    ...(returnService === '' ? [] : ['RETURN_SHIPMENT']),
  ]
  if (types.length === 0) return {}
  return {
    shipmentSpecialServices: {
      specialServiceTypes: types,
      ...(holdForPickup ? { holdAtLocationDetail: { locationId: holdLocation } } : {}),
      ...(returnService === '' ? {} : { returnShipmentDetail: { returnType: 'PRINT_RETURN_LABEL' } }),
    },
  }
}

/** Who pays: our account, or the one that collect and third-party freight was given. */
export function payerOf(shipment: Shipment, { accountNumber }: FedexSettings) {
  const needs = needsOf(shipment)
  const account = needs.fedexAccount || needs.payerAccount
  const payer = (paymentType: string, value: string) => ({
    paymentType,
    payor: { responsibleParty: { accountNumber: { value } } },
  })
  if (shipment.terms === 'prepaid') return payer('SENDER', accountNumber)
  return payer(shipment.terms === 'collect' ? 'RECIPIENT' : 'THIRD_PARTY', account)
}

/** What the shipper's own packaging is, where FedEx's conditions want that named. */
export function ownPackagingOn(shipment: Shipment) {
  const lane = {
    shipper: { address: { countryCode: networkCountry(originOf(shipment)) } },
    recipients: [{ address: { countryCode: networkCountry(destinationOf(shipment)) } }],
  }
  const request = { requestedShipment: { ...lane, packagingType: packagingOfAll(shipment) } }
  const field = 'requestedShipment.requestedPackageLineItems[].subPackagingType'
  return fieldIn(fedexCalls.buyLabels, field, request) === 'required' ? { subPackagingType: 'CARTON' } : {}
}

/** FedEx takes a whole shipment in one kind of packaging. */
export const packagingOfAll = (shipment: Shipment): string => packagingOf(shipment.units[0]?.type ?? '')

export const consigneeOf = (shipment: Shipment): Address => destinationOf(shipment)
export const shipperOf = (shipment: Shipment): Address => originOf(shipment)

/** So many rows of packages an order takes. Source: FedEx Ship, requestedPackageLineItems. */
const PACKAGES_MAX = 30

/** Why a shipment is not asked about at all; null: it is. What FedEx would do otherwise than asked is not sent. */
export function notOffered(shipment: Shipment, { holdLocation }: FedexSettings): CarrierFailure | null {
  const needs = needsOf(shipment)
  const unpaid = notPaidFor(SCAC, shipment, needs.fedexAccount || needs.payerAccount)
  if (unpaid !== null) return unpaid
  const unreached = notByPost(SCAC, shipment)
  if (unreached !== null) return unreached
  const packagings = new Set(shipment.units.map(({ type }) => packagingOf(type)))
  if (packagings.size > 1) return refusal(SCAC, sentence('onePackaging'))
  if (packagesOf(shipment).length > PACKAGES_MAX) {
    return refusal(SCAC, sentence('packagesAtMost', { count: PACKAGES_MAX }))
  }
  if (needs.holdForPickup && holdLocation === '') return refusal(SCAC, sentence('noHoldLocation'))
  return (
    notDone(SCAC, ['saturdayDelivery', 'holdForPickup'], shipment) ??
    notSoldBack(SCAC, printedReturns, shipment) ??
    partyTooLong(SCAC, shipment, ROOM)
  )
}
