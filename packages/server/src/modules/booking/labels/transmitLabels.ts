import type { BuyOutcome } from '@waybill/carriers'
import { sentence } from '@waybill/domain'
import type { App } from '../../../app.ts'
import { recordChange } from '../../../audit.ts'
import type { Tx } from '../../../db/open.ts'
import type { Again } from '../../../work/due.ts'
import { keepBought, keepBytes, settleAsked } from '../../labels/index.ts'
import { lockShipment } from '../../shipments/index.ts'
import { bookingOf } from '../bookings.ts'
import { chargeLabels } from '../chargeLabels.ts'
import { carrierDoer, type Tender, tellBooking, tenderOf } from '../tenders.ts'
import { settleTransmission, type Transmission } from '../transmissions.ts'
import { refusalWords } from '../transmitBook.ts'
import { wireCallAbout } from '../wireOrder.ts'
import { buyAnew } from './buyAnew.ts'
import { fileInvoice } from './fileInvoice.ts'
import { labelsAsked } from './labelWire.ts'
import { settlePlaces } from './settlePlaces.ts'

/** Time after which the carrier is asked what became of labels whose node never said: it died over them. */
const SILENT_AFTER_MS = 75_000
const ASK_AFTER_MS = 5_000
/** A carrier that has none, as it says, is asked once more after this: it may sell them late. */
export const LATE_AFTER_MS = 60_000

const dueOf = ({ clientId, transmissionId }: Pick<Transmission, 'clientId' | 'transmissionId'>) => ({
  clientId,
  subjectId: transmissionId,
})

/** Written with the moment at which they leave. */
export const watchLabels = (app: App, tx: Tx, transmission: Transmission): Promise<void> =>
  app.due.put(tx, 'labels', dueOf(transmission), new Date(app.clock.now().getTime() + SILENT_AFTER_MS))

/** What is heard of labels that were asked for under an order that stands. */
export type LabelsHeard = BuyOutcome | { readonly kind: 'absent' | 'givenBack'; readonly message: string }

/** Labels are bought for an order that stands. */
const isLive = async (app: App, tx: Tx, { clientId, tenderId }: Tender): Promise<boolean> =>
  (await bookingOf(app, tx, clientId, tenderId))?.state === 'live'

/** Writes what was heard, once: whoever comes later with the same news, or with older ones, changes nothing. */
export async function settleLabels(app: App, tender: Tender, transmission: Transmission, heard: LabelsHeard) {
  const { clientId, shipmentId } = tender
  const purchase = heard.kind === 'bought' ? await keepBytes(app, clientId, heard.purchase) : null
  const isSent = transmission.leftAt !== null
  const settle = async (tx: Tx): Promise<void> => {
    const record = await lockShipment(tx, clientId, shipmentId)
    const doer = carrierDoer(app, tender)
    if (
      heard.kind === 'givenBack' &&
      (await isLive(app, tx, tender)) &&
      (await buyAnew(app, tx, doer, tender, transmission))
    ) {
      return tellBooking(app, tx, tender, 'booked')
    }
    const words = heard.kind === 'bought' ? '' : heard.kind === 'failed' ? refusalWords(heard) : heard.message
    const outcome = heard.kind === 'bought' ? 'done' : heard.kind === 'unknown' ? 'unknown' : 'refused'
    if (!(await settleTransmission(app, tx, transmission, outcome, words))) return
    if (purchase !== null) {
      await keepBought(app, tx, { ...transmission, shipment: record.shipment }, purchase, doer.at)
      await fileInvoice(app, tx, record, purchase, doer.at)
    } else await settleAsked(tx, transmission, outcome === 'unknown' ? 'unknown' : 'refused', words)
    const action = purchase !== null ? 'labelsBought' : outcome === 'unknown' ? 'labelsUnknown' : 'labelsRefused'
    const entry = { entity: 'shipment', entityId: shipmentId, action }
    await recordChange(tx, doer, { ...entry, after: { note: words } })
    const again = outcome === 'unknown' ? ASK_AFTER_MS : heard.kind === 'absent' && isSent ? LATE_AFTER_MS : null
    if (again === null) await app.due.drop(tx, 'labels', dueOf(transmission))
    else await app.due.put(tx, 'labels', dueOf(transmission), new Date(doer.at.getTime() + again))
    const now = await tenderOf(app, tx, clientId, tender.tenderId)
    const { transmissionId } = transmission
    if (now !== null) {
      await settlePlaces(app, tx, doer, record, now, { transmissionId, purchase, reason: words })
      await chargeLabels(app, tx, doer, now)
    }
    await tellBooking(app, tx, tender, now?.state === 'awarded' ? 'booked' : 'labels')
  }
  // Papers are filed in it, which takes longer than others shall wait.
  await ((purchase?.papers.length ?? 0) > 0
    ? app.db.forClient(clientId).transaction(settle)
    : app.lanes.share('settle', clientId, shipmentId, settle))
}

/** Buys labels that are missing under an order that stands. */
export async function transmitLabels(app: App, tender: Tender, transmission: Transmission): Promise<Again> {
  const ready = await labelsAsked(app, tender, transmission).catch((error: unknown) => {
    app.log.error({ err: error, tenderId: tender.tenderId }, 'labels could not be asked for')
    return null
  })
  if (ready === null) {
    await settleLabels(app, tender, transmission, { kind: 'absent', message: sentence('notSent') })
    return null
  }
  const { account, labels, given } = ready
  const { wireCall, keep } = wireCallAbout(app, tender, account, labels.deadlineMs)
  const outcome = await labels.buy(given, wireCall).catch((error: unknown): BuyOutcome => {
    app.log.error({ err: error, tenderId: tender.tenderId }, 'a connector failed over labels')
    return { kind: 'unknown', message: sentence('nobodyKnowsLabels') }
  })
  await keep()
  await settleLabels(app, tender, transmission, outcome)
  return null
}
