import type { FileUpload } from '@waybill/contract/calls/Shipment/FileUpload.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { acceptedFile } from './acceptedFile.ts'
import { storeFile, wireFileOf } from './fileStore.ts'
import { makeRoomForFile } from './shipmentFiles.ts'

export const fileUpload: Handler<typeof FileUpload> = async ({ app, tx, who, input, upload, request, now }) => {
  const { mime } = acceptedFile(upload)
  const { shipmentId } = input
  const isLink = 'kind' in who
  if (isLink && who.shipmentId !== shipmentId) throw new Refusal('BadLink')
  // What a stranger calls the proof of delivery waits as an attachment until staff accept it (AcceptPOD).
  const offeredAsPod = isLink && input.kind === 'pod'
  const kind = offeredAsPod ? ('attachment' as const) : input.kind
  const { name, bytes } = upload
  const { uniqueName } = await makeRoomForFile(tx, who.clientId, shipmentId)
  const file = { clientId: who.clientId, shipmentId, kind, offeredAsPod, name, mime, bytes, by: who.userId, at: now }
  const fileId = await storeFile(app, tx, file)
  const change = {
    entity: 'shipment',
    entityId: shipmentId,
    action: 'attached',
    after: { fileId, name, kind, offeredAsPod },
  }
  await recordChange(tx, { who, requestId: request.id, at: now }, change)
  await app.realtime.tell({ clientId: who.clientId, topic: 'shipment', uniqueName, data: { shipmentId } }, tx)
  const row = {
    file_id: fileId,
    name,
    mime,
    size: bytes.length,
    kind,
    offered_as_pod: offeredAsPod,
    created_at: now.toISOString(),
  }
  return { Status: 'Success', file: wireFileOf(row, who.name) }
}
