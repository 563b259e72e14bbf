import type { GetScoreCardDetails } from '@waybill/contract/calls/Supplemental/GetScoreCardDetails.ts'
import { SCORE_CARDS_MAX } from '@waybill/contract/wire/scoreCard.ts'
import type { Handler } from '../../handler.ts'
import { monthOf } from './period.ts'
import { priceScores } from './priceScores.ts'
import { scoreCards } from './scoreCards.ts'

export const getScoreCardDetails: Handler<typeof GetScoreCardDetails> = async ({ app, db, who, input, now }) => {
  const [cards, prices] = await Promise.all([
    scoreCards(app, db, who, input, now),
    priceScores(app, db, monthOf(who, input)),
  ])
  return { scoreCards: cards.slice(0, SCORE_CARDS_MAX), prices: [...prices] }
}
