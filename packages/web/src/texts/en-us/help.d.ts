export declare const contact: {
  readonly headquarters: 'Headquarters'
  readonly addressName: 'Waybill (demonstration)'
  readonly addressLine1: '100 Example Street'
  readonly addressLine2: 'Dayton, OH 45402'
  readonly addressCountry: 'United States'
  readonly phones: 'Phone'
  readonly sales: 'Support'
  readonly after: 'Billing'
  readonly phone1: '+1 555-0100'
  readonly phone2: '+1 555-0101'
  readonly hours: 'Hours'
  readonly hoursText: 'Monday to Friday, 8:00 AM to 8:00 PM Eastern'
  readonly email: 'Email'
  readonly openNow: 'Open now'
  readonly closedNow: 'Closed now'
}
export declare const guide: {
  readonly intro: 'The daily work in the order in which it is done.'
}
