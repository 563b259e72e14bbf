import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'

/** What a call with the carrier said of a close of which nobody knows. */
export const SettleClose = defineCall({
  group: 'DayEnd',
  name: 'SettleClose',
  summary: 'Say what became of a close',
  access: { kind: 'signedIn', pages: ['DayEnd'] },
  effect: 'write',
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    closeId: z.int().positive(),
    closed: z.boolean(),
    number: storableText(50).trim().default(''),
  }),
  reply: z.object({}),
})
