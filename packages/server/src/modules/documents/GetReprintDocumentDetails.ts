import type { ReplyOf } from '@waybill/contract'
import type { GetReprintDocumentDetails } from '@waybill/contract/calls/Shipment/GetReprintDocumentDetails.ts'
import { destinationOf } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { reprintFiles } from '../files/index.ts'
import { labelPrints } from '../labels/index.ts'
import { loadShipments } from '../shipments/index.ts'
import { type PaperRow, printedPapers } from './printedPapers.ts'

type Details = ReplyOf<typeof GetReprintDocumentDetails>['documents'][number]
type Paper = Details['papers'][number]

/** Revisions of bills that are told of one shipment, the newest. */
const BILLS_SHOWN = 100

interface BillRow {
  readonly shipmentId: number
  readonly billId: number
  readonly number: string
  readonly revision: number
  readonly reason: string
  readonly issuedAt: string
  readonly issuedBy: string
}

const issuedRevisions = (
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  shipmentIds: readonly number[],
): Promise<readonly BillRow[]> =>
  db.read<BillRow>({
    compile: () =>
      sql<BillRow>`
        select r.shipment_id as "shipmentId", r.bill_id as "billId", b.number, r.revision, r.reason,
               r.issued_at as "issuedAt", coalesce(trim(u.first_name || ' ' || u.last_name), '') as "issuedBy"
          from bol_revision r
          join bill_of_lading b on b.client_id = r.client_id and b.bill_id = r.bill_id and b.shipment_id = r.shipment_id
          left join identity.person u on u.user_id = r.issued_by
         where r.client_id = ${clientId} and r.shipment_id = any(${shipmentIds}::bigint[])
         order by r.shipment_id, r.revision desc, b.place`.compile(app.db.query),
  })

/** Several contents of one paper, counted together. */
function together(rows: readonly PaperRow[]): Pick<Paper, 'prints' | 'printedAt' | 'printedBy'> {
  const last = rows.reduce<PaperRow | null>(
    (newest, row) => (newest && newest.lastAt >= row.lastAt ? newest : row),
    null,
  )
  return {
    prints: rows.reduce((sum, { prints }) => sum + prints, 0),
    printedAt: last?.lastAt ?? '',
    printedBy: last?.lastBy ?? '',
  }
}

function drawnPapers(rows: readonly PaperRow[]): Paper[] {
  const kinds = Map.groupBy(rows, ({ document, format }) => `${document} ${format}`)
  return [...kinds.values()].flatMap(same => {
    const [newest] = same
    if (newest === undefined || newest.document === 'bol') return []
    const { document, format, issuedAt } = newest
    return [{ document, format, issuedAt, ...together(same) }]
  })
}

export const getReprintDocumentDetails: Handler<typeof GetReprintDocumentDetails> = async ({ app, db, who, input }) => {
  const { clientId } = who
  const shipmentIds = [...new Set(input.shipmentIds)]
  const records = await loadShipments(db, clientId, shipmentIds)
  const [printed, issued, labels, files] = await Promise.all([
    printedPapers(app, db, clientId, shipmentIds),
    issuedRevisions(app, db, clientId, shipmentIds),
    labelPrints(app, db, clientId, shipmentIds),
    reprintFiles(app, db, clientId, shipmentIds),
  ])
  const papers = Map.groupBy(printed, ({ shipmentId }) => shipmentId)
  const bills = Map.groupBy(issued, ({ shipmentId }) => shipmentId)
  const noLabels = { count: 0, prints: 0, printedAt: '', printedBy: '' }
  return {
    documents: records.map(record => {
      const { shipmentId } = record
      const own = papers.get(shipmentId) ?? []
      return {
        shipmentId,
        UniqueName: record.uniqueName,
        BOLNumber: record.bolNumber,
        consignee: destinationOf(record.shipment).company,
        CarrierName: record.carrierName,
        shipmentStatus: record.status,
        isArchived: record.setAside === 'archived',
        bills: (bills.get(shipmentId) ?? []).slice(0, BILLS_SHOWN).map(({ billId, revision, ...bill }) => ({
          ...{ number: bill.number, revision, reason: bill.reason, issuedAt: bill.issuedAt, issuedBy: bill.issuedBy },
          ...together(own.filter(row => row.billId === billId && row.revision === revision)),
        })),
        papers: drawnPapers(own),
        parcelLabels: labels.get(shipmentId) ?? noLabels,
        files: files
          .filter(file => file.shipmentId === shipmentId)
          .map(({ fileId, name, mime, chosen }) => ({ fileId, name, mime, chosen })),
      }
    }),
  }
}
