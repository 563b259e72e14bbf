import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { signInReply } from '../../wire/factor.ts'
import { storableText, trimmedText } from '../../wire/text.ts'

/** Signs in with business e-mail and password; the key comes in the `token` header like on every reply, unless a second step is due. */
export const Login = defineCall({
  group: 'LogIn',
  name: 'Login',
  summary: 'Sign in',
  access: { kind: 'public', developerKey: true },
  effect: 'own',
  query: z.object({}),
  body: z.object({
    Email: trimmedText(254).min(1).pipe(z.email()),
    Password: storableText(200).min(1),
    /** The version of the terms that is accepted by it, where the answer was that a new one is in force. */
    AgreementVersion: storableText(40).optional(),
  }),
  reply: signInReply,
})
