import type { Condition, Place } from '../condition.ts'
import { hasStates, hasTenDigits, isAmerican, postalCodes } from '../places.ts'
import { asObject, textAt } from '../request.ts'
import { rowsUnder } from '../rows.ts'
import { isReturn } from './lane.ts'

/** Where the shipment of a request stands. */
export type ShipmentAt = 'ShipmentRequest.Shipment' | 'RateRequest.Shipment'

/** How a postal code is written where its country is known. */
export function postalRows(field: string, country: (place: Place) => string): readonly Condition[] {
  const { shaped } = rowsUnder('')
  return [
    shaped(field, postalCodes.american, 'US and Puerto Rico: 5 or 9 digits.', at => isAmerican(country(at))),
    shaped(field, postalCodes.canadian, 'Canada: A#A#A#, A an uppercase letter.', at => country(at) === 'CA'),
    shaped(
      field,
      postalCodes.other,
      'At most 9 letters and digits.',
      at => !hasStates(country(at)) && !isAmerican(country(at)),
    ),
  ]
}

/** A telephone by the layout of its party's country. */
export function phoneRow(party: string): Condition {
  const country = ({ body }: Place): string => textAt(body, `${party}.Address.CountryCode`)
  return rowsUnder(party).shaped(
    'Phone.Number',
    /^\d{10}(\d{4})?$/,
    'US, PR, CA and VI: area code, 7 digits and, if any, 4 digits of an extension.',
    at => hasTenDigits(country(at)),
  )
}

const payers = ['BillShipper', 'BillReceiver', 'BillThirdParty', 'ConsigneeBilledIndicator']
const billed = ({ item }: Place, payer: string): boolean => item[payer] !== undefined

/** Who is billed, alike in orders and rates. */
export function payerRows(shipmentAt: ShipmentAt, charge: string): readonly Condition[] {
  const { agreed, forbidden, required } = rowsUnder(`${shipmentAt}.${charge}[]`)
  const thirdCountry = ({ item }: Place): string => textAt(item, 'BillThirdParty.Address.CountryCode')
  return [
    agreed(
      'BillShipper',
      (_, { item }) => payers.filter(payer => item[payer] !== undefined).length === 1,
      'This element or one of its siblings must be present, but no more than one.',
    ),
    agreed(
      'BillShipper.AccountNumber',
      (value, { body }) => value === textAt(body, `${shipmentAt}.Shipper.ShipperNumber`),
      'Must be the number given in Shipper/ShipperNumber.',
      at => billed(at, 'BillShipper'),
    ),
    forbidden(
      'BillReceiver',
      'Of a return, Bill Receiver is invalid for transportation.',
      at => isReturn(at) && at.item.Type === '01',
    ),
    required('BillReceiver.Address.PostalCode', 'Required for accounts in the US and Canada.', at =>
      billed(at, 'BillReceiver'),
    ),
    required('BillThirdParty.Address.PostalCode', 'Required for accounts in the US and Canada.', at =>
      hasStates(thirdCountry(at)),
    ),
    ...postalRows(`${shipmentAt}.${charge}[].BillThirdParty.Address.PostalCode`, thirdCountry),
  ]
}

/** Whether a driver leaves a package without a signature, alike in orders and rates. */
export const releaseRow = (shipmentAt: ShipmentAt, isAllowed: (place: Place) => boolean): Condition =>
  rowsUnder(shipmentAt).forbidden(
    'Package[].PackageServiceOptions.ShipperReleaseIndicator',
    'Only for packages from US50/PR to US50/PR without return service.',
    at => !isAllowed(at),
    '121210',
  )

/** Worldwide Economy is weighed in ounces. */
export const ounceRow = (shipmentAt: ShipmentAt): Condition =>
  rowsUnder(shipmentAt).oneOf(
    'Package[].PackageWeight.UnitOfMeasurement.Code',
    ['OZS'],
    'OZS is the only unit of Worldwide Economy DDU.',
    ({ body }) => textAt(body, `${shipmentAt}.Service.Code`) === '17',
  )

export const sides = (item: unknown): readonly number[] => {
  const { Length, Width, Height } = asObject(asObject(item).Dimensions)
  return [Length, Width, Height].map(Number)
}
