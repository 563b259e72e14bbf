/** What the server refuses with: the dock. */
export const dock = {
  TooManyRows: {
    status: 422,
    text: 'More than {max} rows at once are too many. Narrow the list with its filters and do them in parts.',
  },
  NotAtDock: {
    status: 409,
    text: 'This shipment is in "{status}" and no longer at a dock.',
  },
  NothingToPickUp: {
    status: 409,
    text: 'None of these shipments waits for pickup: each has left already, or is not tendered.',
  },
} as const
