/** What the server refuses with: bookings, tenders and what carriers hold. */
export const booking = {
  CannotBook: {
    status: 409,
    text: 'Only a shipment in Rate & route can be booked, and this one is in {status}. Load it again to see its status.',
  },
  AlreadyBooked: {
    status: 409,
    text: 'This shipment is already booked with {carrier}. Nothing was sent a second time.',
  },
  BookingUnknown: {
    status: 409,
    text: 'Not known yet whether {carrier} got the tender. Resend that e-mail, or call {phone} and record the call.',
  },
  OrderUnknown: {
    status: 409,
    text: '{carrier} has not confirmed this order yet; checking continues. Nothing is sent a second time. If it is urgent, call {phone} and record the call.',
  },
  NothingToAsk: {
    status: 409,
    text: 'Nothing is open with the carrier: this order is settled. Load the shipment again to see it.',
  },
  NothingToCancel: {
    status: 409,
    text: 'No pickup of this shipment waits to be cancelled. Load it again to see its status.',
  },
  OrderKnown: {
    status: 409,
    text: 'This order was settled meanwhile, and the call was not recorded. Load the shipment again to see its status.',
  },
  UninsuredCarrier: {
    status: 409,
    text: 'The insurance of {carrier} expired on {date}, so it can’t be booked. Enter the new date under Settings > Carriers, or choose another carrier.',
  },
  CarrierInactive: {
    status: 409,
    text: '{carrier} was taken off your list of carriers. Put it back there, or choose another carrier.',
  },
  CarrierNotListed: {
    status: 409,
    text: '{carrier} is not on your list of carriers. Enter it there, or choose another carrier.',
  },
  NotCollect: {
    status: 409,
    text: 'This freight is not collect. Choose the freight terms Collect, or book one of its prices.',
  },
  NoCollectCarrier: {
    status: 409,
    text: 'No carrier is flagged for collect freight. Choose one here, or flag one in Settings > Carriers.',
  },
  NoTenderEmail: {
    status: 409,
    text: 'There is no tender e-mail for {carrier}. Call {phone} and record the call, or choose another carrier.',
  },
  NoCarrierYet: {
    status: 409,
    text: 'No carrier holds this shipment yet. Book it first.',
  },
  NoCarrierEmail: {
    status: 409,
    text: 'There is no e-mail address for {carrier}. Call {phone}, or enter one under Settings > Carriers.',
  },
  NoMailServer: {
    status: 409,
    text: 'No mail server is set up, so {carrier} would not be told. Call {phone} and record the call.',
  },
  AccountUnusable: {
    status: 409,
    text: 'The account with {carrier} can’t be used to order. Have its sign-in checked, or choose another price.',
  },
  NotBookedYet: {
    status: 409,
    text: 'No carrier holds this shipment yet, so it can’t have been picked up. Wait until the order is settled, or record the call.',
  },
  CarrierHolds: {
    status: 409,
    text: '{carrier} may still come for this shipment. Cancel with the carrier and record the call, then move it back.',
  },
  CannotSwap: {
    status: 409,
    text: 'This order can’t replace the one in force any more. Load the shipment again to see its status.',
  },
  NothingToTell: {
    status: 409,
    text: 'There is nothing the carrier does not know already, or no order in force that could be changed.',
  },
  TellingNow: {
    status: 409,
    text: 'The carrier is just being told of an earlier change. Wait until that is settled, then tell it the rest.',
  },
  CannotTellSo: {
    status: 409,
    text: '{carrier} can’t be told this way. Choose another way, or call and record the call.',
  },
  SameLoad: {
    status: 409,
    text: '{bol} is booked already, with the same numbers, consignee, pickup day and freight. If this is another load, say so.',
  },
  MailNotResendable: {
    status: 409,
    text: 'This e-mail is {state}, so it is not resent. Only one that failed, bounced or is unknown can be.',
  },
  TenderOver: {
    status: 409,
    text: 'This tender is closed. Book the shipment again to send a new one.',
  },
  WordOver: {
    status: 409,
    text: '{why} This letter is not resent; tell the carrier again instead.',
  },
} as const
