import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { CLOSE_NOTE_MAX, exceptionPages, wireCloseReason, wireExceptionSide } from '../../wire/exceptions.ts'
import { storableText } from '../../wire/text.ts'

/** Also of one that has ended by itself: whose doing it was is often known only then. */
export const CloseException = defineCall({
  group: 'Exceptions',
  name: 'CloseException',
  summary: 'Close an exception with its reason, and whose doing it was',
  access: { kind: 'signedIn', pages: exceptionPages },
  effect: 'write',
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    exceptionId: z.int().positive(),
    /** As it was seen: where somebody else did something with it since, that is said instead. */
    version: z.int32().positive(),
    reason: wireCloseReason,
    side: wireExceptionSide,
    note: storableText(CLOSE_NOTE_MAX).default(''),
  }),
  reply: z.object({ exceptionId: z.int(), closedAt: z.string() }),
})
