import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { scoreCarrier, scoreMonth } from '../../wire/scoreCard.ts'

/** A score card on one page that its carrier may be shown. */
export const ScoreCardPaper = defineCall({
  group: 'Supplemental',
  name: 'ScoreCardPaper',
  summary: 'Score card of a carrier as PDF',
  access: { kind: 'signedIn', pages: ['QuoteScorecard'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  gives: 'file',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: scoreMonth.extend({ carrier: scoreCarrier }),
  reply: z.object({}),
})
