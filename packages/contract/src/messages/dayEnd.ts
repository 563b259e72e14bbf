/** What the server refuses with: pickups and closes. */
export const dayEnd = {
  PickupAsked: {
    status: 409,
    text: 'A pickup for this account, place and day is asked for already. Cancel it first, or choose another day.',
  },
  NothingWaits: { status: 409, text: 'No label of this account waits for this. Load the page again.' },
  PickupSettled: { status: 409, text: 'This pickup is no longer open. Load the page again to see its status.' },
  CloseSettled: { status: 409, text: 'This close is no longer open. Load the page again to see its status.' },
} as const
