import type { App } from '../../../app.ts'
import type { Again } from '../../../work/due.ts'
import type { DueWork } from '../../../work/putDue.ts'
import { newestRevision } from '../../documents/index.ts'
import { lockShipment, saveShipment } from '../../shipments/index.ts'
import { issueBill } from '../award.ts'
import { bookingOf } from '../bookings.ts'
import { carrierRow } from '../tenderCarrier.ts'
import { carrierDoer, tenderOf } from '../tenders.ts'
import { mailConfirmation } from './offerLetter.ts'
import { roundOf } from './rounds.ts'

/**
 * The order that follows an acceptance: the bill of lading with the carrier's numbers, and the letter that brings it. Drawn
 * apart from the answer, which others wait behind; not at all where the order was given back meanwhile.
 */
export async function confirmOrder(app: App, { clientId, subjectId: tenderId }: DueWork): Promise<Again> {
  return app.db.forClient(clientId).transaction(async tx => {
    const known = await tenderOf(app, tx, clientId, tenderId)
    if (known === null) return null
    const before = await lockShipment(tx, clientId, known.shipmentId)
    const tender = await tenderOf(app, tx, clientId, tenderId)
    const booking = await bookingOf(app, tx, clientId, tenderId)
    if (tender?.state !== 'awarded' || booking?.state !== 'live') return null
    const doer = carrierDoer(app, tender)
    const bill = await issueBill(app, tx, doer, before, tender)
    const record =
      'bolRevision' in bill ? await saveShipment(app, tx, doer, before, { action: 'revised', facts: bill }) : before
    const email = (await carrierRow(tx, clientId, tender.scac, record.shipment.mode))?.tenderEmail ?? ''
    if (email === '' || !app.settings.sendsMail) return null
    const round = tender.roundId === null ? null : await roundOf(tx, clientId, tender.roundId)
    const comments = round?.comments ?? ''
    await mailConfirmation(app, tx, { record, tender, email, comments }, await newestRevision(tx, record))
    return null
  })
}
