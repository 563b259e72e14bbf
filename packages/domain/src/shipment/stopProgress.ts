import type { TrackingStatus } from '../tracking/trackingStatus.ts'
import type { ShipmentStatus, Stop } from './shipment.ts'

type Progress = Pick<Stop, 'kind' | 'arrivedAt' | 'leftAt'>

/**
 * What a carrier reported: freight was picked up, seen on its way, or delivered; `stop` is the stop's number, null when it
 * names none. Freight on its way has left its pickup by then; when that was nobody said.
 */
export interface StopEvent {
  readonly kind: 'pickedUp' | 'seen' | 'delivered'
  readonly stop: number | null
  readonly at: string
}

/** Whether a stop is done: the truck left it; a delivery also counts from its arrival, the freight is off. */
const isDone = ({ kind, arrivedAt, leftAt }: Progress): boolean =>
  leftAt !== null || (kind === 'delivery' && arrivedAt !== null)

/**
 * The stops after an event. One that names no stop tells of the first pickup when freight was picked up; when it was
 * delivered, of the only delivery there is, and of none where there are several: nobody knows which.
 */
export function deliveredBy<S extends Progress>(stops: readonly S[], { kind, stop, at }: StopEvent): readonly S[] {
  const wanted = kind === 'delivered' ? 'delivery' : 'pickup'
  const unnamed = (): number => {
    if (kind !== 'delivered') return stops.findIndex(one => one.kind === 'pickup')
    return stops.length === 2 ? stops.findIndex(one => one.kind === 'delivery') : -1
  }
  const index = stop === null ? unnamed() : stop - 1
  return stops.map((one, i) => {
    if (i !== index || one.kind !== wanted) return one
    if (kind === 'seen') return isDone(one) ? one : { ...one, leftAt: at }
    // That it was picked up is said after all of what had only been seen on its way.
    const isOpen = !isDone(one) || (kind === 'pickedUp' && one.arrivedAt === null)
    return isOpen ? { ...one, arrivedAt: one.arrivedAt ?? at, leftAt: at } : one
  })
}

/** How far stops show that a shipment is: A once the first pickup has left, D once every delivery is done. */
export function reachedByStops(stops: readonly Progress[]): Extract<ShipmentStatus, 'T' | 'A' | 'D'> {
  const deliveries = stops.filter(stop => stop.kind === 'delivery')
  if (deliveries.length > 0 && deliveries.every(isDone)) return 'D'
  return stops.some(stop => stop.kind === 'pickup' && stop.leftAt !== null) ? 'A' : 'T'
}

const kinds: Readonly<Partial<Record<TrackingStatus, StopEvent['kind']>>> = {
  pickup: 'pickedUp',
  inTransit: 'seen',
  delivered: 'delivered',
}

/**
 * What an event shows of the way: the stops after it, and how far the shipment is by it. A delivery shows that the
 * freight is on the road, not when it was picked up: without a scan of that nobody confirmed it. That the way is over
 * shows only the last delivery.
 * @param at ISO instant
 */
export function progressByEvent<S extends Progress>(
  stops: readonly S[],
  event: TrackingStatus | null,
  stop: number | null,
  at: string,
): { readonly stops: readonly S[]; readonly shows: TrackingStatus | null } {
  const kind = event === null ? undefined : kinds[event]
  if (kind === undefined) return { stops, shows: event }
  const after = deliveredBy(stops, { kind, stop, at })
  return { stops: after, shows: event === 'delivered' && reachedByStops(after) !== 'D' ? 'inTransit' : event }
}

/** When a stop was done; blank: it was not. */
const doneAt = (stop: Progress): string => (isDone(stop) ? (stop.leftAt ?? stop.arrivedAt ?? '') : '')

/**
 * The stops without those that were done when the last delivery was: one move set them. The first pickup stays. Instants
 * are all written alike, in UTC to the millisecond.
 */
function withoutLast<S extends Progress>(stops: readonly S[], first: number): readonly S[] {
  const last = stops
    .filter(stop => stop.kind === 'delivery')
    .map(doneAt)
    .reduce((a, b) => (a > b ? a : b), '')
  return stops.map((one, index) =>
    index !== first && doneAt(one) === last ? { ...one, arrivedAt: null, leftAt: null } : one,
  )
}

/**
 * The stops of a shipment that people moved to a status by hand. Forward, what they say holds for all stops that are not
 * done. A step back undoes what made it so, the last delivery or the first pickup: what was reported of the stops before
 * stays, nobody reports it twice.
 */
export function stopsMovedTo<S extends Progress>(
  stops: readonly S[],
  status: Extract<ShipmentStatus, 'T' | 'A' | 'D'>,
  at: string,
): readonly S[] {
  const first = stops.findIndex(one => one.kind === 'pickup')
  const undone = status !== 'D' && reachedByStops(stops) === 'D' ? withoutLast(stops, first) : stops
  return undone.map((one, index) => {
    if (status === 'T') return index === first ? { ...one, arrivedAt: null, leftAt: null } : one
    const isOver = status === 'D' || index === first
    return isOver && !isDone(one) ? { ...one, arrivedAt: one.arrivedAt ?? at, leftAt: at } : one
  })
}
