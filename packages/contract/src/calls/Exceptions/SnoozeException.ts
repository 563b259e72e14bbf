import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { exceptionPages } from '../../wire/exceptions.ts'

export const SnoozeException = defineCall({
  group: 'Exceptions',
  name: 'SnoozeException',
  summary: 'Let an exception rest until a time',
  access: { kind: 'signedIn', pages: exceptionPages },
  effect: 'write',
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    exceptionId: z.int().positive(),
    /** As it was seen: where somebody else did something with it since, that is said instead. */
    version: z.int32().positive(),
    /** Null: it is wanted again now. */
    until: z.iso.datetime({ offset: true }).nullable(),
  }),
  reply: z.object({ exceptionId: z.int(), snoozedUntil: z.string().nullable() }),
})
