import type { ShipmentStatus } from '../shipment/shipment.ts'
import { findTransition, type Mover } from '../shipment/transitions.ts'
import type { TrackingStatus } from './trackingStatus.ts'

/** Where freight certainly is once an event of this kind happened; null: the event moves nothing. */
const reached: Readonly<Record<TrackingStatus, 'A' | 'D' | null>> = {
  preparedPickup: null,
  pickup: 'A',
  inTransit: 'A',
  delivered: 'D',
  problem: null,
}

/** How far freight certainly is once an event of this kind happened; null: the event moves nothing. */
export const trackingReach = (event: TrackingStatus): 'A' | 'D' | null => reached[event]

const road: readonly ShipmentStatus[] = ['T', 'A', 'D']

/**
 * The moves an event makes, in order: forward along T → A → D and never back, so that late and repeated events change
 * nothing. A shipment that is not on the road (open, void) stays where it is.
 * Source: rules of the trade, tracking.
 */
export function movesByEvent(
  from: ShipmentStatus,
  event: TrackingStatus | null,
  by: Extract<Mover, 'staff' | 'carrier'>,
): readonly ShipmentStatus[] {
  const to = event === null ? null : reached[event]
  const start = road.indexOf(from)
  if (to === null || start < 0) return []
  const steps = road.slice(start + 1, road.indexOf(to) + 1)
  const way = [from, ...steps]
  const isOpen = steps.every((step, index) => findTransition(way[index] ?? from, step, by) !== null)
  return isOpen ? steps : []
}
