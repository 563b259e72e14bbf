import type { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { findTransition, movedAt, sentence, statusNames, stopsMovedTo, type Transition } from '@waybill/domain'
import type { Given, Handler } from '../../handler.ts'
import { limitTrackingLinks } from '../../identity/trackingLinks.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment, moveUnbooked, type ShipmentRecord, saveShipment, stateOf } from '../shipments/index.ts'
import { bookingOf } from './bookings.ts'
import { withdrawOffers } from './offers/endOffers.ts'
import { returnToQuotes } from './returnToQuotes.ts'
import { settleSurplus } from './settleTender.ts'
import { moveTender, slotHolder, type Tender } from './tenders.ts'

type Asked = Given<typeof UpdateStatusCode>

/** The tender whose order moves the freight; null when none lives. */
async function liveTender({ app, tx, who }: Asked, { shipmentId }: ShipmentRecord): Promise<Tender | null> {
  const holder = await slotHolder(app, tx, who.clientId, shipmentId)
  if (holder?.state !== 'awarded') return null
  return (await bookingOf(app, tx, who.clientId, holder.tenderId))?.state === 'live' ? holder : null
}

/** Whether no carrier has, or may have, an order of the shipment any more: it was cancelled, or a call was recorded. */
async function isReleased({ app, tx, who }: Asked, { shipmentId }: ShipmentRecord): Promise<boolean> {
  const holder = await slotHolder(app, tx, who.clientId, shipmentId)
  if (holder === null) return true
  const booking = holder.state === 'awarded' ? await bookingOf(app, tx, who.clientId, holder.tenderId) : null
  return booking?.state === 'cancelled'
}

/** @throws {Refusal} NotBookedYet, CarrierHolds, InvalidInput without a reason */
async function refuseUnmet(asked: Asked, before: ShipmentRecord, { from, to, needs }: Transition): Promise<void> {
  if (from === 'T' && to === 'A' && (await liveTender(asked, before)) === null) {
    throw new Refusal('NotBookedYet', { carrier: before.carrierName })
  }
  // Whoever holds an order, or may, holds it as the items are.
  const mustBeFree = needs.includes('carrierReleased') || (from === 'Q' && to === 'O')
  if (mustBeFree && !(await isReleased(asked, before))) {
    throw new Refusal('CarrierHolds', { carrier: before.carrierName })
  }
  if (needs.includes('reason') && asked.input.comments === '') {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.comments', code: 'required', params: {} }])
  }
}

export const updateStatusCode: Handler<typeof UpdateStatusCode> = async asked => {
  const { app, tx, who, request, now, input } = asked
  const before = await lockShipment(tx, who.clientId, input.shipmentId, input.version)
  const { statusCode, comments } = input
  const move = findTransition(before.status, statusCode, 'staff')
  const isUnbooked = before.status === 'O' || before.status === 'Q'
  // Booking is the one way to Tendered, however the shipment got to Rate & route.
  if (move === null || (isUnbooked && statusCode !== 'O' && statusCode !== 'Q')) {
    throw new Refusal('CannotMove', { from: statusNames[before.status], to: statusNames[statusCode] })
  }
  await refuseUnmet(asked, before, move)
  const { stops: known } = before.shipment
  const { at, problems } = movedAt(known, move, input, now.getTime(), before.createdAt.slice(0, 10))
  if (problems.length > 0) {
    throw new Refusal(
      'InvalidInput',
      {},
      problems.map(({ at, code, params }) => ({ at: `body.${at}`, code, params })),
    )
  }
  const doer = { who, requestId: request.id, at: now }
  if (statusCode === 'O' || isUnbooked) {
    const to = statusCode === 'O' ? 'O' : 'Q'
    return stateOf(await moveUnbooked(app, tx, doer, before, to, comments))
  }
  if (statusCode === 'Q') {
    await withdrawOffers(app, tx, doer, before, comments || sentence('offersWithdrawn'))
    const holder = await slotHolder(app, tx, who.clientId, before.shipmentId)
    if (holder !== null) await moveTender(app, tx, doer, holder, 'ended', { answer: comments || holder.answer })
    await returnToQuotes(app, tx, doer, before, comments, 'moved')
    await settleSurplus(app, tx, doer, who.clientId, before.shipmentId)
    return stateOf(await lockShipment(tx, who.clientId, before.shipmentId))
  }
  if (statusCode === 'D') await limitTrackingLinks(tx, { ...before, deliveredAt: now })
  const stops = [...stopsMovedTo(known, statusCode, new Date(at).toISOString())]
  const shipment = { ...before.shipment, stops }
  const moved = { action: 'moved', facts: { status: statusCode }, shipment, note: comments }
  return stateOf(await saveShipment(app, tx, doer, before, moved))
}
