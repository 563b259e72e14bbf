import type { SwapBooking } from '@waybill/contract/calls/Shipment/SwapBooking.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment, stateOf } from '../shipments/index.ts'
import { bookingOf } from './bookings.ts'
import { putInForce } from './putInForce.ts'
import { slotHolder, tenderOf } from './tenders.ts'

/** Takes an order that is one more than was wanted for the one that moves the freight. */
export const swapBooking: Handler<typeof SwapBooking> = async ({ app, tx, who, input, request, now }) => {
  const { clientId } = who
  const before = await lockShipment(tx, clientId, input.shipmentId, input.version)
  const booking = await bookingOf(app, tx, clientId, input.bookingId)
  const tender = await tenderOf(app, tx, clientId, input.bookingId)
  if (booking === null || tender === null || booking.shipmentId !== before.shipmentId) throw new Refusal('NotFound')
  const holder = await slotHolder(app, tx, clientId, before.shipmentId)
  const canSwap = (booking.state === 'surplus' || booking.state === 'cancelRefused') && before.status === 'T'
  if (!canSwap || holder?.state !== 'awarded') throw new Refusal('CannotSwap')
  const doer = { who, requestId: request.id, at: now }
  return stateOf(await putInForce(app, tx, doer, before, { tender, booking, holder }, input.reason))
}
