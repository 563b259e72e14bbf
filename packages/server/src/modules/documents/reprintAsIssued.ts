import { LABELS_DRAWN_MAX, PRINT_MB_MAX, PRINT_PAGES_MAX } from '@waybill/contract'
import type { SaveandReprint } from '@waybill/contract/calls/Shipment/SaveandReprint.ts'
import { inARow, sentence } from '@waybill/domain'
import { recordChanges } from '../../audit.ts'
import type { FileReply, Given } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { type ChosenFile, chosenFilePages } from '../files/index.ts'
import { type Chosen, chosenLabels, labelsName, laidOut, unreadable } from '../labelPapers/index.ts'
import { countPrinted, labelPrints } from '../labels/index.ts'
import { loadShipments, type ShipmentRecord } from '../shipments/index.ts'
import type { IssuedBill, Part } from './bundle.ts'
import {
  billsHandedOut,
  countReprinted,
  issuedBills,
  keepPrinted,
  type PaperRow,
  paperTitles,
  printedPapers,
} from './printedPapers.ts'

type ReprintRequest = Given<typeof SaveandReprint>

interface KeptPaper {
  readonly row: PaperRow
  readonly size: number
  readonly load: () => Promise<Buffer>
}

/** What is given again of one shipment: which bytes, each loaded once it is its turn. */
interface ReprintPapers {
  readonly record: ShipmentRecord
  readonly revision: number
  readonly bills: readonly IssuedBill[]
  /** Kept papers: the one of each document that was in force last. */
  readonly papers: readonly KeptPaper[]
  /** Its labels of a carrier, as ZPL. */
  readonly parcel: readonly { readonly chosen: Chosen; readonly zpl: string }[]
  readonly files: readonly ChosenFile[]
  /** How often labels of a carrier were printed before. */
  readonly parcelPrints: number
}

/** Names that a refusal says; the others are counted. */
const NAMED = 5

/** Shipments that are counted in one transaction. */
const COUNTED_AT_ONCE = 50

/** What was handed out of shipments before. */
interface Before {
  readonly papers: ReadonlyMap<number, readonly PaperRow[]>
  readonly labels: Awaited<ReturnType<typeof labelPrints>>
}

async function reprintPapers(asked: ReprintRequest, record: ShipmentRecord, before: Before): Promise<ReprintPapers> {
  const { app, db, who, input } = asked
  const { documents } = input
  const { clientId } = who
  const { shipmentId, bolRevision } = record
  const rows = before.papers.get(shipmentId) ?? []
  const prints = before.labels.get(shipmentId)
  const revision = input.revision ?? bolRevision
  const hasBill = documents.includes('bol') && revision > 0 && revision <= bolRevision
  const newest = (document: PaperRow['document'], format: PaperRow['format']) => {
    const row = documents.includes(document)
      ? rows.find(one => one.document === document && one.format === format)
      : undefined
    return row === undefined ? [] : [row]
  }
  const kept = [
    ...[...newest('packing-list', 'pdf'), ...newest('commercial-invoice', 'pdf')],
    ...newest('label', input.labels),
  ]
  const hasLabels = documents.includes('parcel-label') && (prints?.count ?? 0) > 0
  const wanted = { clientId, shipmentIds: [shipmentId], labelIds: [], leaveOut: false }
  const labels = hasLabels ? await chosenLabels(app, db, wanted) : []
  const layout = { stock: '4x6', tab: 'none', tabFields: [], tabText: '' } as const
  const zpl = await laidOut(app, clientId, labels, layout)
  return {
    ...{ record, revision },
    bills: hasBill ? await issuedBills(app, db, record, revision) : [],
    papers: await Promise.all(
      kept.map(async row => ({
        ...{ row, size: (await app.files.size(clientId, row.sha256)) ?? 0 },
        load: () => app.files.bytes(clientId, row.sha256),
      })),
    ),
    parcel: labels.map((chosen, i) => ({ chosen, zpl: zpl[i] ?? '' })),
    files: input.withFiles ? await chosenFilePages(app, db, clientId, shipmentId) : [],
    parcelPrints: prints?.prints ?? 0,
  }
}

