import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireSpotQuote } from '../../wire/spotQuote.ts'
import { quotePages } from './quoteLink.ts'

/** Takes a question back; who was asked and has not said no hears of it. */
export const WithdrawSpotQuote = defineCall({
  group: 'Quote',
  name: 'WithdrawSpotQuote',
  summary: 'Take a question for quotes back',
  access: { kind: 'signedIn', pages: quotePages },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({ spotId: z.int().positive() }),
  reply: z.object({ quote: wireSpotQuote }),
})
