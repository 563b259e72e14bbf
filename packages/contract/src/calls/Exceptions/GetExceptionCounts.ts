import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { exceptionPages, wireExceptionKind } from '../../wire/exceptions.ts'

export const GetExceptionCounts = defineCall({
  group: 'Exceptions',
  name: 'GetExceptionCounts',
  summary: 'How many exceptions are open, by kind',
  access: { kind: 'signedIn', pages: exceptionPages },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({
    /** The worst kind first; a kind without any is left out. */
    counts: z.array(z.object({ kind: wireExceptionKind, count: z.int(), mine: z.int() })),
    /** Nobody is bothered by these for now. */
    snoozed: z.int(),
    /** Something was late and is over, and nobody has said why. */
    hasLateWithoutReason: z.boolean(),
    /** Whose work one may be, by name. */
    people: z.array(z.object({ userId: z.int(), name: z.string() })),
  }),
})
