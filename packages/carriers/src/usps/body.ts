import {
  type Address,
  destinationOf,
  minorDigits,
  nationalDigits,
  needsOf,
  originOf,
  type ParcelNeeds,
  packagesOf,
  pickupOf,
  type Shipment,
} from '@waybill/domain'
import type { LabelOrder, LabelPackage } from '../kit/labels.ts'
import { fittedParty, type PartyLines } from '../kit/partyLines.ts'
import { readersNumbers } from '../kit/readersNumbers.ts'
import { extras, INSURED_LOW } from './codes.ts'
import { customsFormOf } from './customsForm.ts'
import { ROOM, tripOf } from './trip.ts'

const EXPRESS = 'PRIORITY_MAIL_EXPRESS'

/** Codes of what is asked for beside a class; a blank class asks for all of them, in every spelling. */
export function extrasOf(parcel: Pick<LabelPackage, 'declaredValue'>, shipment: Shipment, mailClass = ''): number[] {
  const { signature } = needsOf(shipment)
  const isExpress = mailClass.startsWith(EXPRESS)
  const signed =
    signature === 'adult'
      ? [extras.adultSignature]
      : signature !== 'required'
        ? []
        : mailClass === ''
          ? [extras.signature, extras.expressSignature]
          : [isExpress ? extras.expressSignature : extras.signature]
  const value = parcel.declaredValue ?? 0
  const insured = value === 0 ? [] : [value > INSURED_LOW ? extras.insuranceAbove : extras.insurance]
  return [...signed, ...insured]
}

const dollars = (minor: number, currency: string): number => minor / 10 ** minorDigits(currency)

/** Sides in inches, the longest first: that is what length is to the post. */
export function sidesOf({ lengthIn, widthIn, heightIn }: LabelPackage) {
  const [length = 0, width = 0, height = 0] = [lengthIn, widthIn, heightIn]
    .map(side => Math.round(side * 100) / 100)
    .toSorted((a, b) => b - a)
  return { length, width, height }
}

export const zip5 = ({ zip }: Pick<Address, 'zip'>): string => zip.replaceAll(/\D/g, '').slice(0, 5)

export const weightOf = ({ weightLb }: LabelPackage): number => Math.max(0.01, weightLb)

/** What one package costs by every class. Its fields: USPS Shipping Options v3. */
export function optionsBody(parcel: LabelPackage, shipment: Shipment, pricing: object) {
  const asked = extrasOf(parcel, shipment)
  const { date } = pickupOf(shipment)
  return {
    pricingOptions: [pricing],
    originZIPCode: zip5(originOf(shipment)),
    destinationZIPCode: zip5(destinationOf(shipment)),
    destinationEntryFacilityType: 'NONE',
    packageDescription: {
      weight: weightOf(parcel),
      ...sidesOf(parcel),
      mailClass: tripOf(shipment) === 'return' ? 'ALL_RETURNS' : 'ALL_OUTBOUND',
      ...(asked.length === 0 ? {} : { extraServices: asked }),
      ...declaredOf(parcel, shipment),
      ...(date === '' ? {} : { mailingDate: date }),
    },
  }
}

const declaredOf = ({ declaredValue }: LabelPackage, { currency }: Shipment) =>
  declaredValue === null || declaredValue === 0 ? {} : { packageValue: dollars(declaredValue, currency) }

export const cut = (text: string, max: number): string => text.trim().slice(0, max)

/** A name as the post wants it: a firm, or a first and a last name. */
function namesOf({ company, contact }: PartyLines) {
  const [first = '', ...rest] = contact.split(/\s+/)
  const last = rest.join(' ')
  return {
    ...(company === '' ? {} : { firm: company }),
    ...(first !== '' && last !== '' ? { firstName: first, lastName: last } : {}),
    ...(company === '' && last === '' ? { firm: first || 'Resident' } : {}),
    // One word alone is whom to ask for at the firm.
    ...(company !== '' && first !== '' && last === '' ? { firstName: first } : {}),
  }
}

/** Who somebody is and where, alike in all countries. */
export function nameAndStreet(address: Address) {
  const party = fittedParty(address, ROOM)
  const [streetAddress = '', secondaryAddress = ''] = party.lines
  return {
    ...namesOf(party),
    streetAddress,
    ...(secondaryAddress === '' ? {} : { secondaryAddress }),
    city: party.city,
  }
}

/** A party within the United States. */
export function partyOf(address: Address) {
  const extension = address.zip.replaceAll(/\D/g, '').slice(5, 9)
  const phone = nationalDigits(address.contactPhone)
  return {
    ...nameAndStreet(address),
    // A territory that is a country of its own is a state to the post.
    state: address.state || address.country,
    ZIPCode: zip5(address),
    ...(extension.length === 4 ? { ZIPPlus4: extension } : {}),
    ...(phone.length < 6 ? {} : { phone }),
  }
}

