import type { DisplayFile } from '@waybill/contract/calls/Shipment/DisplayFile.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

export const displayFile: Handler<typeof DisplayFile> = async ({ app, db, who, input }) => {
  const file = await db.readOne(
    app.db.query
      .selectFrom('file')
      .select(['sha256', 'name', 'mime'])
      .where('client_id', '=', who.clientId)
      .where('file_id', '=', input.fileId)
      .where('deleted_at', 'is', null),
  )
  if (file === null) throw new Refusal('NotFound')
  return { name: file.name, mime: file.mime, body: await app.files.stream(who.clientId, file.sha256) }
}
