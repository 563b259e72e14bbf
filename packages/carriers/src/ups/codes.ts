import type { TrackingStatus } from '@waybill/domain'
import { scanStatus } from '../kit/scanStatus.ts'

/** SCAC of UPS's small packages. */
export const SCAC = 'UPSN'

/** Services by their codes. Source: UPS Rating and Shipping, Service.Code. */
const services: Readonly<Record<string, string>> = {
  '01': 'UPS Next Day Air',
  '02': 'UPS 2nd Day Air',
  '03': 'UPS Ground',
  '07': 'UPS Worldwide Express',
  '08': 'UPS Worldwide Expedited',
  '11': 'UPS Standard',
  '12': 'UPS 3 Day Select',
  '13': 'UPS Next Day Air Saver',
  '14': 'UPS Next Day Air Early',
  '17': 'UPS Worldwide Economy DDU',
  '54': 'UPS Worldwide Express Plus',
  '59': 'UPS 2nd Day Air AM',
  '65': 'UPS Worldwide Saver',
  '72': 'UPS Worldwide Economy DDP',
  '92': 'UPS Ground Saver, under 1 lb',
  '93': 'UPS Ground Saver',
  '94': 'UPS Ground Saver, bound printed matter',
  '95': 'UPS Ground Saver, media mail',
}

/** Services that the post delivers in the end. UPS names them only where they are asked for by their code. */
export const isGroundSaver = (code: string): boolean => ['92', '93', '94', '95'].includes(code)

/** Ground Saver of less than a pound and Worldwide Economy DDU are weighed in ounces. */
export const isInOunces = (code: string): boolean => code === '92' || code === '17'

export const serviceName = (code: string, isOnSaturday = false): string =>
  `${services[code] ?? `UPS service ${code}`}${isOnSaturday ? ', Saturday' : ''}`

/** Packaging that UPS has a code for; everything else is the shipper's own. Source: UPS PackagingType. */
const packagings: ReadonlySet<string> = new Set(['01', '02', '03', '04', '21', '24', '25', '2a', '2b', '2c'])

export const packagingOf = (code: string): string => (packagings.has(code) ? code : '02')

/** Kinds of activity of a package. Source: UPS Tracking, package activity types. */
const statuses: Readonly<Record<string, TrackingStatus | null>> = {
  // Information received is no movement.
  M: null,
  MV: null,
  NA: null,
  P: 'pickup',
  I: 'inTransit',
  O: 'inTransit',
  W: 'inTransit',
  DO: 'inTransit',
  DD: 'inTransit',
  D: 'delivered',
  X: 'problem',
  RS: 'problem',
}

export const trackingStatusOf = (type: string, isPlaced: boolean): TrackingStatus | null =>
  scanStatus(statuses, type, isPlaced)

/** Kinds and codes of activity by which a package goes back to its sender. */
export const isReturnCode = (type: string, code: string): boolean => type === 'RS' || code === 'RS'
