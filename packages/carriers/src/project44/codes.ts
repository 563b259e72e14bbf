import {
  isAccessorialCode,
  itemsOf,
  type Shipment,
  servicesOf,
  standardEvents,
  type TrackingStatus,
} from '@waybill/domain'

/** Our extra services that project44 knows by the same code (README.md: accessorials). */
const shared: ReadonlySet<string> = new Set([
  'LGPU',
  'RESPU',
  'INPU',
  'LTDPU',
  'APPTPU',
  'CONPU',
  'CNVPU',
  'LGDEL',
  'RESDEL',
  'INDEL',
  'LTDDEL',
  'APPTDEL',
  'NOTIFY',
  'CONDEL',
  'EDUDEL',
  'CNVDEL',
  'SSTORDEL',
  'SORTDEL',
  'SATDEL',
  'HAZM',
  'POISON',
])

/** What is asked for: codes project44 knows, and those it has none for. Hazardous freight asks for HAZM by itself. */
export function accessorialsOf(shipment: Shipment): { known: string[]; unknown: string[] } {
  const hazardous = itemsOf(shipment).some(item => item.hazmat !== null)
  const wanted = [...new Set([...servicesOf(shipment), ...(hazardous ? ['HAZM'] : [])])]
  return { known: wanted.filter(code => shared.has(code)), unknown: wanted.filter(code => !shared.has(code)) }
}

/** Our code for a charge line; blank when it is none of ours, and the line keeps its own words. */
export function accessorialOfCharge(code: string): string {
  // project44 knows the delivery appointment by two codes (accessorial code list).
  const own = code === 'APPT' ? 'APPTDEL' : code
  return isAccessorialCode(own) ? own : ''
}

const packageTypes: Readonly<Record<string, string>> = {
  PLT: 'PLT',
  SKD: 'SKID',
  CTN: 'CARTON',
  BOX: 'BOX',
  CRT: 'CRATE',
  DRM: 'DRUM',
  BDL: 'BUNDLE',
  BAG: 'BAG',
  ROL: 'ROLL',
  REL: 'REEL',
  PKG: 'BOX',
  PCS: 'PIECES',
  TBE: 'TUBE',
  TOTE: 'TOTE',
  PAL: 'PAIL',
}

export const packageTypeOf = (code: string): string =>
  Object.hasOwn(packageTypes, code) ? (packageTypes[code] ?? 'PIECES') : 'PIECES'

/** What each tracking code means for a recipient. A code that is not here is shown, reported, and moves nothing. */
const trackingStatuses: Readonly<Record<string, TrackingStatus>> = {
  ...Object.fromEntries(Object.entries(standardEvents).map(([code, { status }]) => [code, status])),
  DISPATCHED: 'preparedPickup',
  DELIVERY_APPOINTMENT_SET: 'inTransit',
}

/** Null when the code is none we know. */
export const trackingStatusOf = (code: string): TrackingStatus | null =>
  Object.hasOwn(trackingStatuses, code) ? (trackingStatuses[code] ?? null) : null
