import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Sends a letter from the company's sender, as it is saved, to whoever asks. */
export const SendTestMail = defineCall({
  group: 'Mail',
  name: 'SendTestMail',
  summary: 'A test mail to oneself',
  access: { kind: 'signedIn', pages: ['Company'] },
  effect: 'write',
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({ to: z.string() }),
})
