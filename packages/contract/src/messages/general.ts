/** What the server refuses with: any call. */
export const general = {
  SignedOut: { status: 401, text: 'Please sign in again.' },
  TooManyTries: { status: 429, text: 'Too many tries. Please wait {seconds} seconds and try again.' },
  InvalidInput: { status: 400, text: 'Some fields need your attention.' },
  BadRequest: { status: 400, text: 'The request could not be read.' },
  TooLarge: { status: 413, text: 'The file is larger than 25 MB.' },
  FileTooLarge: {
    status: 413,
    text: 'The file is larger than {max} MB. Split it and upload the parts one after the other.',
  },
  BodyStalled: {
    status: 408,
    text: 'It stopped coming before all of it had arrived, so nothing was saved. Check your connection and send it again.',
  },
  KeyMissing: { status: 400, text: 'This call needs an Idempotency-Key header of 8 to 100 characters.' },
  KeyReused: { status: 422, text: 'This Idempotency-Key was already used for another request.' },
  InFlight: { status: 409, text: 'The same request is still being worked on. Please wait a moment.' },
  PageNotAllowed: {
    status: 403,
    text: 'You do not have permission for this page. Please contact support by email {email}.',
  },
  LookOnly: {
    status: 403,
    text: 'You may look at this page and change nothing on it. An administrator of your company can open it for changes.',
  },
  OtherDock: {
    status: 403,
    text: 'It would not belong to any dock that you work at. Choose one of your docks, or ask an administrator of your company.',
  },
  PricesNotShown: {
    status: 403,
    text: 'What freight costs is not shown to you, so nothing can be entered, sorted or looked for by it. An administrator of your company can allow it.',
  },
  StillWorking: { status: 409, text: 'The other rows are still being worked. Try these again when they are done.' },
  TooManyViews: { status: 422, text: 'There are already {max} saved views. Delete one you no longer need.' },
  ChangedMeanwhile: {
    status: 409,
    text: 'Somebody else changed this in the meantime. Load it again; what you typed stays here until then.',
  },
  ChangedYourself: {
    status: 409,
    text: 'You changed this yourself after you chose it. Look at what it is now, then do it again.',
  },
  FileDamaged: {
    status: 410,
    text: 'This file is damaged on our disk, so it is not shown. Please upload it again.',
  },
  NotFound: { status: 404, text: 'There is no record available.' },
  CopyHeld: {
    status: 409,
    text: 'This is a copy of the database: nothing leaves it, and no carrier is asked, until its operator has claimed it.',
  },
  Unexpected: { status: 500, text: 'Something went wrong. Please try again later' },
  Overtaken: {
    status: 503,
    text: 'A newer version of Waybill is taking over. Nothing was saved; please try again in a moment.',
  },
  Unavailable: { status: 503, text: 'The service is briefly unavailable. Nothing was lost; please try again.' },
} as const
