import { FILES_PER_CARRIER_MAX } from '@waybill/contract'
import type { DeleteCarrierFile } from '@waybill/contract/calls/Carriers/DeleteCarrierFile.ts'
import type { DisplayCarrierFile } from '@waybill/contract/calls/Carriers/DisplayCarrierFile.ts'
import type { UploadCarrierFile } from '@waybill/contract/calls/Carriers/UploadCarrierFile.ts'
import { recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { acceptedFile } from './acceptedFile.ts'
import { storeFile } from './fileStore.ts'

/**
 * Locks the carrier a paper is for, so that two uploads at once can't both be the last that fits.
 * @throws {Refusal} NotFound, TooManyCarrierFiles
 */
async function makeRoom(tx: Tx, clientId: number, carrierId: number): Promise<void> {
  const carrier = await tx
    .selectFrom('carrier')
    .select('active')
    .where('client_id', '=', clientId)
    .where('carrier_id', '=', carrierId)
    .forUpdate()
    .executeTakeFirst()
  if (carrier?.active !== true) throw new Refusal('NotFound')
  const { n } = await tx
    .selectFrom('file')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('client_id', '=', clientId)
    .where('carrier_id', '=', carrierId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (n >= FILES_PER_CARRIER_MAX) throw new Refusal('TooManyCarrierFiles', { max: FILES_PER_CARRIER_MAX })
}

export const uploadCarrierFile: Handler<typeof UploadCarrierFile> = async asked => {
  const { app, tx, who, input, upload, request, now } = asked
  const { mime } = acceptedFile(upload)
  const { carrierId, kind } = input
  const { name, bytes } = upload
  await makeRoom(tx, who.clientId, carrierId)
  const fileId = await storeFile(app, tx, {
    ...{ clientId: who.clientId, shipmentId: null, carrierId, kind, name, mime, bytes },
    ...{ by: who.userId, at: now },
  })
  const doer = { who, requestId: request.id, at: now }
  const after = { fileId, name, kind }
  await recordChange(tx, doer, { entity: 'carrier', entityId: carrierId, action: 'attached', after })
  const file = { fileId, name, mime, size: bytes.length, kind, uploadedAt: now.toISOString() }
  return { Status: 'Success', file }
}

export const deleteCarrierFile: Handler<typeof DeleteCarrierFile> = async ({ tx, who, input, request, now }) => {
  const file = await tx
    .selectFrom('file')
    .select(['carrier_id', 'name', 'deleted_at'])
    .where('client_id', '=', who.clientId)
    .where('file_id', '=', input.fileId)
    .forUpdate()
    .executeTakeFirst()
  if (file === undefined || file.carrier_id === null) throw new Refusal('NotFound')
  if ((file.deleted_at === null) === input.restore) return { Status: 'Success' }
  if (input.restore) await makeRoom(tx, who.clientId, file.carrier_id)
  await tx
    .updateTable('file')
    .set({ deleted_at: input.restore ? null : now.toISOString() })
    .where('client_id', '=', who.clientId)
    .where('file_id', '=', input.fileId)
    .execute()
  const content = { fileId: input.fileId, name: file.name }
  const change = input.restore ? { action: 'fileRestored', after: content } : { action: 'fileRemoved', before: content }
  const doer = { who, requestId: request.id, at: now }
  await recordChange(tx, doer, { entity: 'carrier', entityId: file.carrier_id, ...change })
  return { Status: 'Success' }
}

export const displayCarrierFile: Handler<typeof DisplayCarrierFile> = async ({ app, db, who, input }) => {
  const file = await db.readOne(
    app.db.query
      .selectFrom('file')
      .select(['sha256', 'name', 'mime'])
      .where('client_id', '=', who.clientId)
      .where('file_id', '=', input.fileId)
      .where('carrier_id', 'is not', null)
      .where('deleted_at', 'is', null),
  )
  if (file === null) throw new Refusal('NotFound')
  return { name: file.name, mime: file.mime, body: await app.files.stream(who.clientId, file.sha256) }
}
