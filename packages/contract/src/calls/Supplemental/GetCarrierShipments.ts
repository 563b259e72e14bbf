import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PAGE_INDEX_DEFAULT } from '../../constants.ts'
import { quoteCounts, SCORED_PAGE_MAX, scoreCarrier, scoreMonth, wireScoredQuote } from '../../wire/scoreCard.ts'

/** The quotes behind a count of a score card, with their shipments: as many as it says. */
export const GetCarrierShipments = defineCall({
  group: 'Supplemental',
  name: 'GetCarrierShipments',
  summary: 'Quotes behind a count of a score card',
  access: { kind: 'signedIn', pages: ['QuoteScorecard'] },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: scoreMonth.extend({
    carrier: scoreCarrier,
    count: z.enum(quoteCounts),
    pageIndex: z.int32().min(1).max(10_000).default(PAGE_INDEX_DEFAULT),
    pageSize: z.int().min(1).max(SCORED_PAGE_MAX).default(SCORED_PAGE_MAX),
  }),
  reply: z.object({ quotes: z.array(wireScoredQuote), total: z.int() }),
})
