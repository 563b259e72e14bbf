import { setImmediate as nextTurn } from 'node:timers/promises'
import { PRINT_PAGES_MAX } from '@waybill/contract'
import type { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { recordChanges } from '../../audit.ts'
import { billWords, settingOf } from '../../companySettings.ts'
import type { TenantDb } from '../../db/open.ts'
import type { FileReply, Given, Handler } from '../../handler.ts'
import { paperLogo } from '../../letterhead.ts'
import { Refusal } from '../../refusal.ts'
import {
  contentNow,
  loadShipments,
  lockShipment,
  type ShipmentRecord,
  saveShipment,
  unitLabels,
} from '../shipments/index.ts'
import type { BundleItem, DrawnPaper, Labelled, Part } from './bundle.ts'
import { carriersOf } from './carriers.ts'
import { impliedOnPapers } from './implied.ts'
import type { Printing } from './models.ts'
import { namesFor } from './names.ts'
import { ordersOnLines } from './ordersOnPapers.ts'
import {
  billsHandedOut,
  type HandedOut,
  issuedBills,
  type KeptPapers,
  keepPrinted,
  keptPapers,
  paperTitles,
} from './printedPapers.ts'
import { isIssued, isRevisionDue, missingFor, type PrintedDocument, wireProblem } from './readiness.ts'
import { billsDue, completeWithPro, dueOnBill, issueRevision, lacksPro } from './revisions.ts'

type Asked = Given<typeof CheckBOLandDownload>

/** @throws {Refusal} NotReady with every missing field of every shipment; TooManyPages */
export function refuseUnprintable(
  input: Pick<Asked['input'], 'documents' | 'copies'>,
  printings: readonly Printing[],
): void {
  const missing = (printing: Printing) => {
    const problems = input.documents.flatMap(document => missingFor(document, printing).map(wireProblem))
    return new Map(problems.map(problem => [`${problem.at} ${problem.code}`, problem])).values()
  }
  const issues = printings.flatMap(printing =>
    [...missing(printing)].map(problem => ({
      ...problem,
      at: `shipments.${printing.record.shipmentId}.${problem.at}`,
    })),
  )
  if (issues.length > 0) throw new Refusal('NotReady', {}, issues)
  const labels = printings.reduce((sum, { record }) => sum + record.totalHandlingUnits, 0)
  const bills = printings.reduce((sum, { record }) => sum + record.shipment.bills.length, 0)
  const pages = bills * (input.documents.includes('bol') ? input.copies : 0)
  const all = pages + (input.documents.includes('label') ? labels : 0)
  if (all > PRINT_PAGES_MAX) throw new Refusal('TooManyPages', { pages: all, max: PRINT_PAGES_MAX })
}

/** Issues the revision that is due, or completes the one in force with the PRO, unless somebody just did; it tells nobody. Returns the shipment as it then stands. */
async function upToDate(asked: Asked, printing: Printing): Promise<Printing> {
  const { app, db, who, request, now } = asked
  const { carrier } = printing
  if (carrier === null) return printing
  if (!isRevisionDue(printing) && !(await lacksPro(app, db, printing.record))) return printing
  const doer = { who, requestId: request.id, at: now }
  return db.transaction(async tx => {
    const record = await lockShipment(tx, who.clientId, printing.record.shipmentId)
    const due = await dueOnBill(app, tx, record)
    if (!isRevisionDue({ ...printing, record, due })) {
      await completeWithPro(app, tx, doer, { record, carrier, sample: printing.sample })
      return { ...printing, record, due }
    }
    const reason = due || 'booked'
    const { sample } = printing
    const { contentNo } = await contentNow(tx, record, now)
    const { revision } = await issueRevision(app, tx, doer, { record, carrier, reason, sample, contentNo })
    const facts = { bolRevision: revision }
    const after = await saveShipment(app, tx, doer, record, { action: 'revised', facts, note: reason })
    return { ...printing, record: after, due: '' }
  })
}

async function itemFor(asked: Asked, printing: Printing): Promise<BundleItem> {
  if (!asked.input.documents.includes('bol')) return { printing, issued: null, revision: 0 }
  const ready = asked.input.preview ? printing : await upToDate(asked, printing)
  const due = isRevisionDue(ready)
  const isOnFile = isIssued(ready) && !due && !(await lacksPro(asked.app, asked.db, ready.record))
  const { app, db } = asked
  const issued = isOnFile ? await issuedBills(app, db, ready.record, ready.record.bolRevision) : null
  return { printing: ready, issued, revision: ready.record.bolRevision + (due ? 1 : 0) }
}

/** Shipments whose papers are kept in one transaction. */
const KEPT_AT_ONCE = 50

/** Keeps what was handed out, counts it, and writes it into the history of its shipment. */
async function recordPrinted(
  { app, db, who, input, request, now }: Asked,
  printings: readonly Printing[],
  handedOut: readonly HandedOut[],
): Promise<void> {
  const { documents, copies } = input
  const doer = { who, requestId: request.id, at: now }
  const papers = Map.groupBy(handedOut, ({ shipmentId }) => shipmentId)
  for (let from = 0; from < printings.length; from += KEPT_AT_ONCE) {
    const shipmentIds = printings.slice(from, from + KEPT_AT_ONCE).map(({ record }) => record.shipmentId)
    const changes = shipmentIds.map(entityId => ({
      ...{ entity: 'shipment', entityId, action: 'printed' },
      after: documents.includes('bol') ? { documents, copies } : { documents },
    }))
    await db.transaction(async tx => {
      await keepPrinted(
        app,
        tx,
        doer,
        shipmentIds.flatMap(shipmentId => papers.get(shipmentId) ?? []),
      )
      await recordChanges(tx, doer, changes)
    })
  }
}

/** The shipments with the numbers of their units; each is given with the first label that bears it. */
async function numbered({ app, db }: Asked, printings: readonly Printing[]): Promise<readonly Labelled[]> {
  const labelled: Labelled[] = []
  for (const printing of printings) {
    labelled.push({ printing, labels: await unitLabels(app, db, printing.record) })
  }
  return labelled
}

interface Made {
  readonly file: FileReply
  readonly handedOut: readonly HandedOut[]
}

async function makeZpl(asked: Asked, printings: readonly Printing[], kept: KeptPapers, which: string): Promise<Made> {
  const { drawnZpl } = await import('./bundle.ts')
  const format = asked.input.labels === 'zpl300' ? (['zpl300', 300] as const) : (['zpl203', 203] as const)
  const handedOut: (HandedOut & { readonly content: Buffer })[] = []
  for (const one of await numbered(asked, printings)) {
    const { paper, bytes } = drawnZpl(one, format)
    handedOut.push({ ...paper, content: (await kept.bytes(paper)) ?? bytes() })
    await nextTurn()
  }
  const body = Buffer.concat(handedOut.map(({ content }) => content))
  return { file: { name: `Labels ${which}.zpl`, mime: 'text/plain; charset=utf-8', body }, handedOut }
}

async function makePdf(asked: Asked, printings: readonly Printing[], kept: KeptPapers, which: string): Promise<Made> {
  // Fonts and barcodes are loaded with the first print, not with the server.
  const { bundlePdf, partsOf } = await import('./bundle.ts')
  const { documents, copies, preview } = asked.input
  const items: BundleItem[] = []
  for (const printing of printings) items.push(await itemFor(asked, printing))
  const labelled = documents.includes('label') ? await numbered(asked, printings) : []
  const { app, who } = asked
  const [logo, words] = await Promise.all([paperLogo(app, who.clientId), billWords(app, who.clientId)])
  const [kind] = documents
  const title = documents.length === 1 && kind !== undefined ? `${paperTitles[kind]} ${which}` : `Documents ${which}`
  const handedOut: HandedOut[] = items.flatMap(({ printing, ...bills }) =>
    billsHandedOut({ shipmentId: printing.record.shipmentId, ...bills }),
  )
  const parts: Part[] = []
  for (const part of partsOf(items, labelled, documents, preview ? 1 : copies, logo, words)) {
    const bytes = 'drawings' in part && part.paper ? await kept.bytes(part.paper) : undefined
    if (bytes !== undefined && 'drawings' in part && part.paper) handedOut.push({ ...part.paper, content: bytes })
    parts.push(bytes === undefined ? part : { load: async () => bytes })
  }
  const onDrawn = (paper: DrawnPaper, bytes: Buffer): void => void handedOut.push({ ...paper, content: bytes })
  const body = await bundlePdf(title, parts, preview ? undefined : onDrawn)
  return { file: { name: `${title}.pdf`, mime: 'application/pdf', body, inline: preview }, handedOut }
}

/** Shipments with all that stands on these papers beside what they are themselves. */
export async function printingsFor(
  app: Asked['app'],
  db: Pick<TenantDb, 'read'>,
  who: Pick<Asked['who'], 'isDemo' | 'clientId'>,
  documents: readonly PrintedDocument[],
  records: readonly ShipmentRecord[],
): Promise<readonly Printing[]> {
  const carriers = await carriersOf(app, db, records)
  const due = await billsDue(app, db, records)
  const names = await namesFor(app, db, records)
  const implied = await impliedOnPapers(app, db, records)
  const isListed = documents.some(one => one !== 'bol')
  const orders = isListed ? await ordersOnLines(app, db, records) : []
  const named = isListed ? { referenceLabels: await settingOf(app, db, who.clientId, 'referenceLabels') } : {}
  return records.map((record, i) => {
    const onLines = orders[i] === undefined ? {} : { orders: orders[i] }
    const about = { record, carrier: carriers[i] ?? null, due: due[i] ?? '', implied: implied[i] ?? [] }
    return { ...about, ...onLines, ...named, sample: who.isDemo, names }
  })
}

export const checkBOLandDownload: Handler<typeof CheckBOLandDownload> = async asked => {
  const { app, db, who, input } = asked
  if (input.labels !== 'pdf' && input.documents.some(document => document !== 'label')) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.labels', code: 'zpl_alone', params: {} }])
  }
  const records = await loadShipments(db, who.clientId, [...new Set(input.shipmentIds)])
  const printings = await printingsFor(app, db, who, input.documents, records)
  refuseUnprintable(input, printings)
  const [first] = printings
  const which = printings.length === 1 && first !== undefined ? first.record.bolNumber : `${printings.length} shipments`
  const kept = await keptPapers(
    app,
    db,
    who.clientId,
    records.map(({ shipmentId }) => shipmentId),
  )
  const make = input.labels !== 'pdf' && input.documents.includes('label') ? makeZpl : makePdf
  const { file, handedOut } = await make(asked, printings, kept, which)
  if (!input.preview) await recordPrinted(asked, printings, handedOut)
  return file
}
