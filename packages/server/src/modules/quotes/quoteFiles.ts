import type { DisplayQuoteFile } from '@waybill/contract/calls/Quote/DisplayQuoteFile.ts'
import type { UploadQuoteFile } from '@waybill/contract/calls/Quote/UploadQuoteFile.ts'
import { ANSWER_FILES_MB_MAX, SPOT_FILES_MAX } from '@waybill/contract/wire/spotQuote.ts'
import { recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { acceptedFile, makeRoomForFile, storeFile, wireFileOf } from '../files/index.ts'
import { answererOf } from './answered.ts'
import { openAnswer } from './openAnswer.ts'
import { quoteAsked } from './quoteAsked.ts'
import { filesOfSpot } from './rows.ts'

/** A file that goes with the question; no other file of the shipment can be had by its link. */
export const displayQuoteFile: Handler<typeof DisplayQuoteFile> = async ({ app, db, who, query, input }) => {
  const { spot } = await quoteAsked(app, db, who, query)
  if (!filesOfSpot(spot).includes(input.fileId)) throw new Refusal('NotFound')
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

/**
 * What one link may bring: a stranger who has it shall not fill the places of the shipment. Its invitation is locked.
 * @throws {Refusal} TooManyQuoteFiles
 */
async function refuseTooMany(tx: Tx, clientId: number, invitationId: number, size: number): Promise<void> {
  const { n, bytes } = await tx
    .selectFrom('file')
    .select(eb => [eb.fn.countAll<number>().as('n'), eb.fn.sum<number | null>('size').as('bytes')])
    .where('client_id', '=', clientId)
    .where('invitation_id', '=', invitationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (n < SPOT_FILES_MAX && Number(bytes ?? 0) + size <= ANSWER_FILES_MB_MAX * 1024 * 1024) return
  throw new Refusal('TooManyQuoteFiles', { max: SPOT_FILES_MAX, mb: ANSWER_FILES_MB_MAX })
}

/** Keeps a file of a carrier's with the shipment, where only the shipper's people see it: it may hold a price. */
export const uploadQuoteFile: Handler<typeof UploadQuoteFile> = async given => {
  const { app, tx, who, upload, request, now } = given
  const { mime } = acceptedFile(upload)
  // Room for the file is made under the shipment's lock, which everybody takes before the invitation's.
  const asked = await openAnswer(given, true)
  const { shipment_id: shipmentId } = asked.spot
  const { invitation_id: invitationId } = asked.invitation
  const { name, bytes } = upload
  await refuseTooMany(tx, who.clientId, invitationId, bytes.length)
  const { uniqueName } = await makeRoomForFile(tx, who.clientId, shipmentId)
  const by = asked.clerk?.userId ?? null
  const file = { clientId: who.clientId, shipmentId, invitationId, kind: 'quote' as const, name, mime, bytes }
  const fileId = await storeFile(app, tx, { ...file, by, at: now })
  await recordChange(
    tx,
    { who: answererOf(given, asked), requestId: request.id, at: now },
    {
      ...{ entity: 'shipment', entityId: shipmentId, action: 'attached' },
      after: { fileId, name, kind: 'quote', note: name },
    },
  )
  await app.realtime.tell({ clientId: who.clientId, topic: 'shipment', uniqueName, data: { shipmentId } }, tx)
  const row = { file_id: fileId, name, mime, size: bytes.length, kind: 'quote' as const, offered_as_pod: false }
  return {
    Status: 'Success',
    file: wireFileOf({ ...row, created_at: now.toISOString() }, answererOf(given, asked).name),
  }
}
