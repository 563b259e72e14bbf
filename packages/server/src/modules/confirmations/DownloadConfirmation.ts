import { Readable } from 'node:stream'
import type { DownloadConfirmation } from '@waybill/contract/calls/Orders/DownloadConfirmation.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { fileOf, mimeOf } from './confirmationFile.ts'

export const downloadConfirmation: Handler<typeof DownloadConfirmation> = async ({ app, db, who, input }) => {
  const row = await db.readOne(
    app.db.query
      .selectFrom('ship_confirmation')
      .select(['content', 'heads', 'cause', 'number', 'file_name', 'form'])
      .where('client_id', '=', who.clientId)
      .where('confirmation_id', '=', input.confirmationId),
  )
  if (row === null) throw new Refusal('NotFound')
  return { name: row.file_name, mime: mimeOf(row), body: Readable.from([fileOf(row)]) }
}
