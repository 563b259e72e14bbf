/**
 * What became of an offer to a carrier. `committing`: taken up, nobody has heard yet; `unknown`: it may have been bought,
 * the carrier is asked; `givenUp`: believed not to have been bought, and asked about more and more rarely; `awarded`: the
 * carrier holds the order; `refused`: certainly not bought; `ended`: it was bought or withdrawn, and is over.
 * An offer that its carrier must accept is `open` first, then `awarded`, or `declined`, `expired`, `withdrawn` by the
 * shipper, `lost` to another carrier.
 */
export const tenderStates = [
  'committing',
  'unknown',
  'givenUp',
  'awarded',
  'refused',
  'ended',
  'open',
  'declined',
  'expired',
  'withdrawn',
  'lost',
] as const
export type TenderState = (typeof tenderStates)[number]

/** A tender in one of these holds the purchase slot of its shipment: no other can be offered. */
export const slotStates = ['committing', 'unknown', 'awarded'] as const satisfies readonly TenderState[]

/** Every move of a tender. A binding one never expires while it is committing or unknown. */
export const tenderMoves: Readonly<Record<TenderState, readonly TenderState[]>> = {
  committing: ['awarded', 'refused', 'unknown', 'ended'],
  // Ended: voided after it had left, then found at the carrier, where it is cancelled. Committing: its mail is sent again.
  unknown: ['awarded', 'refused', 'givenUp', 'ended', 'committing'],
  givenUp: ['awarded', 'ended'],
  awarded: ['ended'],
  refused: [],
  // Staff swap an order that its carrier keeps for the live one.
  ended: ['awarded'],
  // Refused: its letter never reached the carrier.
  open: ['awarded', 'declined', 'expired', 'withdrawn', 'lost', 'refused'],
  // It was accepted in time, and heard a moment after it was closed.
  expired: ['awarded'],
  declined: [],
  withdrawn: [],
  lost: [],
}

export const canMoveTender = (from: TenderState, to: TenderState): boolean => tenderMoves[from].includes(to)
