import { type BolCarrier, judgeChange } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import { type TenantDb, type Tx, within } from '../../db/open.ts'
import { storeFile } from '../files/index.ts'
import { changeName, readContent, type ShipmentRecord } from '../shipments/index.ts'
import { bolModel } from './models.ts'

export interface Revision {
  readonly revision: number
  readonly fileId: number
  readonly name: string
}

export interface Issue {
  /** As it will be printed: content and carrier already the new ones. The caller holds its lock. */
  readonly record: ShipmentRecord
  readonly carrier: BolCarrier
  /** Why: shown beside the revision. */
  readonly reason: string
  readonly sample: boolean
  /** The content of the shipment it is printed from. */
  readonly contentNo: number
}

const nameOf = (bolNumber: string, revision: number): string =>
  revision === 1 ? `BOL-${bolNumber}.pdf` : `BOL-${bolNumber}-revision-${revision}.pdf`

/**
 * Draws the next revision of a bill of lading and files it, in the transaction of what made it necessary. The caller
 * writes `bolRevision` in the change it saves (rules of the trade: bill of lading revisions).
 */
export async function issueRevision(app: App, tx: Tx, doer: Doer, issue: Issue): Promise<Revision> {
  const { record, carrier, reason, sample, contentNo } = issue
  const revision = record.bolRevision + 1
  const { bolPdf } = await import('@waybill/documents')
  const bytes = Buffer.from(await bolPdf(bolModel({ record, carrier, sample, due: '' }, revision)))
  const name = nameOf(record.bolNumber, revision)
  const { clientId, shipmentId } = record
  const { userId } = doer.who
  const file = { clientId, shipmentId, kind: 'bol', name, mime: 'application/pdf', bytes, by: userId } as const
  const fileId = await storeFile(app, tx, { ...file, at: doer.at })
  await tx
    .insertInto('bol_revision')
    .values({
      client_id: clientId,
      shipment_id: shipmentId,
      revision,
      reason,
      file_id: fileId,
      issued_at: doer.at.toISOString(),
      issued_by: userId,
      content_no: contentNo,
      pro_number: record.proNumber,
      carrier_scac: carrier.scac,
    })
    .execute()
  return { revision, fileId, name }
}

/** The revision in force; null before the first one. */
export async function newestRevision(tx: Tx, record: ShipmentRecord): Promise<Revision | null> {
  const { clientId, shipmentId, bolRevision, bolNumber } = record
  const row = await tx
    .selectFrom('bol_revision')
    .select('file_id')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('revision', '=', bolRevision)
    .executeTakeFirst()
  return row ? { revision: bolRevision, fileId: row.file_id, name: nameOf(bolNumber, bolRevision) } : null
}

const NOT_KNOWN = 'changes since it was printed'

/**
 * What the valid bill of lading of each shipment says wrongly, in words: it follows from the content that it was printed
 * from. Blank: it still holds, or there is none yet. Same order as given.
 */
export async function billsDue(
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'read'>,
  records: readonly ShipmentRecord[],
): Promise<readonly string[]> {
  const printed = records.filter(({ bolRevision }) => bolRevision > 0).map(({ shipmentId }) => shipmentId)
  const [first] = records
  if (first === undefined || printed.length === 0) return records.map(() => '')
  const rows = await db.read(
    app.db.query
      .selectFrom('bol_revision as r')
      .leftJoin('shipment_content as c', join =>
        join
          .onRef('c.client_id', '=', 'r.client_id')
          .onRef('c.shipment_id', '=', 'r.shipment_id')
          .onRef('c.content_no', '=', 'r.content_no'),
      )
      .select(['r.shipment_id', 'r.revision', 'r.pro_number', 'r.carrier_scac', 'c.content_no', 'c.form', 'c.content'])
      .where('r.client_id', '=', first.clientId)
      .where('r.shipment_id', 'in', printed),
  )
  return records.map(record => {
    const row = rows.find(one => one.shipment_id === record.shipmentId && one.revision === record.bolRevision)
    if (row === undefined) return ''
    if (row.content_no === null || row.form === null) return NOT_KNOWN
    const { shipment } = readContent({ content_no: row.content_no, form: row.form, content: row.content })
    // What the price or the truck depends on; what only people read is free until the truck is there.
    const fields = judgeChange(shipment, record.shipment, 'T').reRate.map(changeName)
    const pro = row.pro_number === record.proNumber ? [] : ['the PRO number of the carrier']
    const carrier = row.carrier_scac === record.carrierScac || record.carrierScac === '' ? [] : ['carrier']
    return [...fields, ...pro, ...carrier].join(', ')
  })
}

/** The same for one shipment, inside a transaction. */
export async function dueOnBill(app: Pick<App, 'db'>, tx: Tx, record: ShipmentRecord): Promise<string> {
  return (await billsDue(app, within(tx), [record]))[0] ?? ''
}
