/** Where somebody is signed in. */
export const devices = {
  title: 'Signed in on these devices',
  why: 'Ending a session signs that browser out at once. End what you do not recognize, then change your password.',
  none: 'Signed in nowhere.',
  unknown: 'Unknown browser',
  noAddress: 'address not known',
  thisOne: 'this browser',
  end: 'Sign out',
  endOthers: 'Sign out everywhere else',
  endAll: 'Sign out everywhere',
  ended: { one: '{count} session ended.', other: '{count} sessions ended.' },
  notLoaded: 'The devices could not be loaded.',
} as const
