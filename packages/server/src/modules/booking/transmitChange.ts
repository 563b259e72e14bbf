import type { ChangeOutcome } from '@waybill/carriers'
import { sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import { recordChange } from '../../audit.ts'
import { able } from '../../carriers/accounts.ts'
import type { Again } from '../../work/due.ts'
import { contentOf, lockShipment } from '../shipments/index.ts'
import { bookingOf } from './bookings.ts'
import { heardBy } from './carrierKnows.ts'
import { notificationsOf, settleNotification } from './notifications.ts'
import { carrierDoer, type Tender, tellBooking } from './tenders.ts'
import { settleTransmission, type Transmission } from './transmissions.ts'
import { accountOfTender, heldOrder, orderOf, wireCallAbout } from './wireOrder.ts'

const CHANGE_DEADLINE_MS = 65_000

const states = { changed: 'delivered', refused: 'refused', unknown: 'unknown' } as const
const outcomes = { changed: 'done', refused: 'refused', unknown: 'unknown' } as const

async function send(app: App, tender: Tender, { contentNo, wireKey }: Transmission): Promise<ChangeOutcome> {
  const { clientId, tenderId, shipmentId } = tender
  const db = app.db.forClient(clientId)
  const booking = await bookingOf(app, db, clientId, tenderId)
  if (booking?.state !== 'live') return { kind: 'refused', message: sentence('notInForce') }
  const account = await accountOfTender(app, db, tender)
  const change = able(account, 'change')
  const content = await contentOf(app, db, tender, contentNo)
  const held = await heldOrder(app, db, tender, booking)
  const order = await orderOf(app, db, tender, content, wireKey)
  const { wireCall, keep } = wireCallAbout(app, tender, account, CHANGE_DEADLINE_MS)
  const said = await notificationsOf(app, db, clientId, tenderId)
  const heard = await heardBy(app, db, { clientId, shipmentId, shipment: content.shipment }, said)
  const differs = heard.flatMap(before => before.differs)
  const outcome = await change({ ...held, order, differs }, wireCall)
  await keep()
  return outcome
}

/** Tells a carrier over its wire what changed of an order that it holds; refused or unknown leaves the difference. */
export async function transmitChange(app: App, tender: Tender, transmission: Transmission): Promise<Again> {
  const { clientId, shipmentId } = tender
  const outcome = await send(app, tender, transmission).catch((error: unknown): ChangeOutcome => {
    app.log.error({ err: error, tenderId: tender.tenderId }, 'a connector failed over a change')
    return { kind: 'unknown', message: sentence('nobodyKnowsChange') }
  })
  await app.db.forClient(clientId).transaction(async tx => {
    await lockShipment(tx, clientId, shipmentId)
    if (!(await settleTransmission(app, tx, transmission, outcomes[outcome.kind], outcome.message))) return
    const by = { transmissionId: transmission.transmissionId }
    await settleNotification(app, tx, clientId, by, states[outcome.kind], outcome.message)
    const action = outcome.kind === 'changed' ? 'carrierTold' : 'carrierNotTold'
    const entry = { entity: 'shipment', entityId: shipmentId, action }
    await recordChange(tx, carrierDoer(app, tender), { ...entry, after: { note: outcome.message } })
    await tellBooking(app, tx, tender, 'booked')
  })
  return null
}
