import type { TrackingStatus } from '@waybill/domain'
import { scanStatus } from '../kit/scanStatus.ts'

/** SCAC under which FedEx's small packages stand in lists, by air and on the ground. */
export const SCAC = 'FDEG'

/** Services by their codes. Source: FedEx API reference guide, service types. */
const services: Readonly<Record<string, string>> = {
  FEDEX_GROUND: 'FedEx Ground',
  GROUND_HOME_DELIVERY: 'FedEx Home Delivery',
  SMART_POST: 'FedEx Ground Economy',
  FEDEX_EXPRESS_SAVER: 'FedEx Express Saver',
  FEDEX_2_DAY: 'FedEx 2Day',
  FEDEX_2_DAY_AM: 'FedEx 2Day AM',
  STANDARD_OVERNIGHT: 'FedEx Standard Overnight',
  PRIORITY_OVERNIGHT: 'FedEx Priority Overnight',
  FIRST_OVERNIGHT: 'FedEx First Overnight',
  FEDEX_INTERNATIONAL_PRIORITY_EXPRESS: 'FedEx International Priority Express',
  FEDEX_INTERNATIONAL_PRIORITY: 'FedEx International Priority',
  FEDEX_INTERNATIONAL_CONNECT_PLUS: 'FedEx International Connect Plus',
  INTERNATIONAL_ECONOMY: 'FedEx International Economy',
  INTERNATIONAL_FIRST: 'FedEx International First',
}

const onTheGround: ReadonlySet<string> = new Set(['FEDEX_GROUND', 'GROUND_HOME_DELIVERY', 'SMART_POST'])

/** Which of FedEx's two companies carries a service: `FDXG` on the ground, `FDXE` by air. */
export const carrierOf = (serviceCode: string): string => (onTheGround.has(serviceCode) ? 'FDXG' : 'FDXE')

/** @param said FedEx's own name, with its marks of trade */
export const serviceName = (code: string, said = ''): string =>
  services[code] ?? (said.replaceAll(/[®™]/g, '').trim() || `FedEx ${code}`)

/** Packaging by the product's codes; everything else is the shipper's own. Source: FedEx package types. */
const packagings: Readonly<Record<string, string>> = {
  FXENV: 'FEDEX_ENVELOPE',
  FXPAK: 'FEDEX_PAK',
  FXBOX: 'FEDEX_BOX',
  FXTUBE: 'FEDEX_TUBE',
}

export const packagingOf = (code: string): string => packagings[code] ?? 'YOUR_PACKAGING'

const onItsWay = ['AA', 'AC', 'AF', 'AR', 'AX', 'DP', 'EA', 'ED', 'EO', 'FD', 'HL', 'HP', 'IT', 'IX', 'LO', 'OD', 'OF']

/**
 * Kinds of scan events. What happens before FedEx has the package, such as its label, moves nothing. Source: FedEx
 * tracking status codes.
 */
const statuses: Readonly<Record<string, TrackingStatus | null>> = {
  // The label was made, or given back: nothing was scanned.
  OC: null,
  CA: null,
  RC: null,
  ...Object.fromEntries(
    [...onItsWay, 'OX', 'PF', 'PL', 'PM', 'SF', 'TR', 'CC', 'CP'].map(code => [code, 'inTransit'] as const),
  ),
  PU: 'pickup',
  PX: 'pickup',
  DL: 'delivered',
  DD: 'problem',
  DE: 'problem',
  DY: 'problem',
  RS: 'problem',
  SE: 'problem',
  CD: 'problem',
}

export const trackingStatusOf = (type: string, isPlaced: boolean): TrackingStatus | null =>
  scanStatus(statuses, type, isPlaced)

/** Scans by which a package goes back to its sender. */
export const isReturnCode = (type: string): boolean => type === 'RS'

/** Status of a shipment that was given back. */
export const CANCELLED = 'CA'
