import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PASSWORD_LENGTH_MAX } from '../../constants.ts'
import { PASSKEYS_MAX, passkeyName, wireCreation, wireNewPasskey, wirePasskey } from '../../wire/passkey.ts'
import { storableText } from '../../wire/text.ts'

/** One's own passkeys: look at them, begin one with the password, add it as the browser made it, rename, remove. */
export const Passkeys = defineCall({
  group: 'LogIn',
  name: 'Passkeys',
  summary: 'One’s own passkeys',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'own',
  looks: { query: 'flag', values: ['load'] },
  ours: true,
  query: z.object({ flag: z.enum(['load', 'begin', 'add', 'rename', 'remove']).default('load') }),
  body: z.object({
    /** Of begin and remove. */
    password: storableText(PASSWORD_LENGTH_MAX).optional(),
    /** Of rename and remove: one's own. */
    passkeyId: z.int32().positive().optional(),
    /** Of add and rename. */
    name: passkeyName.optional(),
    /** Of add. */
    made: wireNewPasskey.optional(),
    /** Of add and remove: whether all other sessions end with it. */
    endOthers: z.boolean().default(false),
  }),
  reply: z.object({
    Status: z.literal('Success'),
    passkeys: z.array(wirePasskey).max(PASSKEYS_MAX),
    /** Whether passkeys work where the page was opened: they are bound to the product's public address. */
    isOffered: z.boolean(),
    /** The only one may not be removed: a second factor is demanded, and there is no app. */
    isNeeded: z.boolean(),
    /** Of begin. */
    creation: wireCreation.optional(),
    /** Of the first factor that is added: shown once. */
    recoveryCodes: z.array(z.string()).optional(),
  }),
})
