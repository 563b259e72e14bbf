import { inARow, sentence, type TenderState } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { SettledMail } from '../../mail/settleMail.ts'
import { withdrawMail } from '../../mail/withdraw.ts'
import { lockShipment, type ShipmentRecord, saveShipment } from '../shipments/index.ts'
import { addBooking, bookingOf, moveBooking } from './bookings.ts'
import { type NotificationState, settleNotification } from './notifications.ts'
import { returnToQuotes } from './returnToQuotes.ts'
import { settleSurplus } from './settleTender.ts'
import { moveTender, type Tender, tenderOf } from './tenders.ts'

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
  if (tender.state !== 'committing' && tender.state !== 'unknown') {
    await afterVoid(app, tx, doer, tender, to, answer)
    return settleSurplus(app, tx, doer, tender.clientId, tender.shipmentId)
  }
  if (tender.state === to) return
  const moved = await moveTender(app, tx, doer, tender, to, { answer })
  if (to === 'awarded') {
    await addBooking(app, tx, doer, moved, 'live', null)
    await saveShipment(app, tx, doer, record, { action: 'confirmed', facts: {}, note: answer })
  }
  if (to === 'refused') {
    await returnToQuotes(app, tx, doer, record, sentence('tenderNotArrived', { error: mail.error }))
  }
  if (to !== 'unknown') await settleSurplus(app, tx, doer, tender.clientId, tender.shipmentId)
}

/** The shipment was voided while its tender was on its way: one that never arrived has nothing left to cancel. */
async function afterVoid(app: App, tx: Tx, doer: Doer, tender: Tender, to: TenderState, answer: string): Promise<void> {
  if (tender.state !== 'ended' || to !== 'refused') return
  const held = await bookingOf(app, tx, tender.clientId, tender.tenderId)
  if (held?.state !== 'cancelUnconfirmed') return
  const letter = { clientId: tender.clientId, tenderId: tender.tenderId, purpose: 'cancel' } as const
  await withdrawMail(app, tx, letter, sentence('withdrawnNeverArrived'))
  await moveBooking(app, tx, doer, held, 'cancelled', { answer: sentence('tenderNeverArrived', { error: answer }) })
}

/**
 * What follows from a mail about a shipment, in the transaction that writes what became of it. A tender that was confirmed
 * by telephone meanwhile stays as it is.
 */
export async function mailSettled(app: App, tx: Tx, mail: SettledMail): Promise<void> {
  const { clientId, mailId, shipmentId, tenderId, state } = mail
  if (tenderId === null || shipmentId === null) return
  const record = await lockShipment(tx, clientId, shipmentId)
  await settleNotification(app, tx, clientId, { mailId }, notificationStates[state], noteOf(mail))
  if (mail.purpose !== 'tender' && mail.purpose !== 'offer') return
  const tender = await tenderOf(app, tx, clientId, tenderId)
  if (tender === null) return
  const doer = { who: { clientId, userId: null, name: 'Waybill' }, requestId: `mail-${mailId}`, at: app.clock.now() }
  if (mail.purpose === 'tender') return settleTender(app, tx, doer, record, tender, mail)
  // An offer whose letter never arrived is not waited for.
  const isLost = mail.state === 'failed' || mail.state === 'bounced'
  if (isLost && tender.state === 'open') await moveTender(app, tx, doer, tender, 'refused', { answer: answerOf(mail) })
}
