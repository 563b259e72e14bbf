import type { VoidOutcome } from '@waybill/carriers'
import { inARow, isPrintable, sentence, standingPackages } from '@waybill/domain'
import type { App } from '../../../app.ts'
import { type Doer, recordChange } from '../../../audit.ts'
import { able } from '../../../carriers/accounts.ts'
import type { Tx } from '../../../db/open.ts'
import type { Again } from '../../../work/due.ts'
import { type Label, labelsOf, settleVoid } from '../../labels/index.ts'
import { contentOf, lockShipment, type ShipmentRecord, saveShipment } from '../../shipments/index.ts'
import { bookingOf, keepProNumber } from '../bookings.ts'
import { chargeLabels } from '../chargeLabels.ts'
import { carrierDoer, type Tender, tellBooking } from '../tenders.ts'
import { settleTransmission, type Transmission } from '../transmissions.ts'
import { CANCEL_DEADLINE_MS } from '../transmitCancel.ts'
import { accountOfTender, wireCallAbout } from '../wireOrder.ts'

/** Seconds between tries while nobody knows; giving back twice does no harm. After the last one somebody has to ask. */
const againAfter = [5, 15, 60, 300, 900]

const states = { voided: 'voided', refused: 'voidRefused', unconfirmed: 'disputed', disputed: 'disputed' } as const
const outcomes = { voided: 'done', refused: 'refused', unconfirmed: 'unknown', disputed: 'unknown' } as const

async function ask(app: App, tender: Tender, trackingNumber: string, shipmentNumber: string): Promise<VoidOutcome> {
  const db = app.db.forClient(tender.clientId)
  const account = await accountOfTender(app, db, tender)
  const labels = able(account, 'labels')
  const { shipment } = await contentOf(app, db, tender, tender.contentNo)
  const { wireCall, keep } = wireCallAbout(app, tender, account, CANCEL_DEADLINE_MS)
  const given = { shipment, shipmentNumber, trackingNumbers: [trackingNumber], isWhole: false }
  const outcome = await labels.void(given, wireCall)
  await keep()
  return outcome
}

/** The number of a label that is gone says nothing of the shipment any more: that of the first one in force does. */
async function passNumberOn(app: App, tx: Tx, doer: Doer, record: ShipmentRecord, tender: Tender, gone: string) {
  const { clientId, shipmentId, tenderId } = tender
  const booking = await bookingOf(app, tx, clientId, tenderId)
  if (booking?.state !== 'live' || booking.proNumber !== gone) return
  const standing = standingPackages(record.shipment)
  const placeOf = (label: Label): number => standing(label).number ?? Number.POSITIVE_INFINITY
  const labels = (await labelsOf(app, tx, clientId, shipmentId)).filter(
    one => one.tenderId === tenderId && isPrintable(one.state) && one.trackingNumber !== '',
  )
  const [next] = labels.toSorted((a, b) => placeOf(a) - placeOf(b))
  if (next === undefined) return
  const { trackingNumber: proNumber } = next
  await keepProNumber(tx, booking, proNumber)
  const note = sentence('pro', { pro: proNumber })
  await saveShipment(app, tx, doer, record, { action: 'confirmed', facts: { proNumber }, note })
}

/** Gives one label back, and keeps what its carrier said. */
export async function transmitVoid(app: App, tender: Tender, transmission: Transmission): Promise<Again> {
  const { clientId, shipmentId } = tender
  const db = app.db.forClient(clientId)
  const label = (await labelsOf(app, db, clientId, shipmentId)).find(one => one.labelId === transmission.labelId)
  if (label?.state !== 'voidAsked') {
    // It went with its order meanwhile: nothing is asked any more, and nothing is left open.
    const outcome = label?.state === 'voided' ? 'done' : 'withdrawn'
    await db.transaction(tx => settleTransmission(app, tx, transmission, outcome, label?.answer ?? ''))
    return null
  }
  const bought = await db.readOne(
    app.db.query
      .selectFrom('label_purchase')
      .select('shipment_number')
      .where('client_id', '=', clientId)
      .where('transmission_id', '=', label.transmissionId),
  )
  const number = bought?.shipment_number ?? label.trackingNumber
  const outcome = await ask(app, tender, label.trackingNumber, number).catch((error: unknown): VoidOutcome => {
    app.log.error({ err: error, tenderId: tender.tenderId }, 'a connector failed over a void')
    return { kind: 'unconfirmed', message: '' }
  })
  const wait = againAfter[transmission.tries - 1]
  if (outcome.kind === 'unconfirmed' && wait !== undefined) return new Date(app.clock.now().getTime() + wait * 1000)
  const { labelId, trackingNumber } = label
  const answer = inARow([outcome.message, outcome.kind === 'voided' ? '' : sentence('voidLeftOpen')])
  await db.transaction(async tx => {
    const record = await lockShipment(tx, clientId, shipmentId)
    const doer = carrierDoer(app, tender)
    if (!(await settleTransmission(app, tx, transmission, outcomes[outcome.kind], outcome.message))) return
    await settleVoid(app, tx, { clientId, labelId }, states[outcome.kind], answer, doer.at)
    await chargeLabels(app, tx, doer, tender)
    const entry = { entity: 'shipment', entityId: shipmentId, action: `label_${outcome.kind}` }
    await recordChange(tx, doer, { ...entry, after: { note: inARow([trackingNumber, answer]) } })
    if (outcome.kind === 'voided') await passNumberOn(app, tx, doer, record, tender, trackingNumber)
    await tellBooking(app, tx, tender, 'booked')
  })
  return null
}
