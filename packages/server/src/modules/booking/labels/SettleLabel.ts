import type { SettleLabel } from '@waybill/contract/calls/Labels/SettleLabel.ts'
import { inARow, sentence } from '@waybill/domain'
import { type Doer, recordChange } from '../../../audit.ts'
import type { Given, Handler } from '../../../handler.ts'
import { Refusal } from '../../../refusal.ts'
import { isDisputed, type Label, labelsOf, settleDispute } from '../../labels/index.ts'
import { lockShipment } from '../../shipments/index.ts'
import { bookingOf, moveBooking } from '../bookings.ts'
import { chargeLabels } from '../chargeLabels.ts'
import { settleSurplus } from '../settleTender.ts'
import { tellBooking } from '../tenders.ts'

type Asked = Given<typeof SettleLabel>

async function lockLabel({ app, tx, who, input }: Asked): Promise<Label> {
  const named = await tx
    .selectFrom('label')
    .select('shipment_id')
    .where('client_id', '=', who.clientId)
    .where('label_id', '=', input.labelId)
    .executeTakeFirst()
  if (named === undefined) throw new Refusal('NotFound')
  await lockShipment(tx, who.clientId, named.shipment_id)
  const labels = await labelsOf(app, tx, who.clientId, named.shipment_id)
  const label = labels.find(({ labelId }) => labelId === input.labelId)
  if (label === undefined) throw new Refusal('NotFound')
  if (!isDisputed(label)) throw new Refusal('LabelSettled')
  return label
}

/** An order that was given back, and nobody knew whether all of it: known once each of its labels is. */
async function settleOrder({ app, tx }: Asked, doer: Doer, { clientId, shipmentId, tenderId }: Label, call: string) {
  const booking = await bookingOf(app, tx, clientId, tenderId)
  if (booking?.state !== 'cancelUnconfirmed') return
  const labels = (await labelsOf(app, tx, clientId, shipmentId)).filter(one => one.tenderId === tenderId)
  if (labels.some(({ state }) => state === 'disputed' || state === 'voidAsked' || state === 'unknown')) return
  const to = labels.some(({ state }) => state === 'voidRefused' || state === 'bought') ? 'cancelRefused' : 'cancelled'
  await moveBooking(app, tx, doer, booking, to, { call })
  await settleSurplus(app, tx, doer, clientId, shipmentId)
}

/** A person asked the carrier whether it took a label back. */
export const settleLabel: Handler<typeof SettleLabel> = async asked => {
  const { app, tx, who, request, now, input } = asked
  const label = await lockLabel(asked)
  const { clientId, shipmentId, tenderId } = label
  const { isVoided } = input
  const answer = inARow([sentence(isVoided ? 'labelVoidedByCall' : 'labelKeptByCall', { who: who.name }), input.note])
  await settleDispute(app, tx, label, { isVoided, answer, at: now })
  const doer = { who, requestId: request.id, at: now }
  const entry = { entity: 'shipment', entityId: shipmentId, action: 'labelSettled' }
  await recordChange(tx, doer, { ...entry, after: { note: inARow([label.trackingNumber, answer]) } })
  await settleOrder(asked, doer, label, answer)
  await chargeLabels(app, tx, doer, label)
  await tellBooking(app, tx, { clientId, shipmentId, tenderId }, 'labels')
  return {}
}
