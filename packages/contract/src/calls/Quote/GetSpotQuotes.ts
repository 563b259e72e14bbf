import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PAGE_INDEX_DEFAULT, PAGE_SIZE_DEFAULT } from '../../constants.ts'
import { spotQuoteQuestion } from '../../wire/question.ts'
import { SPOT_QUOTES_PAGE_MAX, wireSpotQuote } from '../../wire/spotQuote.ts'
import { quotePages } from './quoteLink.ts'

/** Questions for offers with what carriers answered: of one shipment, or the company's, those that end first before others. */
export const GetSpotQuotes = defineCall({
  group: 'Quote',
  name: 'GetSpotQuotes',
  summary: 'Quotes that carriers were asked for',
  access: { kind: 'signedIn', pages: [...quotePages, 'Track'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: spotQuoteQuestion.extend({
    shipmentId: z.int().positive().optional(),
    pageIndex: z.int32().min(1).max(1_000).default(PAGE_INDEX_DEFAULT),
    pageSize: z.int().min(1).max(SPOT_QUOTES_PAGE_MAX).default(PAGE_SIZE_DEFAULT),
  }),
  reply: z.object({ quotes: z.array(wireSpotQuote), total: z.int(), now: z.string() }),
})
