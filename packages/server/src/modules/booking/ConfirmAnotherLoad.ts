import type { ConfirmAnotherLoad } from '@waybill/contract/calls/Shipment/ConfirmAnotherLoad.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { loadShipment } from '../shipments/index.ts'

export const confirmAnotherLoad: Handler<typeof ConfirmAnotherLoad> = async ({ tx, who, request, input, now }) => {
  const { shipmentId, otherId } = input
  if (otherId === shipmentId) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.otherId', code: 'invalid', params: {} }])
  }
  const own = { client_id: who.clientId, shipment_id: shipmentId, other_id: otherId }
  await loadShipment(tx, who.clientId, shipmentId)
  const { bolNumber } = await loadShipment(tx, who.clientId, otherId)
  const added = await tx
    .insertInto('another_load')
    .values({ ...own, confirmed_by: who.userId, confirmed_at: now.toISOString() })
    .onConflict(oc => oc.doNothing())
    .returning('other_id')
    .executeTakeFirst()
  if (added === undefined) return { Status: 'Success' }
  const entry = { entity: 'shipment', entityId: shipmentId, action: 'anotherLoad' }
  await recordChange(tx, { who, requestId: request.id, at: now }, { ...entry, after: { note: bolNumber } })
  return { Status: 'Success' }
}
