import { isDeepStrictEqual } from 'node:util'
import { type BolCarrier, changedFields, changeEffect } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import { billWords } from '../../companySettings.ts'
import { type TenantDb, type Tx, within } from '../../db/open.ts'
import { paperLogo } from '../../letterhead.ts'
import { storeFile } from '../files/index.ts'
import { changeName, contentOf, readContent, recordAt, type ShipmentRecord } from '../shipments/index.ts'
import { impliedOnPapers, impliedOrdered } from './implied.ts'
import { bolModels, type Printing } from './models.ts'
import { namesFor } from './names.ts'

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
 * necessary. It bears the company's logo of that day, and keeps it: an issued bill is filed as paper and leaves the same for good.
 * A new logo or new sentences say nothing about freight, so they make no revision due; papers that are drawn from now on bear them. The caller writes `bolRevision` in the change it saves (rules of the trade: bill of lading revisions).
 */
export async function issueRevision(
  app: App,
  tx: Tx,
  doer: Doer,
  { record, carrier, reason, sample, contentNo }: Issue,
): Promise<Revision> {
  const revision = record.bolRevision + 1
  const { bolPdf } = await import('@waybill/documents')
  const { clientId, shipmentId } = record
  const before = await printedBefore(tx, record, revision)
  const names = await namesFor(app, within(tx), [record])
  const [implied = []] = await impliedOnPapers(app, within(tx), [record])
  const own = { ...(await paperLogo(app, clientId, tx)), ...(await billWords(app, clientId, tx)) }
  const attachments: { fileId: number; name: string }[] = []
  for (const [index, model] of bolModels({ record, carrier, sample, due: '', names, implied }, revision).entries()) {
    // A bill that is printed for the first time replaces none, whatever revision the shipment is at.
    const isFirst = !before.has(record.shipment.bills[index]?.billId ?? 0)
    const bytes = Buffer.from(await bolPdf({ ...model, ...own, ...(isFirst ? { revision: 1 } : {}) }))
    const name = nameOf(model.number, isFirst ? 1 : revision)
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
        implied: JSON.stringify(implied),
      })
      .execute()
    attachments.push({ fileId, name })
  }
  const [first] = attachments
  if (first === undefined) throw new Error(`shipment ${record.shipmentId} has no bill of lading`)
  return { ...first, revision, attachments }
}

/** The bills that were printed in some revision before this one. */
async function printedBefore(
  tx: Tx,
  { clientId, shipmentId }: ShipmentRecord,
  revision: number,
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('bol_revision')
    .select('bill_id')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('revision', '<', revision)
    .execute()
  return new Set(rows.map(row => row.bill_id))
}

/** Whether the bills in force were printed before the carrier gave its number for the shipment. */
export async function lacksPro(
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'read'>,
  { clientId, shipmentId, bolRevision, proNumber }: ShipmentRecord,
): Promise<boolean> {
  if (bolRevision === 0 || proNumber === '') return false
  const rows = await db.read(
    app.db.query
      .selectFrom('bol_revision')
      .select('bill_id')
      .where('client_id', '=', clientId)
      .where('shipment_id', '=', shipmentId)
      .where('revision', '=', bolRevision)
      .where('pro_number', '=', '')
      .where('content_no', 'is not', null),
  )
  return rows.length > 0
}

/**
 * Prints the bills in force again with the carrier's number, where they were printed before it came: the same revision of
 * the same content, complete now. It replaces nothing, because whoever holds the former paper reads nothing wrong on it.
 * The caller holds the shipment's lock. @returns whether there was anything to complete
 */
export async function completeWithPro(
  app: App,
  tx: Tx,
  doer: Doer,
  { record, carrier, sample }: Pick<Issue, 'record' | 'carrier' | 'sample'>,
): Promise<boolean> {
  if (!(await lacksPro(app, within(tx), record))) return false
  const { clientId, shipmentId, bolRevision } = record
  const { bolPdf } = await import('@waybill/documents')
  const rows = await tx
    .selectFrom('bol_revision')
    .select(['bill_id', 'content_no', 'implied'])
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('revision', '=', bolRevision)
    .execute()
  const before = await printedBefore(tx, record, bolRevision)
  const names = await namesFor(app, within(tx), [record])
  const own = { ...(await paperLogo(app, clientId, tx)), ...(await billWords(app, clientId, tx)) }
  for (const { bill_id, content_no, implied } of rows) {
    if (content_no === null) continue
    const then = recordAt(record, await contentOf(app, tx, record, content_no))
    const printing = { record: then, carrier, sample, due: '', names, implied: impliedThen(implied) }
    const models = bolModels(printing, bolRevision)
    const model = models[then.shipment.bills.findIndex(bill => bill.billId === bill_id)]
    if (model === undefined) continue
    const shown = before.has(bill_id) ? bolRevision : 1
    const bytes = Buffer.from(await bolPdf({ ...model, ...own, revision: shown }))
    const name = nameOf(model.number, shown).replace('.pdf', '-with-PRO.pdf')
    const { userId } = doer.who
    const file = { clientId, shipmentId, kind: 'bol', name, mime: 'application/pdf', bytes, by: userId } as const
    const fileId = await storeFile(app, tx, { ...file, at: doer.at })
    await tx
      .updateTable('bol_revision')
      .set({ file_id: fileId, pro_number: record.proNumber })
      .where('client_id', '=', clientId)
      .where('shipment_id', '=', shipmentId)
      .where('bill_id', '=', bill_id)
      .where('revision', '=', bolRevision)
      .execute()
  }
  return true
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
    .innerJoin('file as f', join => join.onRef('f.client_id', '=', 'r.client_id').onRef('f.file_id', '=', 'r.file_id'))
    .select(['r.file_id', 'f.name'])
    .where('r.client_id', '=', clientId)
    .where('r.shipment_id', '=', shipmentId)
    .where('r.revision', '=', bolRevision)
    .orderBy('b.place')
    .execute()
  const attachments = rows.map(row => ({ fileId: row.file_id, name: row.name }))
  const [first] = attachments
  return first ? { ...first, revision: bolRevision, attachments } : null
}

