/** What the server refuses with: sales orders, merges and confirmations. */
export const orders = {
  NotConfirmed: {
    status: 409,
    text: 'The source of this order takes no confirmations. Switch them on at the source, or download it.',
  },
  MoreThanOrdered: {
    status: 409,
    text: 'More would go out than was ordered. Load the order again to see what of it is still open.',
  },
  StraightNotPreviewed: {
    status: 409,
    text: 'Test the rule on the newest orders first.',
  },
  NothingOpen: {
    status: 409,
    text: 'Nothing of order {number} is open any more: all of it is on shipments, left or was cancelled.',
  },
  OrderThere: {
    status: 409,
    text: 'Order {number} is there already. Open it and change it there, or give this one a back order code.',
  },
  OrderTwice: {
    status: 409,
    text: 'Two open orders have the number {number}. Build the one you mean from the list of open orders.',
  },
  OrderOver: { status: 409, text: 'Nothing of order {number} is left to cancel: it has left or is cancelled already.' },
  OrderNotCancelled: { status: 409, text: 'Nothing of order {number} is cancelled, so there is nothing to reopen.' },
  CancelledChangedSince: {
    status: 409,
    text: 'Order {number} was changed since it was cancelled, by a person or a file: open it and reopen it there if it is still to ship.',
  },
  OrderCancelWanted: {
    status: 409,
    text: 'A file cancelled order {number} on {date}. Cancel the order, or open it and choose “Ship it anyway”; then build it.',
  },
  OrderReplaced: {
    status: 409,
    text: 'The import of order {number} was undone, and there is another order of this number by now: that one counts.',
  },
  OrderHeld: {
    status: 409,
    text: 'Shipment {bol} can’t follow this change, so nothing was changed. The field says why.',
  },
  OrdersSayIt: {
    status: 409,
    text: 'Sales orders are on shipment {bol}: what of its freight is theirs follows them, and is not entered by hand.',
  },
  OrdersDiffer: {
    status: 422,
    text: 'Orders {first} and {other} can’t go on one shipment: they differ in {what}. Build a shipment for each.',
  },
  OrderWithoutLines: { status: 422, text: 'Order {number} has no lines. Add what is ordered, then build it.' },
  MergeAlone: {
    status: 422,
    text: 'One shipment alone can’t be merged. Choose another one that goes to the same place.',
  },
  ConfirmationAmended: {
    status: 409,
    text: 'Number {number} took the place of this confirmation. Send that one.',
  },
  OrderChangedSince: {
    status: 409,
    text: 'Order {number} was changed after these shipments were merged, and they would come back as they were before. Void this shipment and build from its orders again.',
  },
  NotMerged: { status: 409, text: 'This shipment was not merged from others, so there is nothing to take apart.' },
  HazmatAlone: {
    status: 422,
    text: 'Shipment {bol} holds hazardous materials, which are not merged with other freight. Leave it out.',
  },
  StopsApart: { status: 422, text: 'Shipment {bol} has more than two stops and is not merged. Leave it out.' },
  NotSetItems: {
    status: 409,
    text: 'This shipment was not built from orders, or has left Set items. Void it instead, if nobody wants it.',
  },
} as const
