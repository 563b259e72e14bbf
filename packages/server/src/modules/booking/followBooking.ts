import type { BookedOrder } from '@waybill/carriers'
import { sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import { able, type NamedAccount } from '../../carriers/accounts.ts'
import type { Again } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'
import { loadShipment, lockShipment, saveShipment } from '../shipments/index.ts'
import { recordCarrierEvents } from '../tracking/index.ts'
import { type Booking, bookingOf, keepDelivered } from './bookings.ts'
import { fetchPapers } from './fetchPapers.ts'
import { lookForScans } from './labels/lookForScans.ts'
import { carrierDoer, type Tender, tenderOf } from './tenders.ts'
import { accountOfTender, heldOrder, wireCallAbout } from './wireOrder.ts'

const TRACK_DEADLINE_MS = 30_000

/** Paper comes after the truck: a proof of delivery is looked for this long after the delivery. */
const POD_DAYS = 14

/** Freight nobody delivers is not followed for ever. */
const FOLLOWED_DAYS = 60

const DAY_MS = 86_400_000

/** Asks the carrier where the freight of an order is; the shipment moves with it (rules of the trade: tracking). */
async function track(app: App, tender: Tender, account: NamedAccount, order: BookedOrder): Promise<void> {
  const { clientId, shipmentId, tenderId } = tender
  const { wireCall, keep } = wireCallAbout(app, tender, account, TRACK_DEADLINE_MS)
  const heard = await able(account, 'track')(order, wireCall)
  if (heard.kind === 'failed') {
    await keep()
    app.log.warn({ tenderId, reason: heard.reason }, 'a carrier could not say where freight is')
    return
  }
  const recorded = await app.db.forClient(clientId).transaction(async tx => {
    const now = await lockShipment(tx, clientId, shipmentId)
    // Only the order that moves the freight moves the shipment.
    if ((await bookingOf(app, tx, clientId, tenderId))?.state !== 'live') return null
    const doer = carrierDoer(app, tender)
    const { proNumber } = heard
    const isNew = proNumber !== '' && now.proNumber === ''
    const known = isNew
      ? await saveShipment(app, tx, doer, now, {
          action: 'confirmed',
          facts: { proNumber },
          note: sentence('pro', { pro: proNumber }),
        })
      : now
    return recordCarrierEvents(app, tx, doer, known, heard.events, { connector: account.connector, tenderId })
  })
  if (recorded === null) return
  if (account.open.labels !== undefined) await lookForScans(app, tender, account, order, heard.events)
  const { added, unmapped } = recorded
  // A look that told nothing new is not worth keeping: there are hundreds of them to a shipment.
  if (added > 0) await keep()
  if (unmapped.length > 0) app.log.warn({ connector: account.connector, codes: unmapped }, 'unmapped tracking codes')
}

/** After the delivery its proof is looked for; true when nothing is left to look for. */
async function lookForPod(app: App, tender: Tender, booking: Booking, account: NamedAccount, order: BookedOrder) {
  const now = app.clock.now()
  if (booking.deliveredAt === null) {
    await app.db.forClient(tender.clientId).transaction(tx => keepDelivered(tx, booking, now))
  }
  if (account.open.documents === undefined) return true
  const since = now.getTime() - (booking.deliveredAt ?? now.getTime())
  return (await fetchPapers(app, tender, account, order)) || since > POD_DAYS * DAY_MS
}

/** One look at the freight of a live order: where it is, and once it was delivered, whether its proof is there. */
export async function followBooking(app: App, { clientId, subjectId }: DueWork): Promise<Again> {
  const db = app.db.forClient(clientId)
  const booking = await bookingOf(app, db, clientId, subjectId)
  const tender = await tenderOf(app, db, clientId, subjectId)
  if (tender === null || booking?.state !== 'live' || tender.accountId === null) return null
  const record = await loadShipment(db, clientId, tender.shipmentId)
  const account = await accountOfTender(app, db, tender)
  const order = await heldOrder(app, db, tender, booking)
  const now = app.clock.now().getTime()
  const again = new Date(now + app.settings.TRACKING_SECONDS * 1000)
  if (record.status === 'D') return (await lookForPod(app, tender, booking, account, order)) ? null : again
  if ((record.status !== 'T' && record.status !== 'A') || account.open.track === undefined) return null
  await track(app, tender, account, order)
  return now - Date.parse(record.tenderedAt ?? record.createdAt) > FOLLOWED_DAYS * DAY_MS ? null : again
}
