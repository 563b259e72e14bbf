import type { ShipmentStatus, Stop } from './shipment.ts'

type Progress = Pick<Stop, 'kind' | 'arrivedAt' | 'leftAt'>

/** What a carrier reported: freight was picked up, or delivered; `stop` is the stop's number, null when it names none. */
export interface StopEvent {
  readonly kind: 'pickedUp' | 'delivered'
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
  const wanted = kind === 'pickedUp' ? 'pickup' : 'delivery'
  const unnamed = (): number => {
    if (kind === 'pickedUp') return stops.findIndex(one => one.kind === 'pickup')
    return stops.length === 2 ? stops.findIndex(one => one.kind === 'delivery') : -1
  }
  const index = stop === null ? unnamed() : stop - 1
  return stops.map((one, i) =>
    i === index && one.kind === wanted && !isDone(one) ? { ...one, arrivedAt: one.arrivedAt ?? at, leftAt: at } : one,
  )
}

/** How far stops show that a shipment is: A once the first pickup has left, D once every delivery is done. */
export function reachedByStops(stops: readonly Progress[]): Extract<ShipmentStatus, 'T' | 'A' | 'D'> {
  const deliveries = stops.filter(stop => stop.kind === 'delivery')
  if (deliveries.length > 0 && deliveries.every(isDone)) return 'D'
  return stops.some(stop => stop.kind === 'pickup' && stop.leftAt !== null) ? 'A' : 'T'
}
