import { type AccessorialCode, itemsOf, type Shipment, servicesOf, type TrackingStatus } from '@waybill/domain'

/** The carrier's only name in lists of codes. */
export const SCAC = 'ODFL'

/** Our extra services by its rating codes (README.md). */
const services: Readonly<Partial<Record<AccessorialCode, string>>> = {
  LGPU: 'HYO',
  LGDEL: 'HYD',
  RESPU: 'RPC',
  RESDEL: 'RDC',
  INPU: 'IPC',
  INDEL: 'IDC',
  LTDPU: 'LPC',
  LTDDEL: 'LDC',
  APPTDEL: 'CA',
  NOTIFY: 'ARN',
  CONPU: 'CSP',
  CONDEL: 'CSD',
  EDUDEL: 'CDC',
  CNVPU: 'EXO',
  CNVDEL: 'EXD',
  SSTORDEL: 'SWD',
  SORTDEL: 'SSC',
  PFZ: 'PFF',
  HAZM: 'HAZ',
  EXVAL: 'IND',
  COD: 'COD',
}

const OVERLENGTH_IN = 144
const EXTREME_LENGTH_IN = 240

/** Freight of 12 to 20 feet, and beyond. */
function overlengthOf(shipment: Shipment): readonly string[] {
  const longest = Math.max(0, ...itemsOf(shipment).map(({ lengthIn, widthIn }) => Math.max(lengthIn, widthIn)))
  if (longest < OVERLENGTH_IN) return []
  return longest < EXTREME_LENGTH_IN ? ['OVL'] : ['OV2']
}

/** What is asked for in its codes, and what of it it has none for. */
export function accessorialsOf(shipment: Shipment): {
  readonly codes: readonly string[]
  readonly unknown: readonly string[]
} {
  const hazardous = itemsOf(shipment).some(({ hazmat }) => hazmat !== null)
  const wanted = [...new Set([...servicesOf(shipment), ...(hazardous ? ['HAZM'] : [])])]
  const known = wanted.flatMap(code => services[code as AccessorialCode] ?? [])
  const overlength = overlengthOf(shipment)
  const unknown = wanted.filter(code => services[code as AccessorialCode] === undefined)
  return {
    codes: [...known, ...overlength],
    unknown: overlength.length === 0 ? unknown : unknown.filter(code => code !== 'OVERLEN'),
  }
}

/** Our code for a charge by the carrier's words; blank when it is none of ours. */
export function accessorialOfWords(description: string): string {
  const words = description.toUpperCase()
  return chargeWords.find(([pattern]) => pattern.test(words))?.[1] ?? ''
}

const chargeWords: readonly (readonly [RegExp, AccessorialCode])[] = [
  [/LIFT ?GATE.*(PICKUP|ORIGIN)/, 'LGPU'],
  [/LIFT ?GATE/, 'LGDEL'],
  [/RESIDENTIAL.*PICKUP/, 'RESPU'],
  [/RESIDENTIAL|NON-?COMMERCIAL/, 'RESDEL'],
  [/INSIDE.*PICKUP/, 'INPU'],
  [/INSIDE/, 'INDEL'],
  [/LIMITED ACCESS.*PICKUP/, 'LTDPU'],
  [/LIMITED ACCESS/, 'LTDDEL'],
  [/HAZARDOUS/, 'HAZM'],
  [/ARRIVAL NOTI/, 'NOTIFY'],
  [/APPOINTMENT/, 'APPTDEL'],
  [/FREEZ/, 'PFZ'],
  [/OVER ?LENGTH/, 'OVERLEN'],
]

/** What each word of its tracking means for a recipient. One that is not here is shown, reported, and moves nothing. */
const trackingStatuses: Readonly<Record<string, TrackingStatus>> = {
  'Pickup Requested': 'preparedPickup',
  'Pickup Assigned': 'preparedPickup',
  'Pickup Completed': 'pickup',
  'In Transit': 'inTransit',
  'Arrived at Destination Service Center': 'inTransit',
  'Out for Delivery': 'inTransit',
  'Arrived at Consignee': 'inTransit',
  Delivered: 'delivered',
  'Delivery Confirmed': 'delivered',
  'Delivery Attempted': 'problem',
  Exception: 'problem',
}

export const trackingStatusOf = (word: string): TrackingStatus | null =>
  Object.hasOwn(trackingStatuses, word) ? (trackingStatuses[word] ?? null) : null
