import { sentence } from '@waybill/domain'
import type { App } from '../../../app.ts'
import type { Doer } from '../../../audit.ts'
import { type Tx, within } from '../../../db/open.ts'
import { labelsOf, settleAsked } from '../../labels/index.ts'
import { bookingOf } from '../bookings.ts'
import { askToCancel } from '../cancelBooking.ts'
import { moveTender, type Tender } from '../tenders.ts'
import { settleTransmission, transmissionOf } from '../transmissions.ts'

/**
 * Gives back an order of labels that are bought one by one, while some are still being bought: what has not left is taken
 * back, what is bought is given back, and what nobody knows of is given back once it is known. In words, what is left to do.
 */
export async function releaseLabels(app: App, tx: Tx, doer: Doer, tender: Tender, reason: string): Promise<string> {
  const { clientId, shipmentId, tenderId } = tender
  const labels = (await labelsOf(app, tx, clientId, shipmentId)).filter(one => one.tenderId === tenderId)
  let isAsked = false
  for (const transmissionId of new Set(
    labels.filter(({ state }) => state === 'asked').map(one => one.transmissionId),
  )) {
    const message = await transmissionOf(app, within(tx), clientId, transmissionId)
    if (message === null || message.leftAt !== null) isAsked = true
    else {
      await settleTransmission(app, tx, message, 'withdrawn', reason)
      await settleAsked(tx, message, 'refused', sentence('voidedBeforeLeaving'))
      await app.due.drop(tx, 'transmit', { clientId, subjectId: transmissionId })
    }
  }
  const booking = await bookingOf(app, tx, clientId, tenderId)
  const ended = await moveTender(app, tx, doer, tender, 'ended', {
    answer: booking === null && !isAsked ? sentence('voidedBeforeLeaving') : tender.answer,
  })
  if (booking?.state === 'live') await askToCancel(app, tx, doer, ended, booking, reason)
  const isPending = isAsked || booking !== null || labels.some(({ state }) => state === 'unknown')
  return isPending ? sentence('isVoidAsked', { carrier: tender.carrierName }) : sentence('isVoidOrderNotLeft')
}

/** Whether an order is one of labels that are bought one by one: none of its messages is the order itself. */
export async function isBoughtByPlace(tx: Tx, { clientId, tenderId }: Tender): Promise<boolean> {
  const row = await tx
    .selectFrom('transmission')
    .select(eb => [eb.fn.countAll<number>().as('labels')])
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .where('kind', '=', 'label')
    .executeTakeFirstOrThrow()
  return Number(row.labels) > 0
}
