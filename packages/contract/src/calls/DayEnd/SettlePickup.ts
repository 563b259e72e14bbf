import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'

/** What a call with the carrier said of a truck of which nobody knows: whether it comes, and under which number. */
export const SettlePickup = defineCall({
  group: 'DayEnd',
  name: 'SettlePickup',
  summary: 'Say what became of a pickup',
  access: { kind: 'signedIn', pages: ['DayEnd'] },
  effect: 'write',
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    pickupId: z.int().positive(),
    comes: z.boolean(),
    number: storableText(50).trim().default(''),
  }),
  reply: z.object({}),
})
