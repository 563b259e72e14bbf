import { z } from 'zod'

export const signUpStates = ['waiting', 'approved', 'refused'] as const
export type SignUpState = (typeof signUpStates)[number]

/** A request for an account, as whoever runs the installation decides it. */
export const wireSignUp = z.object({
  number: z.int32(),
  at: z.string(),
  CompanyName: z.string(),
  Email: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  Phone: z.string(),
  Message: z.string(),
  /** The UPS account that is to be set up, and its country; blank: none. */
  UpsAccount: z.string(),
  UpsCountry: z.string(),
  state: z.enum(signUpStates),
  decidedAt: z.string().nullable(),
  /** Blank: by a command of the operator’s, or nobody yet. */
  decidedBy: z.string(),
  /** Why it was refused, for colleagues alone. */
  reason: z.string(),
  /** Approved, and not signed in with yet: a new link can be made. */
  mayLink: z.boolean(),
})
export type WireSignUp = z.infer<typeof wireSignUp>

/** Requests that are listed: those that wait before the others, the newest first. */
export const SIGN_UPS_SHOWN = 200
