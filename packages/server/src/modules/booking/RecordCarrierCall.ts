import type { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import type { BookingState } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { localWords } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment, type ShipmentRecord } from '../shipments/index.ts'
import { type Booking, bookingsOf, moveBooking } from './bookings.ts'
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

/** A tender that was given up and never found: after the call the carrier is not asked any more. */
async function givenUpTender({ app, tx, who, input }: Asked): Promise<Tender | null> {
  if (input.bookingId === undefined) return null
  const tender = await tenderOf(app, tx, who.clientId, input.bookingId)
  return tender?.shipmentId === input.shipmentId && tender.state === 'givenUp' ? tender : null
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
  const given = await givenUpTender(asked)
  const booking = given === null ? await calledAbout(asked) : null
  let found = given
  let said = 'does not have the order'
  if (given !== null) {
    await keepCall(tx, given, call)
    await app.due.drop(tx, 'ask', { clientId, subjectId: given.tenderId })
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
