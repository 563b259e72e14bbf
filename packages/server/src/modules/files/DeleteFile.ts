import type { DeleteFile } from '@waybill/contract/calls/Shipment/DeleteFile.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { makeRoomForFile } from './shipmentFiles.ts'

export const deleteFile: Handler<typeof DeleteFile> = async ({ app, tx, who, input, request, now }) => {
  const file = await tx
    .selectFrom('file')
    .select(['shipment_id', 'name', 'kind', 'deleted_at'])
    .where('client_id', '=', who.clientId)
    .where('file_id', '=', input.fileId)
    .forUpdate()
    .executeTakeFirst()
  if (!file || file.shipment_id === null) throw new Refusal('NotFound')
  if (file.kind === 'bol') throw new Refusal('FileKept')
  if ((file.deleted_at === null) === input.restore) return { Status: 'Success' }
  if (input.restore) await makeRoomForFile(tx, who.clientId, file.shipment_id)
  await tx
    .updateTable('file')
    .set({ deleted_at: input.restore ? null : now.toISOString() })
    .where('client_id', '=', who.clientId)
    .where('file_id', '=', input.fileId)
    .execute()
  const content = { fileId: input.fileId, name: file.name }
  const change = input.restore ? { action: 'fileRestored', after: content } : { action: 'fileRemoved', before: content }
  const doer = { who, requestId: request.id, at: now }
  await recordChange(tx, doer, { entity: 'shipment', entityId: file.shipment_id, ...change })
  const data = { shipmentId: file.shipment_id }
  await app.realtime.tell({ clientId: who.clientId, topic: 'shipment', data }, tx)
  return { Status: 'Success' }
}
