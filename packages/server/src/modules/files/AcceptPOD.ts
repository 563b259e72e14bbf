import type { AcceptPOD } from '@waybill/contract/calls/Shipment/AcceptPOD.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

/** A stranger's paper proves nothing by itself: staff look at it and say that it does. */
export const acceptPod: Handler<typeof AcceptPOD> = async ({ app, tx, who, input, request, now }) => {
  const { clientId } = who
  const { fileId } = input
  const file = await tx
    .selectFrom('file')
    .select(['shipment_id', 'name', 'kind'])
    .where('client_id', '=', clientId)
    .where('file_id', '=', fileId)
    .where('kind', 'in', ['attachment', 'pod'])
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!file || file.shipment_id === null) throw new Refusal('NotFound')
  if (file.kind === 'pod') return { Status: 'Success' }
  await tx
    .updateTable('file')
    .set({ kind: 'pod', offered_as_pod: false })
    .where('client_id', '=', clientId)
    .where('file_id', '=', fileId)
    .execute()
  const { shipment_id: shipmentId, name } = file
  const change = { entity: 'shipment', entityId: shipmentId, action: 'podAccepted', after: { fileId, name } }
  await recordChange(tx, { who, requestId: request.id, at: now }, change)
  await app.realtime.tell({ clientId, topic: 'shipment', data: { shipmentId } }, tx)
  return { Status: 'Success' }
}
