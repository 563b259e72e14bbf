import type { WireCarrierFile } from '@waybill/contract/wire/carrier.ts'
import { fileKinds, type WireFile } from '@waybill/contract/wire/file.ts'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { lockContent } from '../../files/forgetFile.ts'

export type FileKind = (typeof fileKinds)[number]
type CarrierFileKind = WireCarrierFile['kind']

export interface NewFile {
  readonly clientId: number
  /** What it belongs to: a shipment, or a carrier of the company. */
  readonly shipmentId: number | null
  readonly carrierId?: number
  /** The invitation to a quote by whose link it came. */
  readonly invitationId?: number
  readonly kind: FileKind | CarrierFileKind
  /** An attachment that somebody outside says is the proof of delivery. */
  readonly offeredAsPod?: boolean
  readonly name: string
  readonly mime: string
  readonly bytes: Buffer
  /** Null when the product made it by itself. */
  readonly by: number | null
  readonly at: Date
}

/**
 * Keeps the bytes and names them in the transaction. Bytes of a transaction that rolls back stay behind nameless,
 * which costs disk and nothing else. Returns the file's id.
 */
export async function storeFile(app: App, tx: Tx, file: NewFile): Promise<number> {
  const sha256 = await app.files.put(file.clientId, file.bytes)
  const { file_id } = await tx
    .insertInto('file')
    .values({
      client_id: file.clientId,
      sha256,
      name: file.name,
      mime: file.mime,
      size: file.bytes.length,
      shipment_id: file.shipmentId,
      carrier_id: file.carrierId ?? null,
      invitation_id: file.invitationId ?? null,
      kind: file.kind,
      offered_as_pod: file.offeredAsPod ?? false,
      uploaded_by: file.by,
      created_at: file.at.toISOString(),
    })
    .returning('file_id')
    .executeTakeFirstOrThrow()
  return file_id
}

/** A file of a report is given by its run alone, to who may see reports. */
export const REPORT_KIND = 'report'

/** Names bytes that went to the disk as they came. @throws {Refusal} FileDamaged where they are not there any more */
export async function nameStored(
  app: App,
  tx: Tx,
  file: Pick<NewFile, 'clientId' | 'name' | 'mime' | 'by' | 'at'> & {
    readonly stored: { readonly sha256: string; readonly bytes: number }
  },
): Promise<number> {
  const { clientId, name, mime, stored, by, at } = file
  await lockContent(tx, clientId, stored.sha256)
  await app.files.place(clientId, stored.sha256)
  const { file_id } = await tx
    .insertInto('file')
    .values({
      ...{ client_id: clientId, sha256: stored.sha256, name, mime, size: stored.bytes, kind: REPORT_KIND },
      ...{ uploaded_by: by, created_at: at.toISOString() },
    })
    .returning('file_id')
    .executeTakeFirstOrThrow()
  return file_id
}

/** Takes the names of files away; returns the contents they named, which may be forgotten after the commit. */
export async function dropNames(tx: Tx, clientId: number, fileIds: readonly number[]): Promise<readonly string[]> {
  if (fileIds.length === 0) return []
  const gone = await tx
    .deleteFrom('file')
    .where('client_id', '=', clientId)
    .where('file_id', 'in', [...fileIds])
    .returning('sha256')
    .execute()
  return [...new Set(gone.map(({ sha256 }) => sha256))]
}

export interface FileRow {
  readonly file_id: number
  readonly name: string
  readonly mime: string
  readonly size: number
  readonly kind: string
  readonly offered_as_pod: boolean
  readonly created_at: string
}

export const wireFileOf = (row: FileRow, uploadedBy: string): WireFile => ({
  fileId: row.file_id,
  name: row.name,
  mime: row.mime,
  size: row.size,
  kind: fileKinds.find(kind => kind === row.kind) ?? 'attachment',
  offeredAsPod: row.offered_as_pod,
  uploadedBy,
  uploadedAt: row.created_at,
})

/** Files the newest proof of delivery of the company with other shipments too, as it stands: the bytes are there already. */
export async function copyProof(
  tx: Tx,
  { clientId, userId }: { readonly clientId: number; readonly userId: number },
  shipmentIds: readonly number[],
): Promise<void> {
  await sql`
    insert into file (client_id, shipment_id, kind, name, mime, size, sha256, uploaded_by, created_at)
    select p.client_id, s.shipment_id, p.kind, p.name, p.mime, p.size, p.sha256, ${userId}, p.created_at
      from (select * from file where client_id = ${clientId} and kind = 'pod' order by file_id desc limit 1) p
     cross join unnest(${shipmentIds}::bigint[]) s (shipment_id)`.execute(tx)
}