/** Who sends what has a customs form: the post wants a firm, be it a person's name. */
export const exporterOf = (address: Address) => ({
  ...partyOf(address),
  firm: cut(address.company || address.contactName || 'Shipper', 50),
})

/** What becomes of mail that can't be delivered. Source: USPS Labels v3, ancillaryServiceEndorsements. */
const endorsements = {
  return: 'RETURN_SERVICE_REQUESTED',
  forward: 'FORWARDING_SERVICE_REQUESTED',
  address: 'ADDRESS_SERVICE_REQUESTED',
  change: 'CHANGE_SERVICE_REQUESTED',
} as const

/** Its code; null where nothing is asked for. */
export const endorsedAs = (endorsement: ParcelNeeds['endorsement']): string | null =>
  endorsement === '' || endorsement === 'none' ? null : endorsements[endorsement]

function optionsOf(parcel: LabelPackage, shipment: Shipment) {
  const endorsed = endorsedAs(needsOf(shipment).endorsement)
  const options = {
    ...declaredOf(parcel, shipment),
    ...(endorsed === null ? {} : { ancillaryServiceEndorsements: endorsed }),
  }
  return Object.keys(options).length === 0 ? {} : { packageOptions: options }
}

/** Which number stands first: the reader's, or the shipment's, as labels of before were asked for. */
export type References = 'readers' | 'shipments'

/** Numbers that people know the package by, the first ones. */
export function referencesOf(order: LabelOrder, most: number, first: References): readonly string[] {
  const numbers = readersNumbers(order)
  const { shipmentNumber } = order
  const inOrder = first === 'readers' ? numbers : [...new Set([shipmentNumber, ...numbers])].filter(one => one !== '')
  return inOrder.slice(0, most).map(one => cut(one, 30))
}

/** A customs form leaves room for two. */
const shownReferences = (order: LabelOrder, hasForm: boolean, first: References) =>
  referencesOf(order, hasForm ? 2 : 4, first).map((referenceNumber, index) => ({
    referenceNumber,
    printReferenceNumber: index === 0,
  }))

/** The form in which the post finds the price by shape and packaging. */
const packageOf = (parcel: LabelPackage, mailClass: string) => ({
  mailClass,
  shape: 'RECTANGULAR',
  packagingType: 'VARIABLE',
  weightUOM: 'lb',
  weight: weightOf(parcel),
  dimensionsUOM: 'in',
  ...sidesOf(parcel),
})

/**
 * The order of one label, the same to the letter each time it is made: asked for anew under its own key, the post gives
 * the label that it sold. Its fields: USPS Labels v3.
 */
export function labelBody(order: LabelOrder, parcel: LabelPackage, first: References = 'readers') {
  const { shipment, serviceCode, packages } = order
  const { returnAddress } = needsOf(shipment)
  const all = packagesOf(shipment)
  const place = all.findIndex(one => one.unitId === parcel.unitId && one.place === parcel.place) + 1
  const form = customsFormOf(order, parcel)
  const hasForm = 'customsForm' in form
  const from = originOf(shipment)
  return {
    imageInfo: {
      imageType: 'ZPL203DPI',
      labelType: '4X6LABEL',
      receiptOption: 'NONE',
      suppressPostage: true,
      suppressMailDate: true,
      returnLabel: false,
      packageNumber: Math.max(1, place),
      totalPackages: Math.max(all.length, packages.length),
    },
    toAddress: partyOf(destinationOf(shipment)),
    fromAddress: hasForm ? exporterOf(from) : partyOf(from),
    ...(returnAddress === null ? {} : { returnAddress: partyOf(returnAddress) }),
    packageDescription: {
      ...packageOf(parcel, serviceCode),
      mailingDate: pickupOf(shipment).date,
      extraServices: extrasOf(parcel, shipment, serviceCode),
      destinationEntryFacilityType: 'NONE',
      ...optionsOf(parcel, shipment),
      customerReference: shownReferences(order, hasForm, first),
    },
    ...form,
  }
}

/** The order of one label that brings a package back: it may be used on any day. Its fields: USPS Labels v3, return-label. */
export function returnLabelBody(order: LabelOrder, parcel: LabelPackage, first: References = 'readers') {
  const { shipment, serviceCode } = order
  const form = customsFormOf(order, parcel)
  const hasForm = 'customsForm' in form
  const from = originOf(shipment)
  const value = declaredOf(parcel, shipment)
  return {
    imageInfo: { imageType: 'ZPL203DPI', labelType: '4X6LABEL', receiptOption: 'NONE' },
    toAddress: partyOf(destinationOf(shipment)),
    fromAddress: hasForm ? exporterOf(from) : partyOf(from),
    packageDescription: {
      ...packageOf(parcel, serviceCode),
      processingCategory: 'MACHINABLE',
      extraServices: extrasOf(parcel, shipment, serviceCode),
      ...('packageValue' in value ? { packageOptions: value } : {}),
      customerReference: shownReferences(order, hasForm, first),
    },
    ...form,
  }
}
