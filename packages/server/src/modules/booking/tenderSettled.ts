import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import type { SettledMail } from '../../jobs/SendMail.ts'
import { lockShipment } from '../shipments/index.ts'
import { type LiveBooking, liveBooking, returnToQuotes, type Settlement, settleBooking } from './settleBooking.ts'

const settlements: Readonly<Record<SettledMail['state'], Settlement['state'] | null>> = {
  queued: null,
  sent: 'booked',
  bounced: 'refused',
  failed: 'refused',
  unknown: 'unknown',
}

const answerOf = ({ state, error, recipients }: SettledMail): string =>
  state === 'sent' ? `Tender mailed to ${recipients.join(', ')}.` : error

/**
 * What became of a tender's mail becomes what became of the booking, in the same transaction. A booking that was
 * cancelled or confirmed by telephone meanwhile stays as it is.
 */
export async function tenderSettled(app: App, tx: Tx, mail: SettledMail): Promise<void> {
  const state = settlements[mail.state]
  if (mail.purpose !== 'tender' || mail.bookingId === null || mail.shipmentId === null || state === null) return
  await lockShipment(tx, mail.clientId, mail.shipmentId)
  const live: LiveBooking | null = await liveBooking(tx, mail.clientId, mail.shipmentId)
  if (live === null || live.bookingId !== mail.bookingId || live.state === 'booked' || live.state === state) return
  const who = { clientId: mail.clientId, userId: null, name: 'Waybill' }
  const doer = { who, requestId: `mail-${mail.mailId}`, at: app.clock.now() }
  await settleBooking(app, tx, doer, live, { state, answer: answerOf(mail) })
  if (state === 'refused') {
    const reason = `The tender did not reach the carrier: ${mail.error}`
    await returnToQuotes(app, tx, doer, live, reason)
  }
}
