import type { VoidLabel } from '@waybill/contract/calls/Labels/VoidLabel.ts'
import { statusNames } from '@waybill/domain'
import { recordChange } from '../../../audit.ts'
import type { Handler } from '../../../handler.ts'
import { Refusal } from '../../../refusal.ts'
import { askVoid, labelsOf } from '../../labels/index.ts'
import { lockShipment, saveShipment, stateOf } from '../../shipments/index.ts'
import { bookingOf } from '../bookings.ts'
import { tenderOf } from '../tenders.ts'
import { addTransmission } from '../transmissions.ts'

/** Gives one label of several back. The last one goes with its shipment. */
export const voidLabel: Handler<typeof VoidLabel> = async ({ app, tx, who, request, now, input }) => {
  const { clientId } = who
  const before = await lockShipment(tx, clientId, input.shipmentId, input.version)
  if (before.status !== 'T') throw new Refusal('CannotMove', { from: statusNames[before.status], to: statusNames.V })
  const labels = await labelsOf(app, tx, clientId, before.shipmentId)
  const label = labels.find(({ labelId }) => labelId === input.labelId)
  if (label === undefined) throw new Refusal('NotFound')
  const canGo = label.state === 'bought' || label.state === 'voidRefused' || label.state === 'disputed'
  const booking = await bookingOf(app, tx, clientId, label.tenderId)
  const tender = await tenderOf(app, tx, clientId, label.tenderId)
  if (!canGo || tender === null || booking?.state !== 'live') throw new Refusal('LabelNotHeld')
  // One that its carrier kept is in force as well.
  const inForce = labels.filter(({ state, isSurplus }) => !isSurplus && (state === 'bought' || state === 'voidRefused'))
  if (label.state === 'bought' && inForce.length === 1) {
    throw new Refusal('LastLabel')
  }
  const doer = { who, requestId: request.id, at: now }
  await askVoid(tx, clientId, label.labelId)
  await addTransmission(app, tx, tender, 'void', tender.contentNo, label.labelId)
  const entry = { entity: 'label', entityId: label.labelId, action: 'voidAsked' }
  await recordChange(tx, doer, { ...entry, after: { shipmentId: before.shipmentId, note: input.reason } })
  return stateOf(await saveShipment(app, tx, doer, before, { action: 'labelVoided', note: label.trackingNumber }))
}
