/** What the server refuses with: events and proofs of delivery. */
export const tracking = {
  NoPod: { status: 404, text: 'No POD exists' },
  EventSettled: {
    status: 409,
    text: 'This event was accepted or withdrawn in the meantime. Load the shipment again to see it.',
  },
  NotDelivered: {
    status: 409,
    text: 'A carrier is rated once the shipment is delivered.',
  },
} as const
