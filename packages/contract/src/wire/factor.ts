import { z } from 'zod'
import { wireUser } from './user.ts'

/** What an authenticator app is told, once: the secret is never shown again. */
export const wireEnrolment = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** `otpauth://totp/…` */
  address: z.string(),
  /** The address as a QR code, an SVG drawing. */
  picture: z.string(),
})
export type WireEnrolment = z.infer<typeof wireEnrolment>

/** A sign-in whose password was right and that waits for a code or a passkey. */
export const wireFactorDue = z.object({
  /** Holds the sign-in open for five minutes; it opens nothing by itself. */
  ticket: z.string(),
  /** Where the company demands a second factor and the person has none: what to set one up with first. */
  enrolment: wireEnrolment.nullable(),
  /** The person has a passkey, which does instead of a code. */
  hasPasskey: z.boolean(),
})
export type WireFactorDue = z.infer<typeof wireFactorDue>

/** How a sign-in goes on: the user, with the key in the `token` header, or what else is asked for. */
export const signInReply = z.object({
  userDetails: wireUser.optional(),
  factorDue: wireFactorDue.optional(),
})
