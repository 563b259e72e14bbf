import { hasTenDigits } from '@waybill/conditions'
import {
  type Address,
  crossesBorder,
  destinationOf,
  importControls,
  isMailed,
  mailEndorsements,
  minorDigits,
  nationalDigits,
  needsOf,
  networkCountry,
  originOf,
  type ParcelNeeds,
  phoneExtension,
  returnServices,
  type Shipment,
  sentence,
  tenDigits,
} from '@waybill/domain'
import type { CarrierFailure } from '../kit/connector.ts'
import { type Extra, notDone } from '../kit/extras.ts'
import { refusal } from '../kit/failures.ts'
import type { LabelPackage } from '../kit/labels.ts'
import { fittedParty, type PartyLines, type PartyRoom, partyTooLong } from '../kit/partyLines.ts'
import { notPaidFor } from '../kit/payer.ts'
import { notByPost } from '../kit/postAlone.ts'
import { isGroundSaver, isInOunces, packagingOf, SCAC } from './codes.ts'
import type { UpsSettings } from './settings.ts'
import { inOrder } from './territory.ts'

/** Source: UPS Shipping, ShipTo. */
const ROOM: PartyRoom = { company: 35, person: 35, line: 35, lines: 3, namesGoOn: true, city: 30 }

/** A postal code without its blanks, in capital letters. */
const postal = ({ zip }: Pick<Address, 'zip'>): string =>
  zip
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .slice(0, 9)

/** An address as UPS's interfaces share it. A street that is not known yet is blank: rates need none. */
const addressOf = (address: Address, { lines, city }: PartyLines, isResidential = false) => ({
  AddressLine: lines.length === 0 ? [''] : lines,
  City: city,
  StateProvinceCode: address.state,
  PostalCode: postal(address),
  CountryCode: networkCountry(address),
  // An indicator says yes by being there.
  ...(isResidential ? { ResidentialAddressIndicator: '' } : {}),
})

/** Source: UPS Shipping, ShipTo.Phone.Extension. */
const fitsExtension = ({ length }: string): boolean => length > 0 && length <= 4

/** A party with whom to ask for. */
export function partyOf(address: Address, isResidential = false) {
  const party = fittedParty(address, ROOM)
  // Where ten digits are all it takes, a number from abroad would be refused: it goes without one.
  const dialed = hasTenDigits(networkCountry(address)) ? tenDigits : nationalDigits
  const phone = dialed(address.contactPhone)
  const extension = phoneExtension(address.contactPhone)
  return {
    Name: party.company || party.contact,
    AttentionName: party.contact || party.company,
    ...(phone === ''
      ? {}
      : { Phone: { Number: phone, ...(fitsExtension(extension) ? { Extension: extension } : {}) } }),
    Address: addressOf(address, party, isResidential),
  }
}

const amount = (minor: number, currency: string): string => (minor / 10 ** minorDigits(currency)).toFixed(2)

const inches = (value: number): string => String(Math.round(value * 100) / 100)

/** Codes of the delivery confirmation of a package: there, 1 is none that is still sold. */
const confirmations: Readonly<Partial<Record<ParcelNeeds['signature'], string>>> = { required: '2', adult: '3' }

/** Those of a whole shipment, which is how they are sold to other countries. Source: UPS Shipping, DeliveryConfirmation. */
const wholeConfirmations: Readonly<Partial<Record<ParcelNeeds['signature'], string>>> = { required: '1', adult: '2' }

const isConfirmedWhole = (shipment: Pick<Shipment, 'stops'>): boolean =>
  crossesBorder(originOf(shipment), destinationOf(shipment))

const OUNCES = 16

/** A package. Its kind of packaging stands under another name in a rate than in a shipment. */
export function packageOf(
  parcel: LabelPackage,
  shipment: Shipment,
  kind: 'PackagingType' | 'Packaging',
  serviceCode = '',
) {
  const { signature } = needsOf(shipment)
  const released = 'Package[].PackageServiceOptions.ShipperReleaseIndicator'
  const isReleased = signature === 'none' && inOrder(shipment, released) !== 'forbidden'
  const confirmation = isConfirmedWhole(shipment) ? undefined : confirmations[signature]
  const options = {
    ...(confirmation === undefined ? {} : { DeliveryConfirmation: { DCISType: confirmation } }),
    ...(parcel.declaredValue === null || parcel.declaredValue === 0
      ? {}
      : {
          DeclaredValue: {
            Type: { Code: '01' },
            CurrencyCode: shipment.currency,
            MonetaryValue: amount(parcel.declaredValue, shipment.currency),
          },
        }),
    ...(isReleased ? { ShipperReleaseIndicator: '' } : {}),
  }
  // Length is the longest side to UPS.
  const sides = [parcel.lengthIn, parcel.widthIn, parcel.heightIn].toSorted((a, b) => b - a)
  const [length = 0, width = 0, height = 0] = sides
  return {
    [kind]: { Code: packagingOf(parcel.type) },
    ...(parcel.lengthIn === 0
      ? {}
      : {
          Dimensions: {
            UnitOfMeasurement: { Code: 'IN', Description: 'Inches' },
            Length: inches(length),
            Width: inches(width),
            Height: inches(height),
          },
        }),
    PackageWeight: isInOunces(serviceCode)
      ? {
          UnitOfMeasurement: { Code: 'OZS', Description: 'Ounces' },
          Weight: String(Math.max(0.1, Math.round(parcel.weightLb * OUNCES * 10) / 10)),
        }
      : {
          UnitOfMeasurement: { Code: 'LBS', Description: 'Pounds' },
          Weight: String(Math.max(0.1, parcel.weightLb)),
        },
    ...(Object.keys(options).length === 0 ? {} : { PackageServiceOptions: options }),
    ...(parcel.additionalHandling ? { AdditionalHandlingIndicator: '' } : {}),
  }
}

