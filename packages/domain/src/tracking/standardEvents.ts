import type { TrackingStatus } from './trackingStatus.ts'

/** One of the trade's standard events. */
export interface StandardEvent {
  readonly name: string
  readonly status: TrackingStatus
}

/**
 * The 24 event types of NMFTA's in-transit visibility, and what each means for a recipient. `OTHER` tells nothing that
 * could be relied on: somebody has to look.
 */
export const standardEvents = {
  PICKUP_SCHEDULED: { name: 'Pickup scheduled', status: 'preparedPickup' },
  PICKUP_ATTEMPTED: { name: 'Pickup attempted', status: 'problem' },
  PICKED_UP: { name: 'Picked up', status: 'pickup' },
  ARRIVED_AT_TERMINAL: { name: 'Arrived at terminal', status: 'inTransit' },
  DEPARTED_TERMINAL: { name: 'Departed terminal', status: 'inTransit' },
  IN_TRANSIT: { name: 'In transit', status: 'inTransit' },
  DELAY: { name: 'Delayed', status: 'problem' },
  EXCEPTION: { name: 'Exception', status: 'problem' },
  CUSTOMS_HOLD: { name: 'Held by customs', status: 'problem' },
  CUSTOMS_CLEARED: { name: 'Cleared by customs', status: 'inTransit' },
  OUT_FOR_DELIVERY: { name: 'Out for delivery', status: 'inTransit' },
  DELIVERY_ATTEMPTED: { name: 'Delivery attempted', status: 'problem' },
  DELIVERED: { name: 'Delivered', status: 'delivered' },
  PROOF_OF_DELIVERY: { name: 'Proof of delivery', status: 'delivered' },
  CANCELLED: { name: 'Cancelled', status: 'problem' },
  GATE_IN: { name: 'Gate in', status: 'inTransit' },
  GATE_OUT: { name: 'Gate out', status: 'inTransit' },
  VESSEL_LOADED: { name: 'Loaded on vessel', status: 'inTransit' },
  VESSEL_UNLOADED: { name: 'Unloaded from vessel', status: 'inTransit' },
  RAIL_ARRIVAL: { name: 'Arrived by rail', status: 'inTransit' },
  RAIL_DEPARTURE: { name: 'Departed by rail', status: 'inTransit' },
  AIR_DEPARTURE: { name: 'Departed by air', status: 'inTransit' },
  AIR_ARRIVAL: { name: 'Arrived by air', status: 'inTransit' },
  OTHER: { name: 'Other', status: 'problem' },
} as const satisfies Readonly<Record<string, StandardEvent>>
