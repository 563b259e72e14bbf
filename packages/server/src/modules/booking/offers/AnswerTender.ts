import type { AnswerTender } from '@waybill/contract/calls/Tender/AnswerTender.ts'
import { type DeclineReason, inARow, type StandingReason, sentence, standingReasonOf } from '@waybill/domain'
import { type Doer, recordChange } from '../../../audit.ts'
import type { Tx } from '../../../db/open.ts'
import type { Given, Handler } from '../../../handler.ts'
import { Refusal } from '../../../refusal.ts'
import type { Who } from '../../../who.ts'
import { lockShipment, type ShipmentRecord } from '../../shipments/index.ts'
import { award } from '../award.ts'
import { answerOf, keepAnswerer, moveTender, slotHolder, type Tender, tenderOf } from '../tenders.ts'
import { offersWon } from './endOffers.ts'
import { keepOverride } from './guideOverride.ts'
import { offerShown } from './offerShown.ts'
import { refuseStep, roundOf } from './rounds.ts'
import { standingOf } from './standing.ts'
import { tenderAsked } from './tenderAsked.ts'

type Asked = Given<typeof AnswerTender>

const required = (field: string) =>
  new Refusal('InvalidInput', {}, [{ at: `body.${field}`, code: 'required', params: {} }])

const takenBy = (clerk: Who | null, spokeWith: string): string =>
  clerk === null ? '' : sentence('quoteTakenByPhone', { name: clerk.name, spokeWith })

const declined = {
  noCapacity: 'declinedNoCapacity',
  equipment: 'declinedEquipment',
  price: 'declinedPrice',
  timing: 'declinedTiming',
} as const satisfies Partial<Record<DeclineReason, Parameters<typeof sentence>[0]>>

const inVain = {
  inactive: 'vainInactive',
  doNotUse: 'vainDoNotUse',
  uninsured: 'vainUninsured',
  capacity: 'vainCapacity',
} as const satisfies Record<StandingReason, Parameters<typeof sentence>[0]>

/** Why a carrier declines, in words: the reason it chose, and what it wrote beside it. */
const declineWords = ({ input: { answer, reason, notes } }: Asked): string =>
  inARow([answer === 'accept' || reason === undefined || reason === 'other' ? '' : sentence(declined[reason]), notes])

/** Who stands in the history: the clerk who was on the telephone, or the carrier. */
const doerOf = ({ who, request, now }: Asked, tender: Tender, clerk: Who | null): Doer => ({
  who: clerk ?? { clientId: who.clientId, userId: null, name: tender.carrierName },
  requestId: request.id,
  at: now,
})

/**
 * Whether it came in time: an offer that was closed while the answer was on its way through the house still counts, unless
 * its round was taken back or won meanwhile.
 */
async function isInTime(tx: Tx, { clientId, roundId, dueAt, state }: Tender, at: Date): Promise<boolean> {
  if (dueAt === null || at.getTime() > dueAt) return false
  if (state !== 'expired') return state === 'open'
  const round = roundId === null ? null : await roundOf(tx, clientId, roundId)
  return round?.state === 'open' || round?.state === 'exhausted'
}

/** The first acceptance in time has the freight: a booking, and a word to everybody else. */
async function accept(asked: Asked, record: ShipmentRecord, tender: Tender, clerk: Who | null): Promise<void> {
  const { app, tx, input, now } = asked
  const doer = doerOf(asked, tender, clerk)
  const said = inARow([
    sentence('offerAccepted', { carrier: tender.carrierName }),
    takenBy(clerk, input.name),
    input.notes,
  ])
  await keepAnswerer(tx, tender, { at: now, by: input.name, driver: input.driver })
  const round = tender.roundId === null ? null : await roundOf(tx, tender.clientId, tender.roundId)
  if (round !== null) await keepOverride(tx, tender, round, now)
  const after = await award(app, tx, doer, record, tender, {
    ...{ providerId: '', bolUrl: '', pickupAt: '', pickupNumber: input.pickupNumber, proNumber: input.PRONumber },
    messages: [said],
  })
  await offersWon(app, tx, doer, after, tender)
  // Others wait for this lock with their answers: papers are drawn and mailed after it.
  await app.due.put(tx, 'confirm', { clientId: record.clientId, subjectId: tender.tenderId }, now)
}

async function decline(asked: Asked, tender: Tender, clerk: Who | null): Promise<void> {
  const { app, tx, input, now } = asked
  if (input.reason === undefined) throw required('reason')
  if (input.reason === 'other' && input.notes === '') throw required('notes')
  const doer = doerOf(asked, tender, clerk)
  await keepAnswerer(tx, tender, { at: now, by: input.name })
  await moveTender(app, tx, doer, tender, 'declined', { answer: declineWords(asked) })
  const said = sentence('offerDeclined', { carrier: tender.carrierName })
  await recordChange(tx, doer, {
    ...{ entity: 'shipment', entityId: tender.shipmentId, action: 'offerDeclined' },
    after: { note: inARow([said, takenBy(clerk, input.name), declineWords(asked)]) },
  })
}

