import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { TenantDb, Tx } from '../../db/open.ts'
import { lockContent } from '../../files/forgetFile.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import type { IssuedBill } from './bundle.ts'
import type { PrintedDocument } from './readiness.ts'

export const paperFormats = ['pdf', 'zpl203', 'zpl300'] as const
export type PaperFormat = (typeof paperFormats)[number]

/** A paper that is handed out: what was drawn for it, or the bytes that are kept already. */
export interface HandedOut {
  readonly shipmentId: number
  readonly document: PrintedDocument
  readonly format: PaperFormat
  readonly contentKey: string
  /** What was drawn; of what a file keeps already, its hash. */
  readonly content: Buffer | { readonly sha256: string }
  readonly bill?: { readonly billId: number; readonly revision: number }
}

/** A paper that was handed out before. */
export interface PaperRow {
  readonly paperId: number
  readonly shipmentId: number
  readonly document: PrintedDocument
  readonly format: PaperFormat
  readonly contentKey: string
  readonly sha256: string
  readonly billId: number | null
  readonly revision: number | null
  readonly prints: number
  readonly issuedAt: string
  readonly lastAt: string
  readonly lastBy: string
}

/** Papers of shipments that were handed out, of each document and format the one that was in force last first. */
export async function printedPapers(
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  shipmentIds: readonly number[],
): Promise<readonly PaperRow[]> {
  return db.read<PaperRow>({
    compile: () =>
      sql<PaperRow>`
        select p.paper_id as "paperId", p.shipment_id as "shipmentId", p.document, p.format, p.content_key as "contentKey",
               p.sha256, p.bill_id as "billId", p.revision, p.prints, p.issued_at as "issuedAt", p.last_at as "lastAt",
               coalesce(trim(u.first_name || ' ' || u.last_name), '') as "lastBy"
          from printed_paper p left join identity.person u on u.user_id = p.last_by
         where p.client_id = ${clientId} and p.shipment_id = any(${shipmentIds}::bigint[])
         order by p.shipment_id, p.document, p.format, p.issued_at desc, p.paper_id desc`.compile(app.db.query),
  })
}

/** Which paper of a shipment it is; the same one is handed out again as it is kept. */
export const paperName = ({
  shipmentId,
  document,
  format,
  contentKey,
}: Pick<HandedOut, 'shipmentId' | 'document' | 'format' | 'contentKey'>): string =>
  [shipmentId, document, format, contentKey].join('/')

/** Counts papers as printed now, and keeps the bytes of those that are new. The caller writes the history beside it. */
export async function keepPrinted(app: App, tx: Tx, { who, at }: Doer, papers: readonly HandedOut[]): Promise<void> {
  const { clientId, userId } = who
  const stamp = at.toISOString()
  const hashed = papers.map(paper => {
    const { content } = paper
    return {
      paper,
      sha256: Buffer.isBuffer(content) ? createHash('sha256').update(content).digest('hex') : content.sha256,
    }
  })
  // In one order for everybody, so that two prints of the same papers wait and never block each other.
  const inOrder = hashed.toSorted((a, b) => (paperName(a.paper) < paperName(b.paper) ? -1 : 1))
  for (const sha256 of [...new Set(hashed.map(one => one.sha256))].sort()) await lockContent(tx, clientId, sha256)
  await Promise.all(papers.map(({ content }) => (Buffer.isBuffer(content) ? app.files.put(clientId, content) : null)))
  for (const { paper, sha256 } of inOrder) {
    const { shipmentId: shipment_id, document, format, contentKey: content_key, bill } = paper
    await tx
      .insertInto('printed_paper')
      .values({
        ...{ client_id: clientId, shipment_id, document, format, content_key, sha256 },
        ...{ bill_id: bill?.billId ?? null, revision: bill?.revision ?? null, prints: 1 },
        ...{ first_at: stamp, first_by: userId, issued_at: stamp, last_at: stamp, last_by: userId },
      })
      .onConflict(conflict =>
        conflict.columns(['client_id', 'shipment_id', 'document', 'format', 'content_key']).doUpdateSet(eb => ({
          prints: eb('printed_paper.prints', '+', 1),
          ...{ issued_at: stamp, last_at: stamp, last_by: userId },
        })),
      )
      .execute()
  }
}

/** Counts papers that were given again; what is in force stays what it was. */
export const countReprinted = (tx: Tx, { who, at }: Doer, paperIds: readonly number[]) =>
  tx
    .updateTable('printed_paper')
    .set(eb => ({ prints: eb('prints', '+', 1), last_at: at.toISOString(), last_by: who.userId }))
    .where('client_id', '=', who.clientId)
    .where('paper_id', 'in', [0, ...paperIds])
    .execute()

/** What papers are called at the head of a file. */
export const paperTitles: Readonly<Record<PrintedDocument, string>> = {
  ...{ bol: 'BOL', label: 'Labels', 'packing-list': 'Packing list', 'commercial-invoice': 'Commercial invoice' },
}

type Named = Pick<HandedOut, 'shipmentId' | 'document' | 'format' | 'contentKey'>

/** The bytes of papers that were handed out before. */
export interface KeptPapers {
  bytes(paper: Named): Promise<Buffer | undefined>
}

/** What was handed out of shipments, to be given again where the same is asked for. */
export async function keptPapers(
  app: Pick<App, 'db' | 'files'>,
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  shipmentIds: readonly number[],
): Promise<KeptPapers> {
  const rows = await printedPapers(app, db, clientId, shipmentIds)
  const kept = new Map(rows.map(row => [paperName(row), row.sha256]))
  return {
    bytes: async paper => {
      const sha256 = kept.get(paperName(paper))
      return sha256 === undefined ? undefined : app.files.bytes(clientId, sha256)
    },
  }
}

/** The bills of lading that were filed for a revision, in their order. @throws when they are not on file */
export async function issuedBills(
  app: Pick<App, 'db' | 'files'>,
  db: Pick<TenantDb, 'read'>,
  { clientId, shipmentId }: Pick<ShipmentRecord, 'clientId' | 'shipmentId'>,
  revision: number,
): Promise<readonly IssuedBill[]> {
  const files = await db.read(
    app.db.query
      .selectFrom('bol_revision as r')
      .innerJoin('bill_of_lading as b', join =>
        join.onRef('b.client_id', '=', 'r.client_id').onRef('b.bill_id', '=', 'r.bill_id'),
      )
      .innerJoin('file as f', join =>
        join.onRef('f.client_id', '=', 'r.client_id').onRef('f.file_id', '=', 'r.file_id'),
      )
      .select(['r.bill_id', 'f.sha256', 'f.size'])
      .where('r.client_id', '=', clientId)
      .where('r.shipment_id', '=', shipmentId)
      .where('b.shipment_id', '=', shipmentId)
      .where('r.revision', '=', revision)
      .orderBy('b.place'),
  )
  if (files.length === 0) throw new Error(`revision ${revision} of shipment ${shipmentId} is not on file`)
  return files.map(({ bill_id, sha256, size }) => ({
    ...{ billId: bill_id, sha256, size, load: () => app.files.bytes(clientId, sha256) },
  }))
}

/** Issued bills as they are handed out; a draft is none. */
export const billsHandedOut = ({
  shipmentId,
  issued,
  revision,
}: {
  readonly shipmentId: number
  readonly issued: readonly IssuedBill[] | null
  readonly revision: number
}): readonly HandedOut[] =>
  (issued ?? []).map(({ billId, sha256 }) => ({
    ...{ shipmentId, document: 'bol', format: 'pdf', contentKey: sha256, content: { sha256 } },
    bill: { billId, revision },
  }))
