import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { type ShipmentRecord, saveShipment } from '../shipments/index.ts'
import { carriedBy, promiseOf } from './award.ts'
import { type Booking, bookingOf, moveBooking } from './bookings.ts'
import { askToCancel, isKept } from './cancelBooking.ts'
import { settleSurplus } from './settleTender.ts'
import { moveTender, type Tender } from './tenders.ts'

async function endHolder(app: App, tx: Tx, doer: Doer, holder: Tender, reason: string): Promise<void> {
  const held = await bookingOf(app, tx, holder.clientId, holder.tenderId)
  if (isKept(held)) await askToCancel(app, tx, doer, holder, held, reason)
  else await moveTender(app, tx, doer, holder, 'ended', { answer: holder.answer })
}

/**
 * Makes an order the one that moves the freight of a tendered shipment: the awarded tender ends and the order's own is
 * awarded, in one transaction; a carrier that loses it is asked to cancel.
 */
export async function putInForce(
  app: App,
  tx: Tx,
  doer: Doer,
  before: ShipmentRecord,
  wanted: { readonly tender: Tender; readonly booking: Booking; readonly holder: Tender },
  reason: string,
): Promise<ShipmentRecord> {
  const { tender, holder } = wanted
  const { clientId, shipmentId, tenderId } = tender
  // An order that was given back in a call, and that its carrier has after all, is still awarded itself.
  const isAwarded = holder.tenderId === tenderId
  if (!isAwarded) await endHolder(app, tx, doer, holder, reason)
  const awarded = isAwarded ? tender : await moveTender(app, tx, doer, tender, 'awarded', { answer: tender.answer })
  const { proNumber } = await moveBooking(app, tx, doer, wanted.booking, 'live')
  const at = new Date(doer.at.getTime() + app.settings.TRACKING_SECONDS * 1000)
  if (tender.accountId !== null) await app.due.put(tx, 'follow', { clientId, subjectId: tenderId }, at)
  // What a shipment says of the carrier that it had all along stays, a number that somebody entered and an accepted price.
  const facts = isAwarded
    ? { proNumber: proNumber || before.proNumber }
    : { ...carriedBy(awarded, await promiseOf(tx, awarded, before.shipment)), proNumber }
  const action = isAwarded ? 'confirmed' : 'swapped'
  const record = await saveShipment(app, tx, doer, before, { action, facts, note: reason })
  // Others may have waited beside the one that was given back.
  await settleSurplus(app, tx, doer, clientId, shipmentId)
  return record
}
