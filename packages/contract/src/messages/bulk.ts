/** What the server refuses with: jobs over many rows. */
export const bulk = {
  ReasonMissing: { status: 422, text: 'It is in transit: a reason is needed.' },
  RowStillAsked: {
    status: 409,
    text: '{name} is still waiting for the answer to its first try. Try it again once it is to fix.',
  },
  SheetChanged: {
    status: 409,
    text: 'Prices or shipments of this sheet have changed since you saw it. Nothing was tendered: look at the sum again, then send.',
  },
  RowOutcomeUnknown: {
    status: 409,
    text: 'The first try of {name} is not confirmed yet. Open it and settle that first, so that it is not done twice.',
  },
  ListGrew: {
    status: 409,
    text: 'This list has grown from {before} to {now} since you looked at it, so nothing was begun. Look at it again, then do it.',
  },
  OverrideReasonMissing: {
    status: 422,
    text: 'The routing guide says another carrier. Open the shipment, tender it there and say why.',
  },
  CollectNotReviewed: {
    status: 409,
    text: 'This collect freight now goes to {carrier}, which was not reviewed here. Open its review again, then tender it.',
  },
} as const
