import type { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { findTransition, type MoveNeed, statusNames } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { limitTrackingLinks } from '../../identity/trackingLinks.ts'
import { Refusal } from '../../refusal.ts'
import { stateOf } from './editShipment.ts'
import { lockShipment, saveShipment } from './shipmentStore.ts'

/** No carrier reports by itself yet, so a hand move is always the only way. The other needs are the booking's. */
const metByHand: readonly MoveNeed[] = ['reason', 'noAutomatedTracking']

export const updateStatusCode: Handler<typeof UpdateStatusCode> = async ({ app, tx, who, request, now, input }) => {
  const before = await lockShipment(tx, who.clientId, input.shipmentId, input.version)
  const move = findTransition(before.status, input.statusCode, 'staff')
  if (move === null || !move.needs.every(need => metByHand.includes(need))) {
    throw new Refusal('CannotMove', { from: statusNames[before.status], to: statusNames[input.statusCode] })
  }
  if (move.needs.includes('reason') && input.comments === '') {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.comments', code: 'required', params: {} }])
  }
  const doer = { who, requestId: request.id, at: now }
  const facts = { status: input.statusCode }
  if (input.statusCode === 'D') await limitTrackingLinks(tx, { ...before, deliveredAt: now })
  return stateOf(await saveShipment(app, tx, doer, before, { action: 'moved', facts, note: input.comments }))
}
