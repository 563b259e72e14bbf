import { sentence } from '@waybill/domain'
import type { App } from '../../../app.ts'
import type { Doer } from '../../../audit.ts'
import type { Tx } from '../../../db/open.ts'
import { withdrawMail } from '../../../mail/withdraw.ts'
import type { ShipmentRecord } from '../../shipments/index.ts'
import { carrierRow } from '../tenderCarrier.ts'
import { moveTender, openOffers, type Tender } from '../tenders.ts'
import { mailOfferOver } from './offerLetter.ts'
import { closeRound, moveStep, openRound, type Round, stepsOf } from './rounds.ts'

/** Ends the offers that may still be accepted, and tells their carriers, unless their letter has not left yet. */
export async function endOffers(
  app: App,
  tx: Tx,
  doer: Doer,
  record: ShipmentRecord,
  why: 'lost' | 'withdrawn',
  reason: string,
): Promise<void> {
  const { clientId, shipmentId, shipment } = record
  for (const tender of await openOffers(tx, clientId, shipmentId)) {
    const ended = await moveTender(app, tx, doer, tender, why, { answer: reason })
    const letter = { clientId, tenderId: tender.tenderId, purpose: 'offer' } as const
    const caught = await withdrawMail(app, tx, letter, sentence('offersOver'))
    const email = (await carrierRow(tx, clientId, tender.scac, shipment.mode))?.tenderEmail ?? ''
    if (caught.length > 0 || email === '' || !app.settings.sendsMail) continue
    await mailOfferOver(app, tx, { record, tender: ended, email, comments: '' }, why)
  }
}

/** Nobody else of a round is asked any more. */
export async function settleSteps(tx: Tx, round: Round): Promise<void> {
  for (const { stepNo, state } of await stepsOf(tx, round)) {
    if (state === 'open') await moveStep(tx, round, stepNo, { state: 'over' })
  }
}

/**
 * Takes back whatever of a shipment is being offered, because it is voided, changed, booked otherwise, or its clerk says so.
 * An order that is on its way over a wire is not an offer, and stays. The caller holds the shipment's lock.
 */
export async function withdrawOffers(
  app: App,
  tx: Tx,
  doer: Doer,
  record: ShipmentRecord,
  reason: string,
): Promise<Round | null> {
  const round = await openRound(tx, record.clientId, record.shipmentId)
  if (round === null) return null
  await endOffers(app, tx, doer, record, 'withdrawn', reason)
  await settleSteps(tx, round)
  await closeRound(app, tx, doer, round, 'withdrawn')
  return round
}

/** A carrier has the freight: the round is won, and its other offers are lost. */
export async function offersWon(app: App, tx: Tx, doer: Doer, record: ShipmentRecord, by: Tender): Promise<void> {
  const round = await openRound(tx, record.clientId, record.shipmentId)
  await endOffers(app, tx, doer, record, 'lost', sentence('offerLost'))
  if (round === null) return
  await settleSteps(tx, round)
  await closeRound(app, tx, doer, round, by.roundId === round.roundId ? 'won' : 'withdrawn')
}
