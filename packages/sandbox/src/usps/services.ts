export type Trip = 'domestic' | 'return' | 'abroad'

export interface Service {
  readonly name: string
  readonly trip: Trip
  /** Of the price of the cheapest. */
  readonly level: number
  /** Days; null: as far as it is. */
  readonly days: number | null
  /** Stands in the number of a label: three digits, of mail abroad two letters. */
  readonly stc: string
  readonly rateIndicator: string
}

type Kind = Omit<Service, 'trip'>

const domestic: Readonly<Record<string, Kind>> = {
  USPS_GROUND_ADVANTAGE: { name: 'USPS GROUND ADVANTAGE', level: 0.9, days: null, stc: '001', rateIndicator: 'SP' },
  PRIORITY_MAIL: { name: 'PRIORITY MAIL', level: 1.1, days: 2, stc: '055', rateIndicator: 'SP' },
  MEDIA_MAIL: { name: 'MEDIA MAIL', level: 0.6, days: 6, stc: '079', rateIndicator: 'SP' },
  PRIORITY_MAIL_EXPRESS: { name: 'PRIORITY MAIL EXPRESS', level: 3.4, days: 1, stc: '701', rateIndicator: 'PA' },
}

const back: Readonly<Record<string, Kind>> = {
  USPS_GROUND_ADVANTAGE_RETURN_SERVICE: {
    ...{ name: 'USPS GROUND ADVANTAGE RETURN', level: 0.92, days: null, stc: '009', rateIndicator: 'SP' },
  },
  PRIORITY_MAIL_RETURN_SERVICE: { name: 'PRIORITY MAIL RETURN', level: 1.12, days: 2, stc: '020', rateIndicator: 'SP' },
}

const abroad: Readonly<Record<string, Kind>> = {
  'FIRST-CLASS_PACKAGE_INTERNATIONAL_SERVICE': {
    ...{ name: 'FIRST-CLASS PACKAGE INTERNATIONAL', level: 1.3, days: null, stc: 'LZ', rateIndicator: 'SP' },
  },
  PRIORITY_MAIL_INTERNATIONAL: {
    ...{ name: 'PRIORITY MAIL INTERNATIONAL', level: 2.6, days: null, stc: 'CZ', rateIndicator: 'SP' },
  },
  PRIORITY_MAIL_EXPRESS_INTERNATIONAL: {
    ...{ name: 'PRIORITY MAIL EXPRESS INTERNATIONAL', level: 4.4, days: null, stc: 'EZ', rateIndicator: 'PA' },
  },
}

const of = (kinds: Readonly<Record<string, Kind>>, trip: Trip): readonly (readonly [string, Service])[] =>
  Object.entries(kinds).map(([mailClass, kind]) => [mailClass, { ...kind, trip }])

/** Classes that the network sells, with service type codes of its own. */
export const services: Readonly<Record<string, Service>> = Object.fromEntries([
  ...of(domestic, 'domestic'),
  ...of(back, 'return'),
  ...of(abroad, 'abroad'),
])

interface Extra {
  readonly name: string
  readonly cents: number
}

/** What is sold beside a class. */
const extras: Readonly<Record<string, Extra>> = {
  '921': { name: 'Signature Confirmation', cents: 350 },
  '922': { name: 'Adult Signature Required', cents: 935 },
  '981': { name: 'Signature Requested (PRIORITY_MAIL_EXPRESS only)', cents: 0 },
  '930': { name: 'Insurance <= $500', cents: 270 },
  '931': { name: 'Insurance > $500', cents: 1_250 },
}

/** A service beside a class; null where the class is sold without it. */
export function extraOf(code: string, mailClass: string): Extra | null {
  const isExpress = mailClass === 'PRIORITY_MAIL_EXPRESS'
  if ((code === '981') !== isExpress && (code === '981' || code === '921')) return null
  return extras[code] ?? null
}
