import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText, trimmedText } from '../../wire/text.ts'
import { wireUser } from '../../wire/user.ts'

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. The key comes in the `token` header. */
export const ConfirmSignIn = defineCall({
  group: 'LogIn',
  name: 'ConfirmSignIn',
  summary: 'Sign in, second step',
  access: { kind: 'public', developerKey: true },
  effect: 'own',
  ours: true,
  query: z.object({}),
  body: z.object({ ticket: storableText(100).min(1), code: trimmedText(40).min(1) }),
  reply: z.object({
    userDetails: wireUser,
    /** Of a factor that was set up by it: shown once. */
    recoveryCodes: z.array(z.string()).optional(),
    /** Left after a recovery code was used. */
    codesLeft: z.int().optional(),
  }),
})
