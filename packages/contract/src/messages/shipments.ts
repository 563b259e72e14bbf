/** What the server refuses with: what becomes of a shipment. */
export const shipments = {
  CannotMove: {
    status: 409,
    text: 'This shipment is in "{from}" and can’t go from there to "{to}". Load it again to see what can be done now.',
  },
  Locked: {
    status: 409,
    text: 'This shipment is in "{status}", where the marked fields can’t change any more. Undo those changes and save again.',
  },
  NotOver: {
    status: 409,
    text: 'Shipment {bol} is in "{status}" and can’t be archived. Only delivered or void shipments in a list can.',
  },
} as const
