/**
 * An order that a carrier holds. `live`: the one that moves the freight, at most one to a shipment; `surplus`: one more
 * than was wanted, found late; the others are on their way out: `cancelUnconfirmed` until somebody has called.
 */
export const bookingStates = [
  'live',
  'surplus',
  'cancelling',
  'cancelled',
  'cancelRefused',
  'cancelUnconfirmed',
] as const
export type BookingState = (typeof bookingStates)[number]

/** Every move of a booking. Staff may swap a surplus order, or one the carrier keeps, for the live one. */
export const bookingMoves: Readonly<Record<BookingState, readonly BookingState[]>> = {
  live: ['cancelling', 'cancelled', 'cancelUnconfirmed'],
  surplus: ['live', 'cancelling', 'cancelled', 'cancelRefused', 'cancelUnconfirmed'],
  cancelling: ['cancelled', 'cancelRefused', 'cancelUnconfirmed'],
  // Asked anew when its shipment is voided; refused again in a call.
  cancelRefused: ['cancelled', 'live', 'cancelling', 'cancelUnconfirmed', 'cancelRefused'],
  cancelUnconfirmed: ['cancelled', 'cancelRefused'],
  // Given back in a call, or called cancelled without a number, and then confirmed by its carrier for the first time.
  cancelled: ['surplus'],
}

export const canMoveBooking = (from: BookingState, to: BookingState): boolean => bookingMoves[from].includes(to)
