import { STEP_GRACE_MS, sentence } from '@waybill/domain'
import type { App } from '../../../app.ts'
import { recordChange } from '../../../audit.ts'
import type { Tx } from '../../../db/open.ts'
import type { Again } from '../../../work/due.ts'
import type { DueWork } from '../../../work/putDue.ts'
import { lockShipment } from '../../shipments/index.ts'
import { returnToQuotes } from '../returnToQuotes.ts'
import { moveTender, openOffers, slotHolder, type Tender } from '../tenders.ts'
import { offersWon, settleSteps, withdrawOffers } from './endOffers.ts'
import { openNext } from './openSteps.ts'
import { closeRound, moveStep, type Round, roundDoer, roundOf, stepsOf, tellRound } from './rounds.ts'

/** When the first of the offers closes. */
const firstClosing = (offers: readonly Tender[]): Date | null => {
  const closings = offers.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt + STEP_GRACE_MS]))
  return closings.length === 0 ? null : new Date(Math.min(...closings))
}

/** Closes the offers whose time is over; returns those that are still open. */
async function expire(app: App, tx: Tx, round: Round): Promise<readonly Tender[]> {
  const doer = roundDoer(app, round)
  const still: Tender[] = []
  for (const tender of await openOffers(tx, round.clientId, round.shipmentId)) {
    if (tender.dueAt === null || doer.at.getTime() < tender.dueAt + STEP_GRACE_MS) {
      still.push(tender)
      continue
    }
    const answer = sentence('offerExpired', { carrier: tender.carrierName })
    await moveTender(app, tx, doer, tender, 'expired', { answer })
    const entry = { entity: 'shipment', entityId: round.shipmentId, action: 'offerExpired' }
    await recordChange(tx, doer, { ...entry, after: { note: answer } })
  }
  return still
}

/** Places whose offer was answered or closed are over. */
async function closeSteps(tx: Tx, round: Round, still: readonly Tender[]): Promise<void> {
  const open = new Set(still.map(({ tenderId }) => tenderId))
  for (const { stepNo, state, tenderId } of await stepsOf(tx, round)) {
    if (state === 'open' && tenderId !== null && !open.has(tenderId))
      await moveStep(tx, round, stepNo, { state: 'over' })
  }
}

/**
 * The clock of a round: offers close a moment after their deadline, the next carrier is asked, and when nobody is left the
 * shipment goes back to Rate & route with a clear word. Told by rows alone, so it goes on after a restart, on any node.
 */
export async function workOffers(app: App, { clientId, subjectId: roundId }: DueWork): Promise<Again> {
  return app.db.forClient(clientId).transaction(async tx => {
    const known = await roundOf(tx, clientId, roundId)
    if (known?.state !== 'open') return null
    const record = await lockShipment(tx, clientId, known.shipmentId)
    const round = await roundOf(tx, clientId, roundId)
    if (round?.state !== 'open') return null
    const doer = roundDoer(app, round)
    const holder = await slotHolder(app, tx, clientId, round.shipmentId)
    if (holder !== null && holder.roundId !== roundId) {
      await withdrawOffers(app, tx, doer, record, sentence('offerLost'))
      return null
    }
    if (holder?.state === 'awarded') {
      await offersWon(app, tx, doer, record, holder)
      return null
    }
    const still = await expire(app, tx, round)
    // An order over a wire never ends by time: what becomes of it wakes the round.
    if (holder !== null) return firstClosing(still)
    await closeSteps(tx, round, still)
    if (still.length > 0) {
      await tellRound(app, tx, round)
      return firstClosing(still)
    }
    const { record: after, tenders } = await openNext(app, tx, doer, round, record)
    if (tenders.length > 0) {
      await tellRound(app, tx, round)
      return firstClosing(tenders)
    }
    await settleSteps(tx, round)
    await closeRound(app, tx, doer, round, 'exhausted')
    await returnToQuotes(app, tx, doer, after, sentence('offersExhausted'), 'moved')
    return null
  })
}
