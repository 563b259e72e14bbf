export const profile = {
  intro: 'Three short steps, asked once. Change them any time.',
  you: 'You',
  shipping: 'Shipping',
  billing: 'Billing',
  shippingTitle: 'Shipping address',
  shippingWhy: 'Your company’s shipping address.',
  pickupTitle: 'Default pickup location',
  pickupSame: 'Same as the shipping address',
  pickupWhy: 'New shipments start here, with this pickup window.',
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
  rule: 'At least {count} characters, spaces included: a short sentence works well.',
  change: 'Change password',
  changed: 'Your password has been changed.',
} as const
