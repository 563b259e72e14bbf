import type { TrackingStatus } from '@waybill/domain'
import { scanStatus } from '../kit/scanStatus.ts'

/** SCAC of the United States Postal Service. */
export const SCAC = 'USPS'

/** By which of the post's interfaces mail goes. */
export type Trip = 'domestic' | 'return' | 'abroad'

/** Mail classes that a shipper's own box travels by. Source: USPS APIs v3, mailClass. */
const services: Readonly<Record<Trip, Readonly<Record<string, string>>>> = {
  domestic: {
    USPS_GROUND_ADVANTAGE: 'USPS Ground Advantage',
    PRIORITY_MAIL: 'USPS Priority Mail',
    PRIORITY_MAIL_EXPRESS: 'USPS Priority Mail Express',
    PARCEL_SELECT: 'USPS Parcel Select',
    MEDIA_MAIL: 'USPS Media Mail',
    LIBRARY_MAIL: 'USPS Library Mail',
    BOUND_PRINTED_MATTER: 'USPS Bound Printed Matter',
  },
  return: {
    USPS_GROUND_ADVANTAGE_RETURN_SERVICE: 'USPS Ground Advantage Return',
    PRIORITY_MAIL_RETURN_SERVICE: 'USPS Priority Mail Return',
    PRIORITY_MAIL_EXPRESS_RETURN_SERVICE: 'USPS Priority Mail Express Return',
  },
  abroad: {
    'FIRST-CLASS_PACKAGE_INTERNATIONAL_SERVICE': 'USPS First-Class Package International',
    PRIORITY_MAIL_INTERNATIONAL: 'USPS Priority Mail International',
    PRIORITY_MAIL_EXPRESS_INTERNATIONAL: 'USPS Priority Mail Express International',
  },
}

/** Not shown: what they carry is books, or comes to a center of the post by the shipper's own truck. */
const notShown: ReadonlySet<string> = new Set(['PARCEL_SELECT', 'MEDIA_MAIL', 'LIBRARY_MAIL', 'BOUND_PRINTED_MATTER'])

/** Whether mail goes that way by a class. */
export const isClassOf = (trip: Trip, mailClass: string): boolean => Object.hasOwn(services[trip], mailClass)

export const isOffered = (trip: Trip, mailClass: string): boolean =>
  isClassOf(trip, mailClass) && !notShown.has(mailClass)

const names: Readonly<Record<string, string>> = { ...services.domestic, ...services.return, ...services.abroad }

export const serviceName = (code: string): string => names[code] ?? code

/**
 * Prices of the shipper's own box by its weight, its room or its cubic tier: flat-rate envelopes and boxes are the post's
 * own packaging. Source: USPS APIs v3, rateIndicator.
 */
const ownBox: ReadonlySet<string> = new Set(['SP', 'DR', 'DN', 'OS', 'PA'])

export const isOwnBox = (rateIndicator: string): boolean => ownBox.has(rateIndicator)

/** Services beside a class. Source: USPS APIs v3, extraServices. */
export const extras = {
  signature: 921,
  adultSignature: 922,
  expressSignature: 981,
  insurance: 930,
  insuranceAbove: 931,
} as const

/** US cents up to which a package is insured by the lower of the two services. */
export const INSURED_LOW = 50_000

/** Mail that goes back to its sender: at all, or for the reason that the code is of. */
const sentBack = ['09', '21', '22', '23', '24', '25', '26', '27', '28', '29']
/** Nobody took it in, and a notice was left. */
const noticeLeft = ['51', '52', '53', '54', '55', '56']

/** Events of a package. Source: USPS Publication 199, table G-4, as far as it is known (sandbox/README.md). */
const statuses: Readonly<Record<string, TrackingStatus | null>> = {
  // The label was made; the post has nothing yet.
  MA: null,
  GX: null,
  GC: null,
  '03': 'pickup',
  OA: 'pickup',
  '10': 'inTransit',
  '07': 'inTransit',
  // Between facilities; T1 and TL leave one, SF, L1 and A1 reach one.
  NT: 'inTransit',
  SF: 'inTransit',
  T1: 'inTransit',
  TL: 'inTransit',
  L1: 'inTransit',
  A1: 'inTransit',
  OF: 'inTransit',
  '01': 'delivered',
  '02': 'problem',
  '04': 'problem',
  '05': 'problem',
  ...Object.fromEntries(sentBack.map(code => [code, 'problem' as const])),
  ...Object.fromEntries(noticeLeft.map(code => [code, 'problem' as const])),
}

export const trackingStatusOf = (code: string, isPlaced: boolean): TrackingStatus | null =>
  scanStatus(statuses, code, isPlaced)

/** Events by which mail goes back to its sender. */
export const isReturnCode = (code: string): boolean => sentBack.includes(code)
