/** What is said of an address that was looked at. */
export const addressCheck = {
  check: 'Check address',
  failed: 'The address could not be checked',
  needs: 'Enter street and ZIP first.',
  valid: 'This address is known as it stands.',
  tableValid: 'City and state go with the ZIP. The street was not checked.',
  corrected: 'It is spelled otherwise:',
  ambiguous: 'It could be one of these:',
  unknown: 'Nobody knows this address.',
  residential: 'A home',
  commercial: 'A business',
  by: 'Asked of {carrier}.',
  byTable: 'Looked up in our own table of ZIPs.',
  notHeard: 'The carrier was not heard: {message}',
  use: 'Use this',
  useOf: 'Use this: {address}',
} as const
