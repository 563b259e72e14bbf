export declare const tender: {
  readonly empty: 'No shipments are chosen'
  readonly noneOpen: 'None of these can be tendered now'
  readonly emptyWhy: 'Tick shipments under Track > Not booked and press Tender.'
  readonly toTrack: 'Go to Track'
  readonly failed: 'The shipments could not be loaded'
  readonly list: 'Shipments to tender'
  readonly shipment: 'Shipment'
  readonly consignee: 'Consignee'
  readonly service: 'Service'
  readonly lane: 'Lane'
  readonly pickup: 'Pickup'
  readonly carrier: 'Carrier'
  readonly price: 'Price'
  readonly state: 'State'
  readonly ready: 'Ready'
  readonly noPrice: 'No price is chosen'
  readonly expired: 'The price has expired'
  readonly outdated: 'It changed since the price was given'
  readonly noCollectCarrier: 'No carrier is flagged for collect freight'
  readonly carrierInactive: 'The carrier is not on your list'
  readonly uninsured: 'The carrier’s insurance has run out'
  readonly noTenderEmail: 'The carrier has no email for tenders'
  readonly noMailServer: 'No mail can be sent from here: call the carrier'
  readonly scacClaimed: 'Its offer came from an address that is not the carrier’s'
  readonly accountUnusable: 'The account with the carrier can’t be used'
  readonly quoteNumberMissing: 'The carrier needs a quote number that the price lacks'
  readonly orderUnknown: 'An earlier order may still be at the carrier: call it first'
  readonly notReady: 'Something is missing on the shipment: open it to complete it'
  readonly againstGuide: 'Against the routing guide: book it by itself, with a reason'
  readonly collect: 'Collect: without a price of yours'
  readonly byApi: 'as an order'
  readonly byMail: 'by email'
  readonly review: {
    readonly one: 'Review and send {count} tender'
    readonly other: 'Review and send {count} tenders'
  }
  readonly confirm: {
    readonly one: 'Send this tender?'
    readonly other: 'Send these {count} tenders?'
  }
  readonly toWhom: 'BOL {bol} to {carrier}'
  readonly send: {
    readonly one: 'Send {count} tender'
    readonly other: 'Send {count} tenders'
  }
  readonly ask: {
    readonly one: 'Get a new price for {count}'
    readonly other: 'Get new prices for {count}'
  }
  readonly asking: 'Asking the carriers: {done} of {total}'
  readonly asked: {
    readonly one: '{count} price is new.'
    readonly other: '{count} prices are new.'
  }
  readonly missing: {
    readonly one: '{count} of them is not there any more.'
    readonly other: '{count} of them are not there any more.'
  }
  readonly total: 'In all {total}'
  readonly part: 'Shipments {from} to {to} of {total}: at most {max} are tendered together.'
  readonly partBefore: 'Show the {count} before'
  readonly partNext: {
    readonly one: 'Show the last one'
    readonly other: 'Show the next {count}'
  }
  readonly open: 'Open {bol}'
}
