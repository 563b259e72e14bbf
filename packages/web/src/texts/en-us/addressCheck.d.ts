/** What is said of an address that was looked at. */
export declare const addressCheck: {
  readonly check: 'Check address'
  readonly failed: 'The address could not be checked'
  readonly needs: 'Enter street and ZIP first.'
  readonly valid: 'This address is known as it stands.'
  readonly tableValid: 'City and state go with the ZIP. The street was not checked.'
  readonly corrected: 'It is spelled otherwise:'
  readonly ambiguous: 'It could be one of these:'
  readonly unknown: 'Nobody knows this address.'
  readonly residential: 'A home'
  readonly commercial: 'A business'
  readonly by: 'Asked of {carrier}.'
  readonly byTable: 'Looked up in our own table of ZIPs.'
  readonly notHeard: 'The carrier was not heard: {message}'
  readonly use: 'Use this'
  readonly useOf: 'Use this: {address}'
}
