import { type BolCarrier, changedFields, changeEffect } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import { type TenantDb, type Tx, within } from '../../db/open.ts'
import { storeFile } from '../files/index.ts'
import { changeName, readContent, type ShipmentRecord } from '../shipments/index.ts'
import { bolModels } from './models.ts'

export interface Revision {
  readonly revision: number
  /** The first bill. */
  readonly fileId: number
  readonly name: string
  /** Every bill, as a mail takes it. */
  readonly attachments: readonly { readonly fileId: number; readonly name: string }[]
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
 * Draws the next revision of every bill of lading of a shipment and files it, in the transaction of what made it
 * necessary. The caller writes `bolRevision` in the change it saves (rules of the trade: bill of lading revisions).
 */
export async function issueRevision(
  app: App,
  tx: Tx,
  doer: Doer,
  { record, carrier, reason, sample, contentNo }: Issue,
): Promise<Revision> {
  const revision = record.bolRevision + 1
  const { bolPdf } = await import('@waybill/documents')
  const attachments: { fileId: number; name: string }[] = []
  for (const [index, model] of bolModels({ record, carrier, sample, due: '' }, revision).entries()) {
    const bytes = Buffer.from(await bolPdf(model))
    const name = nameOf(model.number, revision)
    const { clientId, shipmentId } = record
    const { userId } = doer.who
    const file = { clientId, shipmentId, kind: 'bol', name, mime: 'application/pdf', bytes, by: userId } as const
    const fileId = await storeFile(app, tx, { ...file, at: doer.at })
    await tx
      .insertInto('bol_revision')
      .values({
        client_id: clientId,
        shipment_id: shipmentId,
        bill_id: record.shipment.bills[index]?.billId ?? 0,
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
    attachments.push({ fileId, name })
  }
  const [first] = attachments
  if (first === undefined) throw new Error(`shipment ${record.shipmentId} has no bill of lading`)
  return { ...first, revision, attachments }
}

/** The revision in force; null before the first one. */
export async function newestRevision(tx: Tx, record: ShipmentRecord): Promise<Revision | null> {
  const { clientId, shipmentId, bolRevision } = record
  const rows = await tx
    .selectFrom('bol_revision as r')
    .innerJoin('bill_of_lading as b', join =>
      join
        .onRef('b.client_id', '=', 'r.client_id')
        .onRef('b.shipment_id', '=', 'r.shipment_id')
        .onRef('b.bill_id', '=', 'r.bill_id'),
    )
    .select(['r.file_id', 'b.number'])
    .where('r.client_id', '=', clientId)
    .where('r.shipment_id', '=', shipmentId)
    .where('r.revision', '=', bolRevision)
    .orderBy('b.place')
    .execute()
  const attachments = rows.map(row => ({ fileId: row.file_id, name: nameOf(row.number, bolRevision) }))
  const [first] = attachments
  return first ? { ...first, revision: bolRevision, attachments } : null
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
    const fields = changedFields(shipment, record.shipment)
      .filter(field => changeEffect(field, 'T') === 'reRate')
      .map(changeName)
    const pro = row.pro_number === record.proNumber ? [] : ['the PRO number of the carrier']
    const carrier = row.carrier_scac === record.carrierScac || record.carrierScac === '' ? [] : ['carrier']
    return [...fields, ...pro, ...carrier].join(', ')
  })
}

/** The same for one shipment, inside a transaction. */
export async function dueOnBill(app: Pick<App, 'db'>, tx: Tx, record: ShipmentRecord): Promise<string> {
  return (await billsDue(app, within(tx), [record]))[0] ?? ''
}
