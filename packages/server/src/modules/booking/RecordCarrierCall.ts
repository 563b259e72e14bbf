import type { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import type { BookingState } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { localWords } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment, type ShipmentRecord } from '../shipments/index.ts'
import { hold } from './award.ts'
import { type Booking, bookingOf, bookingsOf, moveBooking } from './bookings.ts'
import { keepCall, moveTender, type Tender, tenderOf } from './tenders.ts'

type Asked = Given<typeof RecordCarrierCall>

/** An order that somebody may have called about: the one that lives only when it is named. */
const callable: readonly BookingState[] = ['surplus', 'cancelling', 'cancelRefused', 'cancelUnconfirmed']

async function calledAbout({ app, tx, who, input }: Asked): Promise<Booking | null> {
  const orders = await bookingsOf(app, tx, who.clientId, input.shipmentId)
  if (input.bookingId === undefined) return orders.findLast(({ state }) => callable.includes(state)) ?? null
  const named = orders.find(({ tenderId }) => tenderId === input.bookingId)
  if (named === undefined) throw new Refusal('NotFound')
  return callable.includes(named.state) || named.state === 'live' ? named : null
}

/**
 * A tender whose carrier is still asked whether it has an order at all: it was given up, or its shipment is void. After
 * the call nobody is asked any more.
 */
async function askedTender({ app, tx, who, input }: Asked, { status }: ShipmentRecord): Promise<Tender | null> {
  if (input.bookingId === undefined) return null
  const tender = await tenderOf(app, tx, who.clientId, input.bookingId)
  if (tender === null || tender.shipmentId !== input.shipmentId) return null
  const isAsked = tender.state === 'givenUp' || (tender.state === 'unknown' && status === 'V')
  return isAsked && (await bookingOf(app, tx, who.clientId, tender.tenderId)) === null ? tender : null
}

/** What the carrier of such a tender said. Of one that was given up a "no" is an order: it is booked by telephone. */
async function settleAsked({ app, tx, who, input, request, now }: Asked, tender: Tender, call: string): Promise<void> {
  const { clientId, tenderId } = tender
  const doer = { who, requestId: request.id, at: now }
  if (tender.state === 'givenUp' && input.answer === 'no') throw new Refusal('NothingToCancel')
  await keepCall(tx, tender, call)
  await app.due.drop(tx, 'ask', { clientId, subjectId: tenderId })
  if (tender.state === 'givenUp') return
  const ended = await moveTender(app, tx, doer, tender, 'ended', { answer: call })
  if (input.answer === 'yes') return
  const kept = await hold(app, tx, doer, ended, 'surplus', null)
  await moveBooking(app, tx, doer, kept, 'cancelRefused', { call })
}

function callWords({ who, input, now }: Asked, { originZone }: ShipmentRecord): string {
  const call = [`Spoke with ${input.spokeWith} on ${localWords(now, originZone)}, by ${who.name}.`, input.comments]
  return call.filter(text => text !== '').join(' ')
}

/** Who was called and when, and what the carrier said (rules of the trade: tender and quotes). */
export const recordCarrierCall: Handler<typeof RecordCarrierCall> = async asked => {
  const { app, tx, who, request, now, input } = asked
  const { clientId } = who
  const record = await lockShipment(tx, clientId, input.shipmentId)
  const { shipmentId } = record
  const doer = { who, requestId: request.id, at: now }
  const call = callWords(asked, record)
  const open = await askedTender(asked, record)
  const booking = open === null ? await calledAbout(asked) : null
  let found = open
  let said = input.answer === 'yes' ? 'does not have the order' : 'keeps the order'
  if (open !== null) {
    await settleAsked(asked, open, call)
  } else if (booking !== null) {
    const to = input.answer === 'yes' ? 'cancelled' : 'cancelRefused'
    // An order that the carrier keeps moves the freight still.
    if (booking.state === 'live' && (to === 'cancelRefused' || record.status !== 'T'))
      throw new Refusal('NothingToCancel')
    if (booking.state === to) throw new Refusal('NothingToCancel')
    await moveBooking(app, tx, doer, booking, to, { call })
    const tender = await tenderOf(app, tx, clientId, booking.tenderId)
    if (tender?.state === 'givenUp') await moveTender(app, tx, doer, tender, 'ended', { answer: call })
    found = tender
    said = input.answer === 'yes' ? 'gives the order back' : 'keeps the order'
  } else throw new Refusal('NothingToCancel')
  await recordChange(tx, doer, {
    entity: 'shipment',
    entityId: shipmentId,
    action: 'cancelCalled',
    after: { note: `${found?.carrierName} ${said}. ${call}` },
  })
  await app.realtime.tell({ clientId, topic: 'shipment', data: { shipmentId } }, tx)
  return { Status: 'Success' as const }
}
