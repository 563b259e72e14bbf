import type { Handlers } from '../../../handler.ts'
import { answerTender } from './AnswerTender.ts'
import { exportTenderRounds } from './ExportTenderRounds.ts'
import { getTenderOffer } from './GetTenderOffer.ts'
import { getTenderRounds } from './GetTenderRounds.ts'
import { startTenderRound } from './StartTenderRound.ts'
import { withdrawTenderRound } from './WithdrawTenderRound.ts'

export { confirmOrder } from './confirmOrder.ts'
export { withdrawOffers } from './endOffers.ts'
export { workOffers } from './workOffers.ts'

export const offerHandlers = {
  AnswerTender: answerTender,
  ExportTenderRounds: exportTenderRounds,
  GetTenderOffer: getTenderOffer,
  GetTenderRounds: getTenderRounds,
  StartTenderRound: startTenderRound,
  WithdrawTenderRound: withdrawTenderRound,
} satisfies Partial<Handlers>
