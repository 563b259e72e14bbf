/** What is said of an address that was looked at. */
export const addressCheck = {
  check: 'Check address',
  failed: 'The address could not be checked',
  needs: 'Enter street and ZIP first.',
  valid: 'Address verified.',
  tableValid: 'City and state match the ZIP. Street not checked.',
  corrected: 'Suggested spelling:',
  ambiguous: 'It could be one of these:',
  unknown: 'Address not found.',
  residential: 'Residential',
  commercial: 'Commercial',
  by: 'Checked by {carrier}.',
  byTable: 'Checked against the ZIP table.',
  notHeard: 'No answer from the carrier: {message}',
  use: 'Use this',
  useOf: 'Use this: {address}',
} as const