/**
 * A carrier accepts that may not have the freight any more: its answer is kept and the shipper told why it is not taken. Its
 * place is over, so that the round goes on or ends.
 */
async function keepVain(asked: Asked, tender: Tender, clerk: Who | null, reason: StandingReason): Promise<void> {
  const { app, tx, input, now } = asked
  const doer = doerOf(asked, tender, clerk)
  const accepts = sentence('offerAccepted', { carrier: tender.carrierName })
  await keepAnswerer(tx, tender, { at: now, by: input.name, driver: input.driver })
  await moveTender(app, tx, doer, tender, 'refused', { answer: inARow([accepts, input.notes]) })
  await refuseStep(tx, tender, reason)
  await recordChange(tx, doer, {
    ...{ entity: 'shipment', entityId: tender.shipmentId, action: 'offerInVain' },
    after: { note: inARow([accepts, sentence(inVain[reason]), takenBy(clerk, input.name), input.notes]) },
  })
}

/** Why a carrier that accepts may not have the freight as it stands now; null: it may. */
async function whyVain({ tx, now }: Asked, record: ShipmentRecord, { scac, accountId }: Tender) {
  const { standing } = await standingOf(tx, record, scac, accountId !== null, now)
  return standingReasonOf(standing)
}

/**
 * It is too late for the answer: it is kept, and decides nothing. Said again it is nothing new; who takes its yes back
 * does so for good, so that nobody fills the history by a link.
 */
async function keepLate(asked: Asked, tender: Tender, clerk: Who | null): Promise<void> {
  const { tx, input, now } = asked
  const late = input.answer === 'accept' ? 'accepted' : 'declined'
  const before = (await answerOf(tx, tender)).late
  if (before === late || before === 'declined') return
  await keepAnswerer(tx, tender, { at: now, by: input.name, late })
  await recordChange(tx, doerOf(asked, tender, clerk), {
    ...{ entity: 'shipment', entityId: tender.shipmentId, action: 'offerLate' },
    after: {
      note: inARow([
        sentence('offerLate', { carrier: tender.carrierName }),
        takenBy(clerk, input.name),
        declineWords(asked),
      ]),
    },
  })
}

/**
 * Takes a carrier's answer under the lock of its shipment: of carriers that accept in the same moment one is the first, and
 * an acceptance never meets a withdrawal half done. What comes later, or twice, is kept or said, and changes nothing.
 * @throws {Refusal} OfferOver when it was answered otherwise before
 */
export const answerTender: Handler<typeof AnswerTender> = async asked => {
  const { app, tx, who, query, input, now } = asked
  const known = await tenderAsked(app, tx, who, query)
  const { clerk } = known
  if (clerk !== null && input.name === '') throw required('name')
  const { clientId } = who
  const record = await lockShipment(tx, clientId, known.tender.shipmentId)
  const tender = await tenderOf(app, tx, clientId, known.tender.tenderId)
  if (tender === null) throw new Refusal('NotFound')
  const { state } = tender
  if (state === 'awarded' || state === 'declined') {
    // Said again, it is the same answer.
    if ((state === 'awarded') !== (input.answer === 'accept')) throw new Refusal('OfferOver')
  } else if (input.answer === 'accept' && (await isInTime(tx, tender, now)) && (await isFree(asked, record))) {
    const reason = await whyVain(asked, record, tender)
    if (reason === null) await accept(asked, record, tender, clerk)
    // One that was closed in the same moment stays closed.
    else if (state === 'open') await keepVain(asked, tender, clerk, reason)
    else await keepLate(asked, tender, clerk)
  } else if (input.answer === 'decline' && state === 'open') {
    await decline(asked, tender, clerk)
  } else if (state === 'open' || isOver(state) || (state === 'refused' && (await isUnheard(tx, tender)))) {
    await keepLate(asked, tender, clerk)
  } else throw new Refusal('OfferOver')
  const after = await tenderOf(app, tx, clientId, tender.tenderId)
  return offerShown(app, tx, after ?? tender, clerk !== null, now)
}

const isOver = (state: Tender['state']): boolean => state === 'expired' || state === 'withdrawn' || state === 'lost'

/** Its letter was reported as not arrived, and its carrier answers all the same. */
async function isUnheard(tx: Tx, tender: Tender): Promise<boolean> {
  const { late, isAnswered } = await answerOf(tx, tender)
  return !isAnswered || late !== ''
}

/** Nobody has the freight, and it is not void or on the road. */
async function isFree({ app, tx, who }: Asked, record: ShipmentRecord): Promise<boolean> {
  if (record.status !== 'T' && record.status !== 'Q') return false
  return (await slotHolder(app, tx, who.clientId, record.shipmentId)) === null
}
