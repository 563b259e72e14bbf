import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireSignature } from '../../wire/passkey.ts'
import { storableText } from '../../wire/text.ts'
import { wireUser } from '../../wire/user.ts'

/** Signs in by a passkey: alone it is both factors, with a ticket the second step. The key comes in the `token` header. */
export const PasskeySignIn = defineCall({
  group: 'LogIn',
  name: 'PasskeySignIn',
  summary: 'Sign in by passkey',
  access: { kind: 'public', developerKey: true },
  effect: 'own',
  ours: true,
  query: z.object({}),
  body: z.object({
    signature: wireSignature,
    ticket: storableText(100).min(1).optional(),
    /** The version of the terms that is accepted by it, where the answer was that a new one is in force. */
    AgreementVersion: storableText(40).optional(),
  }),
  reply: z.object({ userDetails: wireUser }),
})