const isNothing = ({ bills, papers, parcel }: ReprintPapers): boolean =>
  bills.length + papers.length + parcel.length === 0

/** @throws {Refusal} NothingPrinted, unless it is passed over and something is left */
function refuseNothing({ input }: ReprintRequest, all: readonly ReprintPapers[]): readonly ReprintPapers[] {
  const without = all.filter(isNothing)
  if (without.length === 0 || (input.leaveOut && without.length < all.length)) return all.filter(one => !isNothing(one))
  const more = without.length - NAMED
  const names = without.slice(0, NAMED).map(({ record }) => record.bolNumber)
  const which = [...names, ...(more > 0 ? [`+${more}`] : [])].join(', ')
  throw new Refusal(
    'NothingPrinted',
    { which },
    without.map(({ record }) => ({ at: `shipments.${record.shipmentId}`, code: 'not_printed', params: {} })),
  )
}

/** Sheets shipment by shipment, each with its files behind it, then all labels: they go to another printer or tray. */
async function reprintParts(all: readonly ReprintPapers[], copies: number): Promise<readonly Part[]> {
  const { copyMarks } = await import('./bundle.ts')
  const marks = copyMarks(copies)
  const sheets = all.flatMap(({ bills, papers, files }): Part[] => [
    ...bills.flatMap(({ load }) => marks.map(mark => ({ load, mark }))),
    ...papers.flatMap(({ row, load }) => (row.document === 'label' ? [] : [{ load }])),
    ...files.map(({ load }) => ({ load })),
  ])
  const units = all.flatMap(({ papers }) =>
    papers.flatMap(({ row, load }) => (row.document === 'label' ? [{ load }] : [])),
  )
  return [...sheets, ...units, ...(await carrierLabels(all.flatMap(({ parcel }) => parcel)))]
}

/** Labels of a carrier on plain stock, as PrintLabels gives them. @throws {Refusal} LabelUnreadable */
async function carrierLabels(parcel: ReprintPapers['parcel']): Promise<readonly Part[]> {
  if (parcel.length === 0) return []
  const { parcelLabelsPdf, UnreadableLabel } = await import('@waybill/documents')
  const name = labelsName(parcel.map(({ chosen }) => chosen))
  const zpl = parcel.map(one => one.zpl)
  try {
    const labels = Buffer.from(await parcelLabelsPdf(`Labels ${name}`, zpl, '4x6'))
    return [{ load: async () => labels }]
  } catch (error) {
    if (error instanceof UnreadableLabel) throw unreadable(name)
    throw error
  }
}

const named: Readonly<
  Record<Exclude<PaperRow['document'], 'bol'>, 'reprintedLabels' | 'reprintedList' | 'reprintedInvoice'>
> = {
  label: 'reprintedLabels',
  'packing-list': 'reprintedList',
  'commercial-invoice': 'reprintedInvoice',
}

/** Which papers, and that it was the how manieth time. */
function reprintNote(
  { record, revision, bills, papers, parcel, parcelPrints }: ReprintPapers,
  rows: readonly PaperRow[],
): string {
  const before = rows.filter(row => row.shipmentId === record.shipmentId && row.revision === revision)
  const count = Math.max(0, ...before.map(row => row.prints)) + 1
  return inARow([
    bills.length === 0 ? '' : sentence('reprintedBill', { revision: String(revision), count: String(count) }),
    ...papers.map(({ row }) =>
      row.document === 'bol' ? '' : sentence(named[row.document], { count: String(row.prints + 1) }),
    ),
    parcel.length === 0
      ? ''
      : sentence('reprintedParcelLabels', { count: String(Math.floor(parcelPrints / parcel.length) + 1) }),
  ])
}

