import type { Carried } from '../carried.ts'

/** Its words for the events of a sandbox shipment's life; another word is said as it is. */
const words: Readonly<Record<string, string>> = {
  DISPATCHED: 'Pickup Requested',
  PICKUP_SCHEDULED: 'Pickup Assigned',
  PICKED_UP: 'Pickup Completed',
  DEPARTED_TERMINAL: 'In Transit',
  IN_TRANSIT: 'In Transit',
  ARRIVED_AT_TERMINAL: 'Arrived at Destination Service Center',
  OUT_FOR_DELIVERY: 'Out for Delivery',
  DELIVERED: 'Delivered',
}

const wordOf = (type: string): string => (Object.hasOwn(words, type) ? (words[type] ?? type) : type)

/** What happened to a shipment so far, the oldest first. */
export function happened(
  { entry, events, cancelled }: Carried,
  life: readonly { readonly type: string; readonly afterSeconds: number }[],
) {
  const since = Date.parse(entry.at)
  const lived = life
    .map(({ type, afterSeconds }) => ({ type, at: since + afterSeconds * 1000 }))
    .filter(({ type, at }) => at <= Date.now() && !(cancelled && type !== 'DISPATCHED'))
    .map(({ type, at }) => ({ type, dateTime: new Date(at).toISOString(), description: wordOf(type) }))
  return [...lived, ...events].map(({ type, dateTime, description }) => ({
    ...{ status: wordOf(type), statusDesc: description, dateTime },
    ...{ city: 'SAMPLEVILLE', state: 'ZZ', zipCode: '00001' },
  }))
}
