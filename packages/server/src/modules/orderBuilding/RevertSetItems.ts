import type { RevertSetItems } from '@waybill/contract/calls/Shipment/RevertSetItems.ts'
import { sentence } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment, saveShipment, stateOf } from '../shipments/index.ts'

/** What is on it is open again by the save itself: a void shipment holds nothing of an order. */
export const revertSetItems: Handler<typeof RevertSetItems> = async ({ app, tx, who, request, now, input }) => {
  const before = await lockShipment(tx, who.clientId, input.shipmentId, input.version)
  const held = await tx
    .selectFrom('allocation')
    .select('allocation_id')
    .where('client_id', '=', who.clientId)
    .where('shipment_id', '=', before.shipmentId)
    .where('state', '=', 'planned')
    .limit(1)
    .executeTakeFirst()
  if (before.status !== 'O' || held === undefined) throw new Refusal('NotSetItems')
  const record = await saveShipment(app, tx, { who, requestId: request.id, at: now }, before, {
    action: 'reverted',
    facts: { status: 'V', voidedFrom: 'O', setAside: 'reverted' },
    note: sentence('givenBackToOrders'),
  })
  return stateOf(record)
}
