import type { MessageCode } from './messages.ts'

/** How messages were worded before: results of bulk jobs keep them as text beside their code. */
export const formerMessages: Readonly<Partial<Record<MessageCode, readonly string[]>>> = {
  RowStillAsked: ['{name} is still asked: the answer to the first try is awaited. Try it again when it is to fix.'],
  RowOutcomeUnknown: [
    'Nobody knows yet what became of the first try of {name}. Open it and settle that first, so that it is not done twice.',
  ],
  ModeNotTendered: [
    'Carriers are not asked or ordered for {mode} here. Choose another mode, or ship it with your parcel carrier.',
  ],
  FileDamaged: ['This file is damaged on our disk, so it is not shown. Please upload it again: that mends it.'],
  EventSettled: ['This event was accepted or taken back in the meantime. Load the shipment again to see it.'],
  CannotBook: [
    'Only a shipment in Rate & route can be booked, and this one is in {status}. Load it again to see where it stands.',
  ],
  BookingUnknown: [
    'Nobody knows yet whether {carrier} got the tender. Send that mail again, or call {phone} and record the call.',
  ],
  OrderUnknown: [
    '{carrier} is still being asked whether it has this order, and this settles by itself. Nothing is sent a second time. If it is urgent, call {phone} and record the call.',
  ],
  NothingToAsk: [
    'Nothing is open with the carrier: what became of this order is known. Load the shipment again to see it.',
  ],
  NothingToCancel: ['No pickup of this shipment waits to be cancelled. Load it again to see where it stands.'],
  OrderKnown: [
    'What became of this order is known by now, and the call was not recorded. Load the shipment again to see where it stands.',
  ],
  UninsuredCarrier: [
    'The insurance of {carrier} ran out on {date}, so it can’t be booked. Enter the new date under Settings > Carriers, or choose another carrier.',
  ],
  CollectNotReviewed: [
    'This collect freight now goes to {carrier}, and nobody reviewed that here. Open its review again, then tender it.',
  ],
  NoCarrierYet: ['No carrier holds this shipment yet, so there is nobody to write to. Book it first.'],
  NoMailServer: [
    'This installation sends no mail, so {carrier} would not hear of it. Call {phone} and record the call.',
  ],
  CannotAskQuotes: [
    'Quotes are asked for before a shipment is booked, and this one is in {status}. Load it again to see where it stands.',
  ],
  NoMailServerQuotes: [
    'This installation sends no mail, so no carrier would hear of it. Call the carriers and enter what they say.',
  ],
  QuoteOver: ['This quote takes no answer any more: {standing}. Nothing was sent.'],
  NothingOffered: ['No price is entered yet. Enter one, or say that you do not quote.'],
  CounteredAlready: ['This carrier was asked once more already. Call it, or take one of its offers.'],
  NothingToCounter: ['Only a carrier that has answered an open quote is asked once more.'],
  SpotQuoteOver: ['This quote is over. Load it again to see where it stands.'],
  NobodyToRemind: ['Nobody was reminded: all have answered, or were reminded within the hour.'],
  TooManyQuoteFiles: ['One answer brings at most {max} files, {mb} MB in all. Leave this one out, or send it by mail.'],
  OfferGone: ['This offer can’t be booked any more. Load the shipment again to see what can.'],
  ScacClaimed: [
    '{email} gave this offer under the SCAC of {carrier}, which has other addresses on your list, so nothing was sent. Enter the address with the carrier if it is one of its own, or call the carrier and record the call.',
  ],
  NobodyToOffer: ['None of these carriers can be asked, so nothing was sent: {reasons}.'],
  OffersOpen: [
    'Carriers are being offered this shipment right now. Take the open offers back first; then it can be changed.',
  ],
  CannotRepack: ['A package is packed anew while its shipment is tendered; this one is {status}.'],
  LabelNotHeld: ['This label is not in force. Load the shipment again to see what became of it.'],
  LabelSettled: ['This label is no longer in dispute. Load the page again to see what became of it.'],
  PickupSettled: ['This pickup is no longer open. Load the page again to see what became of it.'],
  CloseSettled: ['This close is no longer open. Load the page again to see what became of it.'],
  OfferOver: ['This offer is no longer open. Load it again to see what became of it.'],
  RoundOver: ['These offers are over. Load the shipment again to see where it stands.'],
  NotBookedYet: [
    'No carrier holds this shipment yet, so nobody can have picked it up. Wait until it is known what became of the order, or record the call.',
  ],
  CannotSwap: [
    'This order can’t take the place of the one in force any more. Load the shipment again to see where it stands.',
  ],
  TellingNow: [
    'The carrier is just being told of an earlier change. Wait until it is known what became of that, then tell it the rest.',
  ],
  MailNotResendable: [
    'This mail is {state}, so it is not sent again. Only a mail that failed, bounced or is unknown can be.',
  ],
  TenderOver: ['This tender no longer stands. Book the shipment again to send a new one.'],
  WordOver: ['{why} This letter is not sent again; what the carrier has to know can be told anew.'],
  PrinterKept: ['The station found this printer by itself. Take it away from the PC, then it goes.'],
  PrintJobSettled: ['Somebody already said what became of this job, or it went on meanwhile.'],
  ScaleMoving: ['The scale is still moving. Wait until it stands still.'],
  StraightNotPreviewed: ['Try the rule over the newest orders first: nobody has seen what it does now.'],
  OrderChangedSince: [
    'Order {number} was changed after these shipments were merged, and they would come back as they were before. Void this shipment and build from its orders anew.',
  ],
  SameLoad: [
    '{bol} is booked already, with the same numbers, consignee, pickup day and freight. If this is another load, say so and book it.',
  ],
  NotAtDock: ['This shipment is in "{status}" and stands at no dock any more.'],
  NotOver: [
    'Shipment {bol} is in "{status}" and can’t be archived. What is delivered or void and stands in a list can.',
  ],
}
