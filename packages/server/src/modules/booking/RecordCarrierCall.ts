import type { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { type BookingState, inARow, sentence } from '@waybill/domain'
import { type Doer, recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { momentWords } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment, type ShipmentRecord } from '../shipments/index.ts'
import { award, hold } from './award.ts'
import { type Booking, bookingOf, bookingsOf, moveBooking } from './bookings.ts'
import { putInForce } from './putInForce.ts'
import { returnToQuotes } from './returnToQuotes.ts'
import { settleSurplus } from './settleTender.ts'
import { keepCall, moveTender, slotHolder, type Tender, tenderOf } from './tenders.ts'

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

/** An order over a wire of which nobody knows whether its carrier has it. */
const isUnknown = ({ state, way }: Tender): boolean => state === 'unknown' && way === 'api'

/**
 * A tender of which nobody knows whether its carrier has an order at all: it was given up, or is unknown. After the call
 * nobody is asked any more.
 */
async function askedTender({ app, tx, who, input }: Asked, { status }: ShipmentRecord): Promise<Tender | null> {
  if (input.bookingId === undefined) return null
  const tender = await tenderOf(app, tx, who.clientId, input.bookingId)
  if (tender === null || tender.shipmentId !== input.shipmentId) return null
  const isAsked = tender.state === 'givenUp' || (isUnknown(tender) && (status === 'V' || status === 'T'))
  return isAsked && (await bookingOf(app, tx, who.clientId, tender.tenderId)) === null ? tender : null
}

/** Whether an order that its carrier has can be booked as such, by telephone. */
async function canBeBooked({ app, tx }: Asked, { clientId, shipmentId, status }: ShipmentRecord, tender: Tender) {
  if (tender.state === 'unknown') return status === 'T'
  return status === 'Q' && (await slotHolder(app, tx, clientId, shipmentId)) === null
}

/**
 * What the carrier of such a tender said. An order that it has is booked by telephone where that can be, and is one more
 * than is wanted elsewhere; where it has none, a shipment that waited for it is free for another carrier.
 */
async function settleAsked(asked: Asked, record: ShipmentRecord, tender: Tender, call: string): Promise<void> {
  const { app, tx, input } = asked
  const { clientId, shipmentId, tenderId } = tender
  const doer = doerOf(asked)
  const hasIt = input.answer === 'no'
  if (hasIt && (await canBeBooked(asked, record, tender))) throw new Refusal('NothingToCancel')
  await keepCall(tx, tender, call)
  await app.due.drop(tx, 'ask', { clientId, subjectId: tenderId })
  if (!hasIt && tender.state === 'unknown' && record.status === 'T') {
    await moveTender(app, tx, doer, tender, 'givenUp', { answer: call })
    await returnToQuotes(app, tx, doer, record, call, 'moved')
  } else if (hasIt || tender.state === 'unknown') {
    const ended = await moveTender(app, tx, doer, tender, 'ended', { answer: call })
    if (hasIt) {
      const kept = await hold(app, tx, doer, ended, 'surplus', null)
      await moveBooking(app, tx, doer, kept, 'cancelRefused', { call })
    }
  }
  await settleSurplus(app, tx, doer, clientId, shipmentId)
}

/**
 * Takes an order that its carrier keeps for the one that moves the freight, where nobody else has it: its shipment waits
 * for a carrier, or the order in force was given back and not replaced yet. False where somebody has it.
 */
async function takeKept(asked: Asked, record: ShipmentRecord, tender: Tender, booking: Booking, call: string) {
  const { app, tx, input } = asked
  const { clientId, shipmentId } = tender
  if (input.answer === 'yes' || (booking.state !== 'surplus' && booking.state !== 'cancelRefused')) return false
  const doer = doerOf(asked)
  const answered = { ...tender, answer: call }
  const holder = await slotHolder(app, tx, clientId, shipmentId)
  if (holder === null && (record.status === 'Q' || record.status === 'O')) {
    await award(app, tx, doer, record, answered, null)
    await settleSurplus(app, tx, doer, clientId, shipmentId)
    return true
  }
  if (holder?.state !== 'awarded' || record.status !== 'T') return false
  const held = await bookingOf(app, tx, clientId, holder.tenderId)
  if (holder.tenderId !== tender.tenderId && held?.state !== 'cancelled') return false
  await putInForce(app, tx, doer, record, { tender: answered, booking, holder }, call)
  return true
}

/** What the carrier said of an order that it holds or held. Returns its tender. */
async function settleHeld(asked: Asked, record: ShipmentRecord, booking: Booking, call: string) {
  const { app, tx, input } = asked
  const doer = doerOf(asked)
  const to = input.answer === 'yes' ? 'cancelled' : 'cancelRefused'
  const tender = await tenderOf(app, tx, booking.clientId, booking.tenderId)
  if (tender !== null && (await takeKept(asked, record, tender, booking, call))) return tender
  // An order that the carrier keeps moves the freight still.
  if (booking.state === 'live' && (to === 'cancelRefused' || record.status !== 'T'))
    throw new Refusal('NothingToCancel')
  if (booking.state === to && booking.cancelCall !== '') throw new Refusal('NothingToCancel')
  await moveBooking(app, tx, doer, booking, to, { call })
  if (tender?.state === 'givenUp') await moveTender(app, tx, doer, tender, 'ended', { answer: call })
  return tender
}

const doerOf = ({ who, request, now }: Asked): Doer => ({ who, requestId: request.id, at: now })

function callWords({ who, input, now }: Asked, { originZone }: ShipmentRecord): string {
  const when = momentWords(now, originZone)
  return inARow([sentence('spokeWith', { spokeWith: input.spokeWith, when, by: who.name }), input.comments])
}

/** Who was called and when, and what the carrier said (rules of the trade: tender and quotes). */
export const recordCarrierCall: Handler<typeof RecordCarrierCall> = async asked => {
  const { app, tx, who, input } = asked
  const { clientId } = who
  const record = await lockShipment(tx, clientId, input.shipmentId)
  const { shipmentId } = record
  const doer = doerOf(asked)
  const call = callWords(asked, record)
  const open = await askedTender(asked, record)
  // While somebody called, its carrier has shown it: it is not given back because nobody there knew of it.
  if (open === null && input.isUnknown) throw new Refusal('OrderKnown')
  const booking = open === null ? await calledAbout(asked) : null
  let found = open
  let said: 'callNoOrder' | 'callGivesBack' | 'callKeepsOrder' =
    input.answer === 'yes' ? 'callNoOrder' : 'callKeepsOrder'
  if (open !== null) {
    await settleAsked(asked, record, open, call)
  } else if (booking !== null) {
    found = await settleHeld(asked, record, booking, call)
    said = input.answer === 'yes' ? 'callGivesBack' : 'callKeepsOrder'
  } else throw new Refusal('NothingToCancel')
  await recordChange(tx, doer, {
    entity: 'shipment',
    entityId: shipmentId,
    action: 'cancelCalled',
    after: { note: inARow([sentence(said, { carrier: found?.carrierName ?? '' }), call]) },
  })
  await app.realtime.tell({ clientId, topic: 'shipment', data: { shipmentId } }, tx)
  return { Status: 'Success' as const }
}
