import {
  type Address,
  destinationOf,
  minorDigits,
  needsOf,
  originOf,
  packagesOf,
  pickupOf,
  type Shipment,
} from '@waybill/domain'
import type { LabelOrder, LabelPackage } from '../kit/labels.ts'
import { extras, INSURED_LOW } from './codes.ts'

const EXPRESS = 'PRIORITY_MAIL_EXPRESS'

/** Codes of what is asked for beside a class; a blank class asks for all of them, in every spelling. */
export function extrasOf(parcel: Pick<LabelPackage, 'declaredValue'>, shipment: Shipment, mailClass = ''): number[] {
  const { signature } = needsOf(shipment)
  const isExpress = mailClass === EXPRESS
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
function sidesOf({ lengthIn, widthIn, heightIn }: LabelPackage) {
  const [length = 0, width = 0, height = 0] = [lengthIn, widthIn, heightIn]
    .map(side => Math.round(side * 100) / 100)
    .toSorted((a, b) => b - a)
  return { length, width, height }
}

export const zip5 = ({ zip }: Pick<Address, 'zip'>): string => zip.replaceAll(/\D/g, '').slice(0, 5)

const weightOf = ({ weightLb }: LabelPackage): number => Math.max(0.01, weightLb)

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
      mailClass: 'ALL_OUTBOUND',
      ...(asked.length === 0 ? {} : { extraServices: asked }),
      ...declaredOf(parcel, shipment),
      ...(date === '' ? {} : { mailingDate: date }),
    },
  }
}

const declaredOf = ({ declaredValue }: LabelPackage, { currency }: Shipment) =>
  declaredValue === null || declaredValue === 0 ? {} : { packageValue: dollars(declaredValue, currency) }

const cut = (text: string, max: number): string => text.trim().slice(0, max)

/** A name as the post wants it: a firm, or a first and a last name. */
function namesOf({ company, contactName }: Address) {
  const [first = '', ...rest] = contactName.trim().split(/\s+/)
  const last = rest.join(' ')
  return {
    ...(company === '' ? {} : { firm: cut(company, 50) }),
    ...(first !== '' && last !== '' ? { firstName: cut(first, 50), lastName: cut(last, 50) } : {}),
    ...(company === '' && last === '' ? { firm: cut(first || 'Resident', 50) } : {}),
  }
}

/** A party within the United States. */
export function partyOf(address: Address) {
  const extension = address.zip.replaceAll(/\D/g, '').slice(5, 9)
  const phone = address.contactPhone.replaceAll(/\D/g, '').slice(-10)
  return {
    ...namesOf(address),
    streetAddress: cut(address.street, 50),
    ...(address.street2.trim() === '' ? {} : { secondaryAddress: cut(address.street2, 50) }),
    city: cut(address.city, 28),
    state: address.state,
    ZIPCode: zip5(address),
    ...(extension.length === 4 ? { ZIPPlus4: extension } : {}),
    ...(phone.length < 6 ? {} : { phone }),
  }
}

/** What becomes of mail that can't be delivered. Source: USPS Labels v3, ancillaryServiceEndorsements. */
const endorsements = {
  return: 'RETURN_SERVICE_REQUESTED',
  forward: 'FORWARDING_SERVICE_REQUESTED',
  address: 'ADDRESS_SERVICE_REQUESTED',
  change: 'CHANGE_SERVICE_REQUESTED',
} as const

function optionsOf(parcel: LabelPackage, shipment: Shipment) {
  const { endorsement } = needsOf(shipment)
  const options = {
    ...declaredOf(parcel, shipment),
    ...(endorsement === '' || endorsement === 'none'
      ? {}
      : { ancillaryServiceEndorsements: endorsements[endorsement] }),
  }
  return Object.keys(options).length === 0 ? {} : { packageOptions: options }
}

/**
 * The order of one label, the same to the letter each time it is made: asked for anew under its own key, the post gives
 * the label that it sold. Its fields: USPS Labels v3, the form in which the post finds the price by shape and packaging.
 */
export function labelBody({ shipment, serviceCode, shipmentNumber, packages }: LabelOrder, parcel: LabelPackage) {
  const { returnAddress } = needsOf(shipment)
  const all = packagesOf(shipment)
  const place = all.findIndex(one => one.unitId === parcel.unitId && one.place === parcel.place) + 1
  const references = [shipmentNumber, shipment.orderNumber, shipment.customerPo].filter(one => one.trim() !== '')
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
    fromAddress: partyOf(originOf(shipment)),
    ...(returnAddress === null ? {} : { returnAddress: partyOf(returnAddress) }),
    packageDescription: {
      mailClass: serviceCode,
      shape: 'RECTANGULAR',
      packagingType: 'VARIABLE',
      weightUOM: 'lb',
      weight: weightOf(parcel),
      dimensionsUOM: 'in',
      ...sidesOf(parcel),
      mailingDate: pickupOf(shipment).date,
      extraServices: extrasOf(parcel, shipment, serviceCode),
      destinationEntryFacilityType: 'NONE',
      ...optionsOf(parcel, shipment),
      customerReference: [...new Set(references)].slice(0, 4).map((referenceNumber, index) => ({
        referenceNumber: cut(referenceNumber, 30),
        printReferenceNumber: index === 0,
      })),
    },
  }
}
