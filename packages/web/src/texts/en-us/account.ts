export const profile = {
  intro: 'Three short steps, asked once. Everything can be changed later.',
  you: 'You',
  shipping: 'Shipping',
  billing: 'Billing',
  shippingTitle: 'Shipping address',
  shippingWhy: 'Where your company receives mail and freight.',
  pickupTitle: 'Default pickup location',
  pickupSame: 'Same as the shipping address',
  pickupWhy: 'New shipments start here. The carrier comes between these two times.',
  pickupFrom: 'Pickup from',
  pickupTo: 'Pickup to',
  timeHint: 'Local time, such as 10:00 AM',
  billingTitle: 'Billing address',
  billingSame: 'Same as the pickup location',
  finish: 'Finish',
  steps: 'Steps',
} as const

export const password = {
  current: 'Current password',
  next: 'New password',
  repeat: 'Repeat the new password',
  rule: 'At least 12 characters. Any characters count, spaces too: a short sentence is easiest to keep.',
  change: 'Change password',
  changed: 'Your password has been changed.',
} as const
