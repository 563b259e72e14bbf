import type { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { findTransition, sentence, statusNames } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment, saveShipment, stateOf } from '../shipments/index.ts'
import { othersHear } from './bookings.ts'
import { withdrawOffers } from './offers/endOffers.ts'
import { releaseCarrier, releaseKept } from './releaseCarrier.ts'
import { settleSurplus } from './settleTender.ts'

export const voidShipment: Handler<typeof Void> = async ({ app, tx, who, request, now, input }) => {
  const before = await lockShipment(tx, who.clientId, input.shipmentId, input.version)
  const move = findTransition(before.status, 'V', 'staff')
  if (move === null) throw new Refusal('CannotMove', { from: statusNames[before.status], to: statusNames.V })
  if (move.needs.includes('reason') && input.reason === '') {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.reason', code: 'required', params: {} }])
  }
  const doer = { who, requestId: request.id, at: now }
  await withdrawOffers(app, tx, doer, before, input.reason || sentence('shipmentVoided'))
  const { toCall, message } = await releaseCarrier(app, tx, doer, before, input.reason)
  await releaseKept(app, tx, doer, before, input.reason)
  // An order found late waits for the one that has just been given back: nobody wants it either.
  await settleSurplus(app, tx, doer, who.clientId, before.shipmentId)
  const record = await saveShipment(app, tx, doer, before, {
    action: 'voided',
    facts: { status: 'V', voidedFrom: before.status },
    note: input.reason,
  })
  await othersHear(app, tx, before, now)
  return { ...stateOf(record), Message: message, carrier: toCall }
}
