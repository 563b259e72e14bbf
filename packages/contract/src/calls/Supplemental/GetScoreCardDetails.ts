import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { scoreMonth, wirePriceScore, wireScoreCard } from '../../wire/scoreCard.ts'

/** What each carrier made of the quotes it was asked for, by the month of their deadline in the company's time zone. */
export const GetScoreCardDetails = defineCall({
  group: 'Supplemental',
  name: 'GetScoreCardDetails',
  summary: 'Score cards of carriers in a month',
  access: { kind: 'signedIn', pages: ['QuoteScorecard'] },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: scoreMonth,
  reply: z.object({ scoreCards: z.array(wireScoreCard), prices: z.array(wirePriceScore) }),
})
