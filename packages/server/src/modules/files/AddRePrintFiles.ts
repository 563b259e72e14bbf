import type { AddRePrintFiles } from '@waybill/contract/calls/Shipment/AddRePrintFiles.ts'
import { recordChange } from '../../audit.ts'
import { within } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { asPages, reprintFiles } from './reprintFiles.ts'

/** @throws {Refusal} NotFound for what is not an attachment of this shipment that can be printed, InvalidInput for what can't be read */
export const addRePrintFiles: Handler<typeof AddRePrintFiles> = async asked => {
  const { app, tx, who, query, input, request, now } = asked
  const { clientId } = who
  const shipment = await tx
    .selectFrom('shipment')
    .select('shipment_id')
    .where('client_id', '=', clientId)
    .where('unique_name', '=', query.uniquename)
    .forUpdate()
    .executeTakeFirst()
  if (shipment === undefined) throw new Refusal('NotFound')
  const { shipment_id: shipmentId } = shipment
  const own = new Map((await reprintFiles(app, within(tx), clientId, [shipmentId])).map(file => [file.fileId, file]))
  const wanted = [...new Set(input.files)].map(fileId => {
    const file = own.get(fileId)
    if (file === undefined) throw new Refusal('NotFound')
    return file
  })
  const changed = wanted.filter(file => file.chosen !== input.chosen)
  for (const { sha256, mime, name } of input.chosen ? changed : []) {
    if ((await asPages(await app.files.bytes(clientId, sha256), mime)) === null) {
      const extension = name.split('.').at(-1) ?? ''
      throw new Refusal('InvalidInput', {}, [{ at: 'body.files', code: 'file_content', params: { extension } }])
    }
  }
  if (changed.length === 0) return { Status: 'Success' }
  const fileIds = changed.map(({ fileId }) => fileId)
  await tx
    .updateTable('file')
    .set({ for_reprint: input.chosen })
    .where('client_id', '=', clientId)
    .where('file_id', 'in', fileIds)
    .execute()
  const content = { fileIds, names: changed.map(({ name }) => name) }
  const change = input.chosen ? { action: 'reprintAdded', after: content } : { action: 'reprintTaken', before: content }
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    { entity: 'shipment', entityId: shipmentId, ...change },
  )
  await app.realtime.tell({ clientId, topic: 'shipment', uniqueName: query.uniquename, data: { shipmentId } }, tx)
  return { Status: 'Success' }
}
