/**
 * Every message the server can answer with: one row {status, text} by code. Server, OpenAPI and browser all read this
 * table; `{name}` in a text is filled from `params`. Texts of specification §8 are kept to the letter.
 */
export const messages = {
  SignedOut: { status: 401, text: 'Please sign in again.' },
  BadCredentials: { status: 400, text: 'The e-mail or the password is not right.' },
  WrongPassword: { status: 400, text: 'The current password is not right.' },
  BadLink: { status: 404, text: 'There is an error in the URL, contact support' },
  TooManyTries: { status: 429, text: 'Too many tries. Please wait {seconds} seconds and try again.' },
  InvalidInput: { status: 400, text: 'Some fields need your attention.' },
  BadRequest: { status: 400, text: 'The request could not be read.' },
  TooLarge: { status: 413, text: 'The file is larger than 25 MB.' },
  KeyMissing: { status: 400, text: 'This call needs an Idempotency-Key header of 8 to 100 characters.' },
  KeyReused: { status: 422, text: 'This Idempotency-Key was already used for another request.' },
  InFlight: { status: 409, text: 'The same request is still being worked on. Please wait a moment.' },
  PageNotAllowed: {
    status: 403,
    text: 'You do not have permission for this page. Please contact support by email {email}.',
  },
  ChangedMeanwhile: {
    status: 409,
    text: 'Somebody else changed this in the meantime. Load it again; what you typed stays here until then.',
  },
  CannotMove: {
    status: 409,
    text: 'This shipment is in "{from}" and can’t go from there to "{to}". Load it again to see what can be done now.',
  },
  Locked: {
    status: 409,
    text: 'This shipment is in "{status}", where the marked fields can’t change any more. Undo those changes and save again.',
  },
  NotFound: { status: 404, text: 'There is no record available.' },
  Unexpected: { status: 500, text: 'Something went wrong. Please try again later' },
  Unavailable: { status: 503, text: 'The service is briefly unavailable. Nothing was lost; please try again.' },
} as const

export type MessageCode = keyof typeof messages

export interface FieldIssue {
  /** Where it stands: `body.Items.0.Weight`, `query.statuscode`. */
  readonly at: string
  /** A key of the browser's field messages: `required`, `too_long`, ... */
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/** What every refused call answers with. */
export interface ErrorReply {
  readonly code: MessageCode
  readonly message: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly issues?: readonly FieldIssue[]
  readonly requestId: string
}
