import { PRINT_PAGES_MAX } from '@waybill/contract'
import type { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { recordChanges } from '../../audit.ts'
import type { FileReply, Given, Handler } from '../../handler.ts'
import { paperLogo } from '../../letterhead.ts'
import { Refusal } from '../../refusal.ts'
import { contentNow, loadShipments, lockShipment, saveShipment, unitLabels } from '../shipments/index.ts'
import type { BundleItem, Labelled } from './bundle.ts'
import { carriersOf } from './carriers.ts'
import { impliedOnPapers } from './implied.ts'
import type { Printing } from './models.ts'
import { namesFor } from './names.ts'
import { ordersOnLines } from './ordersOnPapers.ts'
import { isIssued, isRevisionDue, missingFor, wireProblem } from './readiness.ts'
import { billsDue, completeWithPro, dueOnBill, issueRevision, lacksPro } from './revisions.ts'

type Asked = Given<typeof CheckBOLandDownload>

const resolutions = { zpl203: 203, zpl300: 300 } as const

/** @throws {Refusal} NotReady with every missing field of every shipment; TooManyPages */
function refuseUnprintable({ input }: Asked, printings: readonly Printing[]): void {
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

/** The bills of lading that were filed for the revision in force, in their order. */
async function issuedBytes({ app, db, who }: Asked, { record }: Printing): Promise<readonly Buffer[]> {
  const files = await db.read(
    app.db.query
      .selectFrom('bol_revision as r')
      .innerJoin('bill_of_lading as b', join =>
        join.onRef('b.client_id', '=', 'r.client_id').onRef('b.bill_id', '=', 'r.bill_id'),
      )
      .innerJoin('file as f', join =>
        join.onRef('f.client_id', '=', 'r.client_id').onRef('f.file_id', '=', 'r.file_id'),
      )
      .select('f.sha256')
      .where('r.client_id', '=', who.clientId)
      .where('r.shipment_id', '=', record.shipmentId)
      .where('b.shipment_id', '=', record.shipmentId)
      .where('r.revision', '=', record.bolRevision)
      .orderBy('b.place'),
  )
  if (files.length === 0)
    throw new Error(`revision ${record.bolRevision} of shipment ${record.shipmentId} is not on file`)
  return Promise.all(files.map(({ sha256 }) => app.files.bytes(who.clientId, sha256)))
}

async function itemOf(asked: Asked, printing: Printing): Promise<BundleItem> {
  if (!asked.input.documents.includes('bol')) return { printing, issued: null, revision: 0 }
  const ready = asked.input.preview ? printing : await upToDate(asked, printing)
  const due = isRevisionDue(ready)
  const isOnFile = isIssued(ready) && !due && !(await lacksPro(asked.app, asked.db, ready.record))
  const issued = isOnFile ? await issuedBytes(asked, ready) : null
  return { printing: ready, issued, revision: ready.record.bolRevision + (due ? 1 : 0) }
}

async function recordPrinted({ db, who, input, request, now }: Asked, printings: readonly Printing[]): Promise<void> {
  const { documents, copies } = input
  const changes = printings.map(({ record }) => ({
    entity: 'shipment',
    entityId: record.shipmentId,
    action: 'printed',
    after: documents.includes('bol') ? { documents, copies } : { documents },
  }))
  await db.transaction(tx => recordChanges(tx, { who, requestId: request.id, at: now }, changes))
}

/** The shipments with the numbers of their units; each is given with the first label that bears it. */
async function numbered({ app, db }: Asked, printings: readonly Printing[]): Promise<readonly Labelled[]> {
  const labelled: Labelled[] = []
  for (const printing of printings) {
    labelled.push({ printing, labels: await unitLabels(app, db, printing.record) })
  }
  return labelled
}

async function draw(asked: Asked, printings: readonly Printing[]): Promise<FileReply> {
  // Fonts and barcodes are loaded with the first print, not with the server.
  const { bundlePdf, bundleZpl } = await import('./bundle.ts')
  const { documents, labels, copies, preview } = asked.input
  const [first] = printings
  const which = printings.length === 1 && first !== undefined ? first.record.bolNumber : `${printings.length} shipments`
  if (labels !== 'pdf' && documents.includes('label')) {
    const body = await bundleZpl(await numbered(asked, printings), resolutions[labels])
    return { name: `Labels ${which}.zpl`, mime: 'text/plain; charset=utf-8', body }
  }
  const items: BundleItem[] = []
  for (const printing of printings) items.push(await itemOf(asked, printing))
  const labelled = documents.includes('label') ? await numbered(asked, printings) : []
  const logo = await paperLogo(asked.app, asked.who.clientId)
  const kinds = {
    ...{ bol: 'BOL', label: 'Labels' },
    ...{ 'packing-list': 'Packing list', 'commercial-invoice': 'Commercial invoice' },
  } as const
  const [kind] = documents
  const title = documents.length === 1 && kind !== undefined ? `${kinds[kind]} ${which}` : `Documents ${which}`
  const body = await bundlePdf(title, items, labelled, documents, preview ? 1 : copies, logo)
  return { name: `${title}.pdf`, mime: 'application/pdf', body, inline: preview }
}

export const checkBOLandDownload: Handler<typeof CheckBOLandDownload> = async asked => {
  const { app, db, who, input } = asked
  if (input.labels !== 'pdf' && input.documents.some(document => document !== 'label')) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.labels', code: 'zpl_alone', params: {} }])
  }
  const records = await loadShipments(db, who.clientId, [...new Set(input.shipmentIds)])
  const carriers = await carriersOf(app, db, records)
  const due = await billsDue(app, db, records)
  const names = await namesFor(app, db, records)
  const implied = await impliedOnPapers(app, db, records)
  const orders = input.documents.some(one => one !== 'bol') ? await ordersOnLines(app, db, records) : []
  const printings = records.map((record, i) => {
    const onLines = orders[i] === undefined ? {} : { orders: orders[i] }
    const about = { record, carrier: carriers[i] ?? null, due: due[i] ?? '', implied: implied[i] ?? [] }
    return { ...about, ...onLines, sample: who.isDemo, names }
  })
  refuseUnprintable(asked, printings)
  const file = await draw(asked, printings)
  if (!input.preview) await recordPrinted(asked, printings)
  return file
}