const payerAccount = (shipment: Shipment): string => needsOf(shipment).upsAccount || needsOf(shipment).payerAccount

const told: readonly Extra[] = ['saturdayDelivery', 'returnAddress', 'invoiceRemoval', 'endorsement']

/** What is not done on a way back though it is on the way out; null: nothing of it is wanted. */
function notBack(shipment: Shipment): CarrierFailure | null {
  const { returnService, signature } = needsOf(shipment)
  if (returnService === '') return null
  if (signature === 'required' || signature === 'adult') return refusal(SCAC, sentence('noSignatureBack'))
  const isBoxed = shipment.units.some(({ type }) => ['24', '25'].includes(packagingOf(type)))
  return isBoxed ? refusal(SCAC, sentence('noReturnInBox')) : null
}

/** Why a shipment is not asked about; null: it is. */
export function notOffered(shipment: Shipment): CarrierFailure | null {
  const { surePostCode } = needsOf(shipment)
  const does: readonly Extra[] = isGroundSaver(surePostCode) ? [...told, 'surePost'] : told
  return (
    (isGroundSaver(surePostCode) ? null : notByPost(SCAC, shipment)) ??
    notPaidFor(SCAC, shipment, payerAccount(shipment)) ??
    notDone(SCAC, does, shipment) ??
    notBack(shipment) ??
    partyTooLong(SCAC, shipment, ROOM)
  )
}

/** Who pays: our account, or the one that collect and third-party freight was given. */
export function payerOf(shipment: Shipment, { accountNumber }: UpsSettings) {
  const account = payerAccount(shipment)
  const payer = shipment.billTo ?? destinationOf(shipment)
  const address = { PostalCode: postal(payer), CountryCode: networkCountry(payer) }
  if (shipment.terms === 'prepaid') return { BillShipper: { AccountNumber: accountNumber } }
  // Of what comes back UPS bills no receiver: his account is billed as anybody's.
  return shipment.terms === 'collect' && needsOf(shipment).returnService === ''
    ? { BillReceiver: { AccountNumber: account, Address: { PostalCode: address.PostalCode } } }
    : { BillThirdParty: { AccountNumber: account, Address: address } }
}

/** Services of the whole shipment; import control is spelled otherwise in a rate than in a shipment. */
export function optionsOf(shipment: Shipment, isRate: boolean) {
  const needs = needsOf(shipment)
  const code = needs.importControl === '' ? null : importControls[needs.importControl]
  const confirmation = isConfirmedWhole(shipment) ? wholeConfirmations[needs.signature] : undefined
  const options = {
    ...(confirmation === undefined ? {} : { DeliveryConfirmation: { DCISType: confirmation } }),
    ...(needs.saturdayDelivery ? { SaturdayDeliveryIndicator: '' } : {}),
    ...(needs.commercialInvoiceRemoval ? { CommercialInvoiceRemovalIndicator: '' } : {}),
    ...(code === null ? {} : isRate ? { ImportControl: { Code: code } } : importControl(code)),
    ...(isRate || !isMailed(needs)
      ? {}
      : { LabelDelivery: { EMail: { EMailAddress: originOf(shipment).contactEmail } } }),
    ...(isRate && needs.returnService !== '' ? { ReturnService: { Code: returnServices[needs.returnService] } } : {}),
  }
  return options
}

const importControl = (code: string) => ({ ImportControlIndicator: '', LabelMethod: { Code: code } })

/** What a rate and a shipment say alike. */
export function partiesOf(shipment: Shipment, { accountNumber }: UpsSettings) {
  const needs = needsOf(shipment)
  const from = originOf(shipment)
  // The account's holder: what comes back comes to him.
  const home = needs.returnAddress ?? (needs.returnService === '' ? from : destinationOf(shipment))
  return {
    Shipper: { ...partyOf(home), ShipperNumber: accountNumber },
    ShipTo: partyOf(destinationOf(shipment), needs.residential),
    ShipFrom: partyOf(from),
    ...(needs.endorsement === '' ? {} : { USPSEndorsement: mailEndorsements[needs.endorsement] }),
  }
}
