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
  search: 'Search the guide',
  searchWhy: 'Any words: what has all of them is shown.',
  sections: 'Sections',
  found: { one: '1 section', other: '{count} sections' },
  nothing: 'Nothing has all these words. Try fewer, or ask support.',
} as const
