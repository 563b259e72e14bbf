import type { SwapBooking } from '@waybill/contract/calls/Shipment/SwapBooking.ts'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment, saveShipment, stateOf } from '../shipments/index.ts'
import { carriedBy, promiseOf } from './award.ts'
import { bookingOf, moveBooking } from './bookings.ts'
import { askToCancel, isKept } from './cancelBooking.ts'
import { settleSurplus } from './settleTender.ts'
import { moveTender, slotHolder, type Tender, tenderOf } from './tenders.ts'

async function endHolder(app: App, tx: Tx, doer: Doer, holder: Tender, reason: string): Promise<void> {
  const held = await bookingOf(app, tx, holder.clientId, holder.tenderId)
  if (isKept(held)) await askToCancel(app, tx, doer, holder, held, reason)
  else await moveTender(app, tx, doer, holder, 'ended', { answer: holder.answer })
}

/**
 * Takes an order that is one more than was wanted for the one that moves the freight: one tender ends and the other is
 * awarded, in one transaction; the carrier that loses it is asked to cancel.
 */
export const swapBooking: Handler<typeof SwapBooking> = async ({ app, tx, who, input, request, now }) => {
  const { clientId } = who
  const before = await lockShipment(tx, clientId, input.shipmentId, input.version)
  const wanted = await bookingOf(app, tx, clientId, input.bookingId)
  const tender = await tenderOf(app, tx, clientId, input.bookingId)
  if (wanted === null || tender === null || wanted.shipmentId !== before.shipmentId) throw new Refusal('NotFound')
  const holder = await slotHolder(app, tx, clientId, before.shipmentId)
  const canSwap = (wanted.state === 'surplus' || wanted.state === 'cancelRefused') && before.status === 'T'
  if (!canSwap || holder?.state !== 'awarded') throw new Refusal('CannotSwap')
  const doer = { who, requestId: request.id, at: now }
  // An order that was given back in a call, and that its carrier has after all, is still awarded itself.
  const isAwarded = holder.tenderId === tender.tenderId
  if (!isAwarded) await endHolder(app, tx, doer, holder, input.reason)
  const awarded = isAwarded ? tender : await moveTender(app, tx, doer, tender, 'awarded', { answer: tender.answer })
  const booking = await moveBooking(app, tx, doer, wanted, 'live')
  const at = new Date(now.getTime() + app.settings.TRACKING_SECONDS * 1000)
  if (tender.accountId !== null) await app.due.put(tx, 'follow', { clientId, subjectId: tender.tenderId }, at)
  const promise = await promiseOf(tx, awarded)
  const record = await saveShipment(app, tx, doer, before, {
    action: 'swapped',
    facts: { ...carriedBy(awarded, promise), proNumber: booking.proNumber },
    note: input.reason,
  })
  // Others may have waited beside the one that was given back.
  await settleSurplus(app, tx, doer, clientId, before.shipmentId)
  return stateOf(record)
}
