import type { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment } from '../shipments/index.ts'

/** Who was called and when, beside the carrier's own answer (rules of the trade: tender and quotes). */
export const recordCarrierCall: Handler<typeof RecordCarrierCall> = async ({ app, tx, who, request, now, input }) => {
  const { clientId } = who
  const { shipmentId, originZone } = await lockShipment(tx, clientId, input.shipmentId)
  const last = await tx
    .selectFrom('booking')
    .select(['booking_id', 'state', 'cancel_call'])
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .orderBy('booking_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.state !== 'cancelled') throw new Refusal('NothingToCancel')
  const { date, time } = localNow(now, originZone)
  const call = [`Spoke with ${input.spokeWith} on ${date} at ${time}, by ${who.name}.`, input.comments]
  const cancel_call = [last.cancel_call, ...call].filter(text => text !== '').join(' ')
  await tx
    .updateTable('booking')
    .set({ cancel_call })
    .where('client_id', '=', clientId)
    .where('booking_id', '=', last.booking_id)
    .execute()
  const entry = { entity: 'shipment', entityId: shipmentId, action: 'cancelCalled' }
  await recordChange(tx, { who, requestId: request.id, at: now }, { ...entry, after: { note: cancel_call } })
  await app.realtime.tell({ clientId, topic: 'shipment', data: { shipmentId } }, tx)
  return { Status: 'Success' as const }
}
