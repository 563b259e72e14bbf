import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireSigning } from '../../wire/passkey.ts'
import { storableText } from '../../wire/text.ts'

/** What a browser signs to sign in by a passkey: alone, or as the second step of the sign-in that a ticket holds open. */
export const BeginPasskey = defineCall({
  group: 'LogIn',
  name: 'BeginPasskey',
  summary: 'Begin a sign-in by passkey',
  access: { kind: 'public', developerKey: true },
  effect: 'own',
  ours: true,
  query: z.object({}),
  body: z.object({ ticket: storableText(100).min(1).optional() }),
  reply: z.object({ signing: wireSigning }),
})
