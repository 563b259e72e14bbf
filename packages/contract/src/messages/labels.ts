/** What the server refuses with: parcels and their labels. */
export const labels = {
  NotParcel: { status: 409, text: 'This shipment goes by {mode}, not as small packages.' },
  LabelHeld: {
    status: 409,
    text: 'Label {tracking} is bought for this package as it is. Void the label first; then it can be changed.',
  },
  CannotRepack: {
    status: 409,
    text: 'A package is repacked while its shipment is tendered; this one is {status}.',
  },
  LabelsPending: {
    status: 409,
    text: 'The carrier has not answered yet about a label of this shipment. Wait a moment, then look again.',
  },
  LabelNotHeld: { status: 409, text: 'This label is not in force. Load the shipment again to see its status.' },
  LabelSettled: {
    status: 409,
    text: 'This label is no longer in dispute. Load the page again to see its status.',
  },
  LabelScanned: {
    status: 409,
    text: 'This label was scanned: its package is on its way. The label stays in force.',
  },
  NoLabels: {
    status: 409,
    text: 'There is no label in force to print for {which}. Buy it first, or leave it out.',
  },
  LabelUnreadable: {
    status: 422,
    text: 'Label {tracking} is not in a form that can be drawn. Print it as ZPL on 4 × 6 in, without a tab.',
  },
  NothingToLabel: { status: 409, text: 'Every package has its label.' },
  NothingToReturn: {
    status: 409,
    text: 'Only packages whose labels were bought can be sent back. Buy the labels first.',
  },
  LastLabel: {
    status: 409,
    text: 'This is the only label of the shipment. Void the shipment instead.',
  },
} as const
