import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { BookingState, TenderState } from '@waybill/domain'

type Wire = WireShipmentDetails['booking']

const states: Readonly<Record<TenderState, Wire['state']>> = {
  committing: 'reserved',
  unknown: 'unknown',
  givenUp: 'refused',
  awarded: 'booked',
  refused: 'refused',
  ended: 'cancelled',
  // An offer that nobody has accepted is no booking.
  open: 'none',
  declined: 'none',
  expired: 'none',
  withdrawn: 'none',
  lost: 'none',
}

/** What the wire calls the state of a booking follows from the tender. */
export const wireBookingState = (state: TenderState): Wire['state'] => states[state]

const cancelStates: Readonly<Record<BookingState, Wire['cancelState']>> = {
  live: '',
  surplus: '',
  cancelling: 'asked',
  cancelled: 'cancelled',
  cancelRefused: 'refused',
  cancelUnconfirmed: 'unconfirmed',
}

/** The carrier's side of an order that is not wanted any more. */
export const wireCancelState = (state: BookingState): Wire['cancelState'] => cancelStates[state]
