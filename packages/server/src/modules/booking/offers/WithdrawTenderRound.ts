import type { WithdrawTenderRound } from '@waybill/contract/calls/Tender/WithdrawTenderRound.ts'
import { sentence } from '@waybill/domain'
import type { Handler } from '../../../handler.ts'
import { Refusal } from '../../../refusal.ts'
import { lockShipment } from '../../shipments/index.ts'
import { returnToQuotes } from '../returnToQuotes.ts'
import { slotHolder } from '../tenders.ts'
import { withdrawOffers } from './endOffers.ts'
import { roundOf } from './rounds.ts'
import { roundShown } from './roundsShown.ts'

/** Takes the open offers back. An order that is on its way over a wire stays, and nobody else is asked. */
export const withdrawTenderRound: Handler<typeof WithdrawTenderRound> = async ({
  app,
  tx,
  who,
  input,
  now,
  request,
}) => {
  const { clientId } = who
  const known = await roundOf(tx, clientId, input.roundId)
  if (known === null) throw new Refusal('NotFound')
  const record = await lockShipment(tx, clientId, known.shipmentId)
  const round = await roundOf(tx, clientId, input.roundId)
  if (round?.state !== 'open') throw new Refusal('RoundOver')
  const doer = { who, requestId: request.id, at: now }
  const reason = input.reason === '' ? sentence('offersWithdrawn') : input.reason
  await withdrawOffers(app, tx, doer, record, reason)
  const holder = await slotHolder(app, tx, clientId, round.shipmentId)
  if (holder === null) await returnToQuotes(app, tx, doer, record, reason, 'moved')
  return { round: await roundShown(app, tx, clientId, round.roundId) }
}
