import { z } from 'zod'
import { trimmedText } from './text.ts'

/** How many passkeys one person may have. */
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 60
/** Ways to reach one: browsers name six. */
const PASSKEY_TRANSPORTS_MAX = 10

/** Bytes as base64url without padding, as browsers write them in JSON; `max` letters. */
const encoded = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)

/** What both kinds of answers of an authenticator say; what a browser adds beside it is not read. */
const credential = {
  id: encoded(1400),
  rawId: encoded(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

/** A new credential: `RegistrationResponseJSON` of Web Authentication, level 3. */
export const wireNewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(20_000),
    transports: z
      .array(
        z
          .string()
          .max(20)
          .regex(/^[\w-]+$/),
      )
      .max(PASSKEY_TRANSPORTS_MAX)
      .optional(),
  }),
})

/** A signature by a credential: `AuthenticationResponseJSON` of the same. */
export const wireSignature = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(8000),
    userHandle: encoded(100).nullish(),
  }),
})
export type WireSignature = z.infer<typeof wireSignature>

const known = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })

/** What a browser makes a passkey by: `PublicKeyCredentialCreationOptionsJSON`. */
export const wireCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  /** Milliseconds. */
  timeout: z.int(),
  /** Those that the person has: a device is not added twice. */
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type WireCreation = z.infer<typeof wireCreation>

/** What a browser signs by: `PublicKeyCredentialRequestOptionsJSON`. */
export const wireSigning = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.int(),
  /** Empty: whichever the person chooses on the device. */
  allowCredentials: z.array(known),
  userVerification: z.literal('required'),
})
export type WireSigning = z.infer<typeof wireSigning>

/** A passkey as its owner sees it. */
export const wirePasskey = z.object({
  passkeyId: z.int(),
  name: z.string(),
  addedAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type WirePasskey = z.infer<typeof wirePasskey>

export const passkeyName = trimmedText(PASSKEY_NAME_MAX).min(1)
