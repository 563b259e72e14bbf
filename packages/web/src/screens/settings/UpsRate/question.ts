import type { BodyOf } from '@waybill/contract/call.ts'
import type { ParcelRates } from '@waybill/contract/calls/Shipment/ParcelRates.ts'
import type { Address } from '@waybill/domain'

export type Place = Pick<Address, 'street' | 'street2' | 'city' | 'state' | 'zip' | 'country'>

/** Equal packages, as typed. */
export interface TypedPackage {
  /** Ours, to tell rows apart. */
  readonly id: number
  readonly count: string
  readonly weight: string
  readonly length: string
  readonly width: string
  readonly height: string
}

/** The question as it is typed. */
export interface Question {
  readonly from: Place
  readonly to: Place
  readonly residential: boolean
  readonly packages: readonly TypedPackage[]
  readonly date: string
  readonly saturday: boolean
  readonly signature: '' | 'required' | 'adult'
}

const nowhere: Place = { street: '', street2: '', city: '', state: '', zip: '', country: 'US' }

export const packageOf = (id: number): TypedPackage => ({
  ...{ id, count: '1', weight: '' },
  ...{ length: '', width: '', height: '' },
})

export const blankQuestion: Question = {
  ...{ from: nowhere, to: nowhere, residential: false, packages: [packageOf(1)] },
  ...{ date: '', saturday: false, signature: '' },
}

/** What was typed as a number; blank and nonsense are 0, which the rules refuse by their own words. */
const numberOf = (typed: string): number => {
  const value = Number(typed.trim().replace(',', ''))
  return Number.isFinite(value) && value > 0 ? value : 0
}

const wirePlace = ({ street, city, state, zip, country }: Place) => ({
  ...{ Street: street.trim(), City: city.trim(), State: state.trim() },
  ...{ Zip: zip.trim(), CountryCode: country },
})

/** What the server is asked. */
export const bodyOf = (accountId: number, question: Question): BodyOf<typeof ParcelRates> => ({
  AccountID: accountId,
  Origin: wirePlace(question.from),
  Destination: wirePlace(question.to),
  PickupByDate: question.date,
  packages: question.packages.map(one => ({
    ...{ packageType: '02', Qty: Math.round(numberOf(one.count)) || 1, Weight: numberOf(one.weight) },
    ...{ Length: numberOf(one.length), Width: numberOf(one.width), Height: numberOf(one.height) },
  })),
  needs: {
    SaturdayDelivery: question.saturday,
    SignatureRequired: question.signature === 'required',
    AdultSignatureRequired: question.signature === 'adult',
    Residential: question.residential,
  },
})

const fields: Readonly<Record<string, string>> = {
  ...{ Origin: 'from', Destination: 'to', Street: 'street', City: 'city', State: 'state', Zip: 'zip' },
  ...{ PickupByDate: 'date', Weight: 'weight', Qty: 'count', Length: 'length', Width: 'width', Height: 'height' },
}

/** Where the server found something wrong, by the name of the input: `body.packages.0.Weight` is `packages.0.weight`. */
export const inputOf = (at: string): string =>
  at
    .replace(/^body\./, '')
    .split('.')
    .map(part => fields[part] ?? part)
    .join('.')
