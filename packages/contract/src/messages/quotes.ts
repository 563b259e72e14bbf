/** What the server refuses with: spot quotes and offers. */
export const quotes = {
  ModeNotTendered: {
    status: 422,
    text: 'Carriers are not rated or tendered for {mode} here. Choose another mode, or ship it with your parcel carrier.',
  },
  SpotQuoteFailed: { status: 422, text: 'Error occurred while saving spot quote carrier' },
  CannotAskQuotes: {
    status: 409,
    text: 'Quotes are requested before a shipment is booked, and this one is in {status}. Load it again to see its status.',
  },
  NoMailServerQuotes: {
    status: 409,
    text: 'No mail server is set up, so no carrier would get the quote request. Call the carriers and enter phone quotes.',
  },
  QuoteOver: {
    status: 409,
    text: 'This quote request is closed: {standing}. Nothing was sent.',
  },
  NothingOffered: { status: 422, text: 'No price is entered yet. Enter one, or send No bid.' },
  TooManyOptions: { status: 409, text: 'An answer holds at most {max} options. Take one away, then add this one.' },
  CounteredAlready: {
    status: 409,
    text: 'This carrier was countered already. Call it, or book one of its quotes.',
  },
  NothingToCounter: { status: 409, text: 'Only a carrier that has answered an open quote request can be countered.' },
  SpotQuoteOver: { status: 409, text: 'This quote request is closed. Load it again to see its status.' },
  NobodyToRemind: {
    status: 409,
    text: 'No reminder was sent: all have answered, or were reminded within the hour.',
  },
  TooManyQuoteFiles: {
    status: 409,
    text: 'One answer brings at most {max} files, {mb} MB in all. Leave this one out, or send it by e-mail.',
  },
  OfferGone: { status: 409, text: 'This quote can’t be booked any more. Load the shipment again to see what can.' },
  ScacClaimed: {
    status: 409,
    text: '{email} quoted under the SCAC of {carrier}, which has other addresses on your list, so nothing was sent. Enter the address with the carrier if it is one of its own, or call the carrier and record the call.',
  },
  NobodyToOffer: {
    status: 422,
    text: 'None of these carriers can be offered the freight, so nothing was sent: {reasons}.',
  },
  OffersOpen: {
    status: 409,
    text: 'Carriers are being offered this shipment right now. Withdraw the open offers first; then it can be changed.',
  },
  OfferOver: { status: 409, text: 'This offer is no longer open. Load it again to see its status.' },
  RoundOver: { status: 409, text: 'These offers are closed. Load the shipment again to see its status.' },
  QuoteNumberMissing: {
    status: 409,
    text: '{carrier} takes this service only under its quote number, and this price came without one. Get new rates and book one of them.',
  },
} as const
