import type { ShipmentStatus } from './shipment.ts'

/** Names of the buckets (specification §4). */
export const statusNames: Readonly<Record<ShipmentStatus, string>> = {
  O: 'Set items',
  Q: 'Rate & route',
  T: 'Tendered',
  A: 'In transit',
  D: 'Delivered',
  V: 'Void',
}

export const shipmentStatuses = ['O', 'Q', 'T', 'A', 'D', 'V'] as const satisfies readonly ShipmentStatus[]

/** `carrier`: an event of the carrier's; `automatic`: a rule of the company's, without a person. */
export type Mover = 'staff' | 'carrier' | 'automatic'

/**
 * What must be there before a move; whoever moves checks it and names what is missing. `rateable`: no rating problems;
 * `valid`: no problems at all; `price` and `priceInForce`: a chosen price that has not expired (collect freight goes
 * without one: the consignee pays); `liveBooking`: a carrier
 * holds the order; `carrierReleased`: the carrier's side is cancelled, or somebody called.
 */
export type MoveNeed =
  | 'rateable'
  | 'valid'
  | 'carrier'
  | 'price'
  | 'priceInForce'
  | 'liveBooking'
  | 'carrierReleased'
  | 'reason'

export interface Transition {
  readonly from: ShipmentStatus
  readonly to: ShipmentStatus
  readonly by: Mover
  readonly needs: readonly MoveNeed[]
}

const booking: readonly MoveNeed[] = ['valid', 'carrier', 'price', 'priceInForce']

/**
 * Every move of a shipment (specification §4). A carrier's event that was wrong is taken back by staff, with a reason.
 * Void has no way out: a copy takes its place.
 */
export const transitions: readonly Transition[] = [
  { from: 'O', to: 'Q', by: 'staff', needs: ['rateable'] },
  { from: 'O', to: 'Q', by: 'automatic', needs: ['rateable'] },
  { from: 'Q', to: 'O', by: 'staff', needs: [] },
  { from: 'Q', to: 'T', by: 'staff', needs: booking },
  { from: 'Q', to: 'T', by: 'automatic', needs: booking },
  { from: 'T', to: 'Q', by: 'staff', needs: ['carrierReleased'] },
  { from: 'T', to: 'Q', by: 'carrier', needs: ['reason'] },
  { from: 'T', to: 'A', by: 'staff', needs: ['liveBooking'] },
  { from: 'T', to: 'A', by: 'carrier', needs: [] },
  { from: 'A', to: 'T', by: 'staff', needs: ['reason'] },
  { from: 'A', to: 'D', by: 'staff', needs: [] },
  { from: 'A', to: 'D', by: 'carrier', needs: [] },
  { from: 'D', to: 'A', by: 'staff', needs: ['reason'] },
  { from: 'O', to: 'V', by: 'staff', needs: [] },
  { from: 'Q', to: 'V', by: 'staff', needs: [] },
  { from: 'T', to: 'V', by: 'staff', needs: [] },
  { from: 'A', to: 'V', by: 'staff', needs: ['reason'] },
]

/** The move, with what it needs; null when it does not exist. */
export const findTransition = (from: ShipmentStatus, to: ShipmentStatus, by: Mover): Transition | null =>
  transitions.find(move => move.from === from && move.to === to && move.by === by) ?? null

/** Where somebody may move a shipment to. */
export const movesFrom = (from: ShipmentStatus, by: Mover): readonly Transition[] =>
  transitions.filter(move => move.from === from && move.by === by)
