import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { trimmedText } from '../../wire/text.ts'

/** Only outside production and without a mail server: the password mails that could not leave. */
export const GetDemoOutbox = defineCall({
  group: 'Mail',
  name: 'GetDemoOutbox',
  summary: 'Password mails, where no mail server is set',
  access: { kind: 'public' },
  effect: 'own',
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ Email: trimmedText(254) }),
  reply: z.object({
    mails: z.array(z.object({ subject: z.string(), text: z.string(), createdAt: z.string() })),
  }),
})
