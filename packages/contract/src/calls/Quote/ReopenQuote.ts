import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireDay, wireTime } from '../../wire/days.ts'
import { wireSpotQuote } from '../../wire/spotQuote.ts'
import { trimmedText } from '../../wire/text.ts'
import { quotePages } from './quoteLink.ts'

/** A counter: opens one carrier's answered quote once more, with what the shipper would pay. */
export const ReopenQuote = defineCall({
  group: 'Quote',
  name: 'ReopenQuote',
  summary: 'Ask one carrier once more',
  access: { kind: 'signedIn', pages: quotePages },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    invitationId: z.int().positive(),
    note: trimmedText(textLimits.comments).default(''),
    /** Minor units of the question's currency. */
    target: z.int().positive().max(1e12).nullable().default(null),
    /** Local to the company: `2026-11-24`, `15:00`. */
    deadline: z.object({ date: wireDay, time: wireTime }),
  }),
  reply: z.object({ quote: wireSpotQuote }),
})
