import { inARow, sentence, type TenderState } from '@waybill/domain'
import type { App } from '../../app.ts'
import { type Doer, recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { SettledMail } from '../../mail/settleMail.ts'
import { withdrawMail } from '../../mail/withdraw.ts'
import { settleRow } from '../../work/startedByRow.ts'
import { lockShipment, type ShipmentRecord, saveShipment } from '../shipments/index.ts'
import { addBooking, bookingOf, moveBooking } from './bookings.ts'
import { isWrittenWith, mayKnow } from './mayKnow.ts'
import { type NotificationState, settleNotification } from './notifications.ts'
import { refuseStep } from './offers/rounds.ts'
import { returnToQuotes } from './returnToQuotes.ts'
import { settleSurplus } from './settleTender.ts'
import { moveTender, type Tender, tellBooking, tenderOf } from './tenders.ts'
import { wireBookingState } from './wireBooking.ts'

type Settled = Exclude<SettledMail['state'], 'queued'>

const tenderStates: Readonly<Record<Settled, TenderState>> = {
  sent: 'awarded',
  kept: 'awarded',
  bounced: 'refused',
  failed: 'refused',
  unknown: 'unknown',
}

const notificationStates: Readonly<Record<SettledMail['state'], NotificationState>> = {
  queued: 'waiting',
  sent: 'delivered',
  kept: 'delivered',
  bounced: 'bounced',
  failed: 'refused',
  unknown: 'unknown',
}

const answerOf = ({ state, error, recipients }: SettledMail): string => {
  if (state === 'sent') return inARow([sentence('tenderMailed', { to: recipients.join(', ') }), error])
  if (state === 'kept') return sentence('keptInOutbox', { to: recipients.join(', ') })
  return error
}

const noteOf = (mail: SettledMail): string => {
  if (mail.state === 'queued') return ''
  const isChange = mail.purpose !== 'tender' && mail.state === 'sent'
  return isChange ? inARow([sentence('mailedTo', { to: mail.recipients.join(', ') }), mail.error]) : answerOf(mail)
}

/** What became of a tender's mail is what became of the tender: a mail that the mail server took is an order. */
async function settleTender(app: App, tx: Tx, doer: Doer, record: ShipmentRecord, tender: Tender, mail: SettledMail) {
  if (mail.state === 'queued') return
  const to = tenderStates[mail.state]
  const answer = answerOf(mail)
  if (mail.isCertain === true && (await isUnheard(app, tx, record, tender))) {
    return cameBack(app, tx, doer, record, tender, answer)
  }
  // Its carrier may have it all the same: somebody decides.
  if (to === 'refused' && tender.state === 'awarded') {
    await tellBooking(app, tx, tender, wireBookingState(tender.state))
    const words = sentence('tenderMayHaveArrived', { error: mail.error })
    await settleRow(app, tx, tender.clientId, { kind: 'tender', id: tender.tenderId }, { state: 'done', words })
  }
  if (tender.state === 'unknown' && mail.state === 'bounced' && !(await isNobodys(app, tx, record, tender, mail))) {
    return tellBooking(app, tx, tender, wireBookingState(tender.state))
  }
  if (tender.state !== 'committing' && tender.state !== 'unknown') {
    if (mail.isCertain !== false) await afterVoid(app, tx, doer, record, tender, to, answer)
    return settleSurplus(app, tx, doer, tender.clientId, tender.shipmentId)
  }
  if (tender.state === to) return
  const moved = await moveTender(app, tx, doer, tender, to, { answer })
  if (to === 'awarded') {
    await addBooking(app, tx, doer, moved, 'live', null)
    // Nobody of the carrier's has said anything yet: the history says what became of the letter.
    const action = mail.state === 'kept' ? 'tenderKept' : 'tenderMailed'
    await saveShipment(app, tx, doer, record, { action, facts: {}, note: answer })
  }
  if (to === 'refused') {
    await returnToQuotes(app, tx, doer, record, sentence('tenderNotArrived', { error: mail.error }), 'notOrdered')
  }
  if (to !== 'unknown') await settleSurplus(app, tx, doer, tender.clientId, tender.shipmentId)
}

/** Whether the carrier of an order in force can know of it by its mail alone, and the freight has not left. */
async function isUnheard(app: App, tx: Tx, record: ShipmentRecord, tender: Tender): Promise<boolean> {
  if (tender.state !== 'awarded' || record.status !== 'T') return false
  const held = await bookingOf(app, tx, tender.clientId, tender.tenderId)
  return held?.state === 'live' && !(await mayKnow(app, tx, record, tender))
}

/**
 * Whether nobody can have got a letter of which nobody knew where it is, and the freight has not left: it was turned away at
 * the door after all, or came back from its last stop, and its carrier has shown nothing.
 */
const isNobodys = async (app: App, tx: Tx, record: ShipmentRecord, tender: Tender, { isCertain }: SettledMail) =>
  isCertain !== false && record.status === 'T' && !(await mayKnow(app, tx, record, tender))

/** A mail server took the order and gave it back afterwards: nobody holds it, as if it had been turned away at once. */
async function cameBack(app: App, tx: Tx, doer: Doer, record: ShipmentRecord, tender: Tender, error: string) {
  const { clientId, shipmentId, tenderId } = tender
  const held = await bookingOf(app, tx, clientId, tenderId)
  await moveTender(app, tx, doer, tender, 'ended', { answer: error })
  if (held !== null) {
    await moveBooking(app, tx, doer, held, 'cancelled', { answer: sentence('tenderNeverArrived', { error }) })
  }
  const words = sentence('tenderNotArrived', { error })
  await settleRow(app, tx, clientId, { kind: 'tender', id: tenderId }, { state: 'toFix', words })
  await returnToQuotes(app, tx, doer, record, words, 'notOrdered')
  await settleSurplus(app, tx, doer, clientId, shipmentId)
}

/** The shipment was voided while its tender was on its way: one that never arrived has nothing left to cancel. */
async function afterVoid(
  app: App,
  tx: Tx,
  doer: Doer,
  record: ShipmentRecord,
  tender: Tender,
  to: TenderState,
  answer: string,
): Promise<void> {
  if (tender.state !== 'ended' || to !== 'refused') return
  const held = await bookingOf(app, tx, tender.clientId, tender.tenderId)
  if (held?.state !== 'cancelUnconfirmed' || (await mayKnow(app, tx, record, tender))) return
  const letter = { clientId: tender.clientId, tenderId: tender.tenderId, purpose: 'cancel' } as const
  await withdrawMail(app, tx, letter, sentence('withdrawnNeverArrived'))
  await moveBooking(app, tx, doer, held, 'cancelled', { answer: sentence('tenderNeverArrived', { error: answer }) })
}

/**
 * What follows from a mail about a shipment, in the transaction that writes what became of it. A tender that was confirmed
 * by telephone meanwhile stays as it is.
 */
export async function mailSettled(app: App, tx: Tx, mail: SettledMail): Promise<void> {
  const { clientId, mailId, shipmentId, tenderId, invitationId, state } = mail
  // Whoever looks at the question sees at once whether its carrier was reached.
  if (invitationId !== null)
    await app.realtime.tell({ clientId, topic: 'quote', data: { shipmentId, invitationId } }, tx)
  if (tenderId === null || shipmentId === null) return
  const record = await lockShipment(tx, clientId, shipmentId)
  await settleNotification(app, tx, clientId, { mailId }, notificationStates[state], noteOf(mail))
  if (mail.purpose === 'notice') await noticeSettled(app, tx, mail, shipmentId)
  if (mail.purpose !== 'tender' && mail.purpose !== 'offer') return
  const tender = await tenderOf(app, tx, clientId, tenderId)
  if (tender === null) return
  const doer = { who: { clientId, userId: null, name: 'Waybill' }, requestId: `mail-${mailId}`, at: app.clock.now() }
  if (mail.purpose === 'tender') return settleTender(app, tx, doer, record, tender, mail)
  const isReturned = mail.state === 'failed' || mail.state === 'bounced'
  if (!isReturned || tender.state !== 'open') return
  // One that others behind its address may hold, or that was answered, stays open until its time is over.
  if (mail.isCertain !== false && !(await isWrittenWith(tx, tender))) {
    await unreached(app, tx, doer, tender, answerOf(mail))
  }
}

/** A change was told once its mail left; one that waits in the outbox told nobody, and the history says so. */
async function noticeSettled(app: App, tx: Tx, mail: SettledMail, entityId: number): Promise<void> {
  if (mail.state !== 'sent' && mail.state !== 'kept') return
  const doer = {
    who: { clientId: mail.clientId, userId: null, name: 'Waybill' },
    ...{ requestId: `mail-${mail.mailId}`, at: app.clock.now() },
  }
  const action = mail.state === 'kept' ? 'carrierTellingKept' : 'carrierMailed'
  await recordChange(tx, doer, { entity: 'shipment', entityId, action, after: { note: noteOf(mail) } })
}

/** An offer whose letter never arrived is not waited for: its round goes on, and who looks on sees why. */
async function unreached(app: App, tx: Tx, doer: Doer, tender: Tender, error: string): Promise<void> {
  const { carrierName: carrier, shipmentId: entityId } = tender
  await moveTender(app, tx, doer, tender, 'refused', { answer: error })
  await refuseStep(tx, tender, 'unreached')
  const change = { entity: 'shipment', entityId, action: 'offerUnreached' }
  await recordChange(tx, doer, { ...change, after: { note: sentence('offerNotArrived', { carrier, error }) } })
}
