import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { readPicture } from '../../files/picture/readPicture.ts'

/** What can stand in a PDF with other papers. */
export const sheetMimes = ['application/pdf', 'image/png', 'image/jpeg'] as const

/** Pixels of a side of a picture that is printed, and of all of it: more than a page shows. */
const PICTURE = { side: 8192, pixels: 20_000_000 } as const

/** An attachment as pages of a PDF; null: it is none that can be read, or it is sealed by a password. */
export async function asPages(bytes: Buffer, mime: string): Promise<Buffer | null> {
  const { mergePdfs, picturePdf } = await import('@waybill/documents')
  if (mime === 'application/pdf') {
    try {
      return Buffer.from(await mergePdfs([bytes]))
    } catch {
      return null
    }
  }
  const judged = await readPicture(bytes, PICTURE)
  return judged.kind === 'taken' ? Buffer.from(await picturePdf(judged.picture.bytes, judged.picture.mime)) : null
}

/** Attachments of shipments that can be printed with their papers, in the order in which they came. */
export async function reprintFiles(
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  shipmentIds: readonly number[],
) {
  const rows = await db.read(
    app.db.query
      .selectFrom('file')
      .select(['file_id', 'shipment_id', 'name', 'mime', 'sha256', 'size', 'for_reprint'])
      .where('client_id', '=', clientId)
      .where('shipment_id', 'in', [...shipmentIds])
      .where('kind', 'in', ['attachment', 'pod', 'carrier-bol', 'customs'])
      .where('mime', 'in', [...sheetMimes])
      .where('deleted_at', 'is', null)
      .orderBy('file_id'),
  )
  return rows.map(row => ({
    ...{ fileId: row.file_id, shipmentId: row.shipment_id, name: row.name, mime: row.mime, sha256: row.sha256 },
    size: row.size,
    chosen: row.for_reprint,
  }))
}

/** An attachment whose pages are made once it is their turn. */
export interface ChosenFile {
  readonly size: number
  readonly load: () => Promise<Buffer | null>
}

/** The attachments of a shipment that are chosen to come with its papers. */
export async function chosenFilePages(
  app: Pick<App, 'db' | 'files'>,
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  shipmentId: number,
): Promise<readonly ChosenFile[]> {
  const files = await reprintFiles(app, db, clientId, [shipmentId])
  return files
    .filter(({ chosen }) => chosen)
    .map(({ sha256, size, mime }) => ({
      size,
      load: async () => asPages(await app.files.bytes(clientId, sha256), mime),
    }))
}
