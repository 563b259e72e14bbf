import type { CancelOutcome, WireCall } from '@waybill/carriers'
import { type BookingState, canMoveBooking, inARow, sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import { recordChange } from '../../audit.ts'
import { able, type NamedAccount } from '../../carriers/accounts.ts'
import type { Again } from '../../work/due.ts'
import { contentOf, lockShipment } from '../shipments/index.ts'
import { type Booking, bookingOf, moveBooking } from './bookings.ts'
import { CALL_NOTE } from './cancelBooking.ts'
import { carrierDoer, type Tender } from './tenders.ts'
import { settleTransmission, type Transmission } from './transmissions.ts'
import { accountOfTender, heldOrder, wireCallAbout } from './wireOrder.ts'

export const CANCEL_DEADLINE_MS = 65_000

/** Seconds between tries while nobody knows; cancelling twice does no harm. After the last one somebody has to call. */
const againAfter = [5, 15, 30, 60, 300, 900]

const states: Readonly<Record<CancelOutcome['kind'], BookingState>> = {
  cancelled: 'cancelled',
  refused: 'cancelRefused',
  unconfirmed: 'cancelUnconfirmed',
}

/** Whether an order got its carrier's number while it was being asked for without one: the answer says nothing of it. */
const isNumberedSince = (asked: Booking, { providerId, pickupNumber }: Booking): boolean =>
  asked.providerId === '' && asked.pickupNumber === '' && (providerId !== '' || pickupNumber !== '')

/** Keeps what the carrier said of the order as it was `asked` for; when it is to be asked again by its number. */
async function settle(
  app: App,
  tender: Tender,
  transmission: Transmission,
  asked: Booking,
  { kind, message }: CancelOutcome,
): Promise<Again> {
  const { clientId, tenderId, shipmentId } = tender
  const answer = inARow([message, kind === 'cancelled' ? '' : CALL_NOTE])
  return app.db.forClient(clientId).transaction(async tx => {
    await lockShipment(tx, clientId, shipmentId)
    const booking = await bookingOf(app, tx, clientId, tenderId)
    // Where a call has answered meanwhile, what it said stands, or somebody decides: it is not asked again.
    if (booking !== null && isNumberedSince(asked, booking)) {
      return booking.state === 'cancelling' ? app.clock.now() : null
    }
    const outcome = kind === 'cancelled' ? 'done' : kind === 'refused' ? 'refused' : 'unknown'
    const isOpen = await settleTransmission(app, tx, transmission, outcome, message)
    if (booking === null) return null
    // What the carrier has cancelled is gone, whatever was said before; any other answer only to a question that is open.
    const isNews =
      kind === 'cancelled' ? canMoveBooking(booking.state, 'cancelled') : isOpen && booking.state === 'cancelling'
    if (!isNews) return null
    const doer = carrierDoer(app, tender)
    const entry = { entity: 'shipment', entityId: shipmentId, action: 'cancelAnswered' }
    await recordChange(tx, doer, { ...entry, after: { note: answer } })
    await moveBooking(app, tx, doer, booking, states[kind], { answer })
    return null
  })
}

/**
 * Labels that were bought later under the same order stand under numbers of their own: they go with it. Null where there
 * are none, or all are given back.
 */
async function cancelMore(
  app: App,
  { clientId, tenderId, shipmentId, contentNo }: Tender,
  { providerId }: Booking,
  { open }: NamedAccount,
  wireCall: WireCall,
): Promise<CancelOutcome | null> {
  if (open.labels === undefined) return null
  const db = app.db.forClient(clientId)
  const { shipment } = await contentOf(app, db, { clientId, shipmentId }, contentNo)
  const purchases = await db.read(
    app.db.query
      .selectFrom('label_purchase')
      .select('shipment_number')
      .where('client_id', '=', clientId)
      .where('tender_id', '=', tenderId)
      .where('shipment_number', '<>', providerId)
      .orderBy('transmission_id'),
  )
  for (const { shipment_number: shipmentNumber } of purchases) {
    const outcome = await open.labels.void({ shipment, shipmentNumber, trackingNumbers: [], isWhole: true }, wireCall)
    if (outcome.kind !== 'voided') return outcome
  }
  return null
}

async function ask(app: App, tender: Tender, booking: Booking): Promise<CancelOutcome> {
  const db = app.db.forClient(tender.clientId)
  const account = await accountOfTender(app, db, tender)
  const cancel = able(account, 'cancel')
  const order = await heldOrder(app, db, tender, booking)
  const { wireCall, keep } = wireCallAbout(app, tender, account, CANCEL_DEADLINE_MS)
  const outcome = await cancel(order, wireCall)
  const all = outcome.kind === 'cancelled' ? await cancelMore(app, tender, booking, account, wireCall) : outcome
  await keep()
  return all ?? outcome
}

/** Asks a carrier to cancel an order, and keeps its answer (rules of the trade: tender and quotes). */
export async function transmitCancel(app: App, tender: Tender, transmission: Transmission): Promise<Again> {
  const db = app.db.forClient(tender.clientId)
  const booking = await bookingOf(app, db, tender.clientId, tender.tenderId)
  if (booking?.state !== 'cancelling') return null
  const outcome = await ask(app, tender, booking).catch((error: unknown): CancelOutcome => {
    app.log.error({ err: error, tenderId: tender.tenderId }, 'a connector failed over a cancellation')
    return { kind: 'unconfirmed', message: sentence('nobodyKnowsCancelled') }
  })
  const wait = againAfter[transmission.tries - 1]
  if (outcome.kind === 'unconfirmed' && wait !== undefined) return new Date(app.clock.now().getTime() + wait * 1000)
  return settle(app, tender, transmission, booking, outcome)
}
