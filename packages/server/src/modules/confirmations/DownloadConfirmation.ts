import { Readable } from 'node:stream'
import type { DownloadConfirmation } from '@waybill/contract/calls/Orders/DownloadConfirmation.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { CONFIRMATION_MIME, fileOf } from './confirmationRows.ts'

export const downloadConfirmation: Handler<typeof DownloadConfirmation> = async ({ app, db, who, input }) => {
  const row = await db.readOne(
    app.db.query
      .selectFrom('ship_confirmation')
      .select(['content', 'heads', 'cause', 'number', 'file_name'])
      .where('client_id', '=', who.clientId)
      .where('confirmation_id', '=', input.confirmationId),
  )
  if (row === null) throw new Refusal('NotFound')
  return { name: row.file_name, mime: CONFIRMATION_MIME, body: Readable.from([fileOf(row)]) }
}
