export const contact = {
  headquarters: 'Headquarters',
  addressName: 'Waybill (demonstration)',
  addressLine1: '100 Example Street',
  addressLine2: 'Dayton, OH 45402',
  addressCountry: 'United States',
  phones: 'Phone',
  sales: 'Support',
  after: 'Billing',
  phone1: '+1 555-0100',
  phone2: '+1 555-0101',
  hours: 'Hours',
  hoursText: 'Monday to Friday, 8:00 AM to 8:00 PM Eastern',
  email: 'E-mail',
  openNow: 'Open now',
  closedNow: 'Closed now',
} as const

export const guide = {
  intro: 'Daily work, in order.',
} as const
