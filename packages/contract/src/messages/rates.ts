/** What the server refuses with: prices. */
export const rates = {
  DoesNotFitTrailer: { status: 409, text: 'It does not fit one trailer. Open the shipment and book it separately.' },
  CheaperByTruck: {
    status: 409,
    text: 'Volume or truckload costs less. Open the shipment, compare the prices and book it separately.',
  },
  NotReady: {
    status: 422,
    text: 'Something is still missing. Complete it, then try again.',
  },
  SheetMoved: {
    status: 409,
    text: 'This version is {state}, so that can’t be done with it any more. Load it again.',
  },
  CannotRate: {
    status: 409,
    text: 'A shipment in {status} is not priced any more. Copy it to get rates for a new one.',
  },
  QuoteExpired: {
    status: 409,
    text: 'This quote has expired, so the carrier need not honor it. Get new rates and book one of them.',
  },
  QuoteOutdated: {
    status: 409,
    text: 'The shipment changed after this price was given. Get new rates and book one of them.',
  },
  NoPriceChosen: {
    status: 409,
    text: 'No price is chosen for this shipment. Get rates and choose one, then tender it.',
  },
  PriceNotSeen: {
    status: 409,
    text: 'The price chosen now is of another carrier or service than the reviewed one, or higher. Look at it, then tender at it.',
  },
  OtherCarriersPrice: {
    status: 409,
    text: 'This price is not {carrier}’s own for this order. Choose one of its new prices.',
  },
} as const