/** Counts what was given, and writes who had it into the history of each shipment. */
async function recordReprinted(
  asked: ReprintRequest,
  all: readonly ReprintPapers[],
  rows: readonly PaperRow[],
): Promise<void> {
  const { app, db, who, input, request, now } = asked
  const doer = { who, requestId: request.id, at: now }
  const { documents, copies } = input
  for (let from = 0; from < all.length; from += COUNTED_AT_ONCE) {
    const some = all.slice(from, from + COUNTED_AT_ONCE)
    const changes = some.map(again => ({
      ...{ entity: 'shipment', entityId: again.record.shipmentId, action: 'reprinted' },
      after: { documents, copies, note: reprintNote(again, rows) },
    }))
    await db.transaction(async tx => {
      await keepPrinted(
        app,
        tx,
        doer,
        some.flatMap(({ record, bills, revision }) =>
          billsHandedOut({ shipmentId: record.shipmentId, issued: bills, revision }),
        ),
      )
      await countReprinted(
        tx,
        doer,
        some.flatMap(({ papers }) => papers.map(({ row }) => row.paperId)),
      )
      const labelIds = some.flatMap(({ parcel }) => parcel.map(({ chosen }) => chosen.label.labelId))
      if (labelIds.length > 0) await countPrinted(tx, who, labelIds, now)
      await recordChanges(tx, doer, changes)
    })
  }
}

/** What was printed of shipments once more, just as it was, whatever became of them since. */
export async function reprintAsIssued(asked: ReprintRequest): Promise<FileReply> {
  const { app, db, who, input } = asked
  const { documents, labels, copies } = input
  if (labels !== 'pdf' && documents.some(document => document !== 'label')) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.labels', code: 'zpl_alone', params: {} }])
  }
  const shipmentIds = [...new Set(input.shipmentIds)]
  const records = await loadShipments(db, who.clientId, shipmentIds)
  const rows = await printedPapers(app, db, who.clientId, shipmentIds)
  const before = {
    papers: Map.groupBy(rows, row => row.shipmentId),
    labels: await labelPrints(app, db, who.clientId, shipmentIds),
  }
  const found: ReprintPapers[] = []
  for (const record of records) found.push(await reprintPapers(asked, record, before))
  const all = refuseNothing(asked, found)
  const parcels = all.reduce((sum, { parcel }) => sum + parcel.length, 0)
  if (parcels > LABELS_DRAWN_MAX) throw new Refusal('TooManyPages', { pages: parcels, max: LABELS_DRAWN_MAX })
  const pages = all.reduce((sum, { bills, files }) => sum + bills.length * copies + files.length, 0)
  if (pages > PRINT_PAGES_MAX) throw new Refusal('TooManyPages', { pages, max: PRINT_PAGES_MAX })
  const bytes = all.reduce((sum, { bills, papers, files }) => {
    const sizes = [...bills.map(({ size }) => size * copies), ...[...papers, ...files].map(({ size }) => size)]
    return sum + sizes.reduce((some, size) => some + size, 0)
  }, 0)
  if (bytes > PRINT_MB_MAX * 1e6) throw new Refusal('PrintTooLarge', { mb: Math.ceil(bytes / 1e6), max: PRINT_MB_MAX })
  const [first] = all
  const which = all.length === 1 && first !== undefined ? first.record.bolNumber : `${all.length} shipments`
  const [kind] = documents
  const head =
    documents.length > 1 || kind === undefined ? 'Documents' : kind === 'parcel-label' ? 'Labels' : paperTitles[kind]
  const file = await reprintFile(all, `${head} ${which}`, input)
  await recordReprinted(asked, all, rows)
  return file
}

async function reprintFile(
  all: readonly ReprintPapers[],
  title: string,
  { labels, copies }: ReprintRequest['input'],
): Promise<FileReply> {
  if (labels !== 'pdf') {
    const pieces: Buffer[] = []
    for (const { load } of all.flatMap(({ papers }) => papers)) pieces.push(await load())
    const body = Buffer.concat(pieces)
    return { name: `${title}.zpl`, mime: 'text/plain; charset=utf-8', body }
  }
  const { bundlePdf } = await import('./bundle.ts')
  const body = await bundlePdf(title, await reprintParts(all, copies))
  return { name: `${title}.pdf`, mime: 'application/pdf', body }
}
