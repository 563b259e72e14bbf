import type { Confirmation } from '@waybill/carriers'
import type { App } from '../../app.ts'
import { type Doer, recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { issueRevision } from '../documents/index.ts'
import { lockShipment, type ShipmentRecord, saveShipment } from '../shipments/index.ts'
import { carrierDoer, type OrderRow, orderNow } from './order.ts'
import { type BookingState, returnToQuotes, settleBooking } from './settleBooking.ts'

/** What became of an order. `nothing`: certainly not bought. `unknown`: to be asked about. */
export type OrderFate =
  | { readonly kind: 'booked'; readonly confirmation: Confirmation }
  | { readonly kind: 'nothing'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string }

/** A first look at what became of an order nobody heard about; the job that was left when it was sent goes on asking. */
const ASK_AFTER_S = 5

const proChanged = 'the PRO number of the carrier'

/** The bill of lading of a confirmed order: issued with the carrier's PRO, or due for a revision where one was printed. */
async function confirmShipment(app: App, tx: Tx, doer: Doer, before: ShipmentRecord, confirmation: Confirmation) {
  const { proNumber, pickupNumber, messages } = confirmation
  const pro = proNumber === '' ? before.proNumber : proNumber
  const note = [
    pickupNumber === '' ? '' : `Pickup confirmation ${pickupNumber}.`,
    pro === '' ? '' : `PRO ${pro}.`,
    ...messages,
  ]
    .filter(text => text !== '')
    .join(' ')
  if (before.bolRevision > 0) {
    const revisionDue = pro === before.proNumber ? before.revisionDue : before.revisionDue || proChanged
    await saveShipment(app, tx, doer, before, { action: 'confirmed', facts: { proNumber: pro, revisionDue }, note })
    return
  }
  const { is_demo: sample } = await tx
    .selectFrom('identity.client')
    .select('is_demo')
    .where('client_id', '=', before.clientId)
    .executeTakeFirstOrThrow()
  const record = { ...before, proNumber: pro }
  const carrier = { scac: record.carrierScac, name: record.carrierName }
  const { revision } = await issueRevision(app, tx, doer, { record, carrier, reason: 'booked', sample })
  const facts = { proNumber: pro, bolRevision: revision, revisionDue: '' }
  await saveShipment(app, tx, doer, before, { action: 'confirmed', facts, note })
}

/** An order that was cancelled here before its fate was known: what the carrier has of it is cancelled there as well. */
async function settleCancelled(app: App, tx: Tx, doer: Doer, order: OrderRow, fate: OrderFate): Promise<void> {
  const { clientId, bookingId, shipmentId } = order
  if (order.cancelState !== 'asked') return
  if (fate.kind === 'booked') {
    await keepConfirmation(tx, order, fate.confirmation)
    await app.jobs.enqueue(tx, 'CancelOrder', { clientId, bookingId, tries: 0 })
  }
  if (fate.kind !== 'nothing') return
  const cancel_answer = 'The carrier never had the order.'
  await tx
    .updateTable('booking')
    .set({ cancel_state: 'cancelled', cancel_answer })
    .where('client_id', '=', clientId)
    .where('booking_id', '=', bookingId)
    .execute()
  const entry = { entity: 'shipment', entityId: shipmentId, action: 'cancelAnswered' }
  await recordChange(tx, doer, { ...entry, after: { note: cancel_answer } })
}

export const keepConfirmation = (tx: Tx, { clientId, bookingId }: OrderRow, confirmation: Confirmation) =>
  tx
    .updateTable('booking')
    .set({ confirmation: JSON.stringify(confirmation) })
    .where('client_id', '=', clientId)
    .where('booking_id', '=', bookingId)
    .execute()

const states: Readonly<Record<OrderFate['kind'], BookingState>> = {
  booked: 'booked',
  nothing: 'refused',
  unknown: 'unknown',
}

/** Begins to follow the freight of a booked order. */
async function startFollowing(app: App, tx: Tx, { clientId, bookingId }: OrderRow): Promise<void> {
  const at = new Date(app.clock.now().getTime() + app.settings.TRACKING_SECONDS * 1000).toISOString()
  await tx
    .updateTable('booking')
    .set({ follow_at: at })
    .where('client_id', '=', clientId)
    .where('booking_id', '=', bookingId)
    .execute()
  await app.jobs.enqueue(tx, 'FollowOrder', { clientId, bookingId, at }, app.settings.TRACKING_SECONDS)
}

/**
 * Writes what became of an order, once: whoever comes later with the same news, or with older ones, changes nothing. An
 * order nobody heard about is asked about by reference, never sent again (quality: exactly one purchase per booking).
 */
export async function settleOrder(app: App, given: OrderRow, fate: OrderFate): Promise<void> {
  const { clientId, bookingId } = given
  await app.db.forClient(clientId).transaction(async tx => {
    const record = await lockShipment(tx, clientId, given.shipmentId)
    const order = await orderNow(tx, given)
    const doer = carrierDoer(app, order)
    if (order.state === 'cancelled') return settleCancelled(app, tx, doer, order, fate)
    if (order.state !== 'reserved' && order.state !== 'unknown') return
    const state = states[fate.kind]
    if (state === order.state) return
    const answer = fate.kind === 'booked' ? fate.confirmation.messages.join(' ') : fate.reason
    const live = { clientId, bookingId, shipmentId: order.shipmentId, state: order.state } as const
    await settleBooking(app, tx, doer, live, { state, answer })
    if (fate.kind === 'nothing') await returnToQuotes(app, tx, doer, live, fate.reason)
    if (fate.kind === 'unknown')
      await app.jobs.enqueue(tx, 'AskOrder', { clientId, bookingId, until: 'asked' }, ASK_AFTER_S)
    if (fate.kind !== 'booked') return
    await keepConfirmation(tx, order, fate.confirmation)
    await confirmShipment(app, tx, doer, record, fate.confirmation)
    await startFollowing(app, tx, order)
  })
}