/** What stood on a bill of what nobody ticked; one that was issued before such services stood on bills has none. */
const impliedThen = (kept: unknown): readonly string[] => (kept === null ? [] : (kept as readonly string[]))

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
      .select(['r.shipment_id', 'r.revision', 'r.pro_number', 'r.carrier_scac', 'r.implied'])
      .select(['c.content_no', 'c.form', 'c.content'])
      .where('r.client_id', '=', first.clientId)
      .where('r.shipment_id', 'in', printed),
  )
  const ordered = await impliedOrdered(app, db, records)
  return records.map(record => {
    const row = rows.find(one => one.shipment_id === record.shipmentId && one.revision === record.bolRevision)
    if (row === undefined) return ''
    if (row.content_no === null || row.form === null) return NOT_KNOWN
    const { shipment } = readContent({ content_no: row.content_no, form: row.form, content: row.content })
    // What the price or the truck depends on; what only people read is free until the truck is there.
    const fields = changedFields(shipment, record.shipment)
      .filter(field => changeEffect(field, 'T') === 'reRate')
      .map(changeName)
    // The number that comes after the print completes the paper; another one than the printed makes it wrong.
    const isRight = row.pro_number === '' || row.pro_number === record.proNumber
    const pro = isRight ? [] : ['the PRO number of the carrier']
    const carrier = row.carrier_scac === record.carrierScac || record.carrierScac === '' ? [] : ['carrier']
    const implied = sameCodes(row.implied, ordered.get(record.shipmentId)) ? [] : [changeName('accessorials')]
    return [...new Set([...fields, ...implied]), ...pro, ...carrier].join(', ')
  })
}

/** Whether a bill says what its order was priced for; of an old one, and of one whose order is no more, nothing is known. */
function sameCodes(printed: unknown, ordered: readonly string[] | undefined): boolean {
  if (printed === null || ordered === undefined) return true
  return isDeepStrictEqual(new Set(printed as readonly string[]), new Set(ordered))
}

/** The same for one shipment, inside a transaction. */
export async function dueOnBill(app: Pick<App, 'db'>, tx: Tx, record: ShipmentRecord): Promise<string> {
  return (await billsDue(app, within(tx), [record]))[0] ?? ''
}

/** What is written on the truck by hand makes no new paper, and no more do the logo and the company's sentences, which stand in no model here. */
const printed = (
  record: ShipmentRecord,
  { carrier, names, implied }: Pick<Printing, 'names' | 'implied'> & Pick<Issue, 'carrier'>,
): string =>
  JSON.stringify(
    bolModels({ record, carrier, sample: false, due: '', names, implied }, 1).map(
      ({ carrier: { trailer, seals, ...rest }, ...bill }) => ({
        ...bill,
        carrier: rest,
      }),
    ),
  )

/** Whether the valid bills say anything else than the shipment does, down to a contact. */
async function saysOtherwise(app: App, tx: Tx, record: ShipmentRecord, carrier: BolCarrier): Promise<boolean> {
  const row = await tx
    .selectFrom('bol_revision')
    .select('content_no')
    .where('client_id', '=', record.clientId)
    .where('shipment_id', '=', record.shipmentId)
    .where('revision', '=', record.bolRevision)
    .limit(1)
    .executeTakeFirst()
  if (row === undefined || row.content_no === null) return true
  const content = await contentOf(app, tx, record, row.content_no)
  const names = await namesFor(app, within(tx), [record])
  const [implied = []] = await impliedOnPapers(app, within(tx), [record])
  const facts = { carrier, names, implied }
  return printed(recordAt(record, content), facts) !== printed(record, facts)
}

/**
 * The bills that go with a word to the carrier: those in force where they say just what the shipment is, else the next
 * revision.
 */
export async function billToSend(
  app: App,
  tx: Tx,
  doer: Doer,
  issue: Issue,
): Promise<Revision & { readonly isNew: boolean }> {
  const { record, carrier } = issue
  await completeWithPro(app, tx, doer, issue)
  const valid = await newestRevision(tx, record)
  const due = await dueOnBill(app, tx, record)
  if (valid !== null && due === '' && !(await saysOtherwise(app, tx, record, carrier)))
    return { ...valid, isNew: false }
  const revision = await issueRevision(app, tx, doer, { ...issue, reason: due || issue.reason || 'changed' })
  return { ...revision, isNew: true }
}
