import type { PrintTestPage } from '@waybill/contract/calls/Stations/PrintTestPage.ts'
import type { SendToPrinter } from '@waybill/contract/calls/Stations/SendToPrinter.ts'
import type { WirePrinter, WireStation } from '@waybill/contract/wire/station.ts'
import { testPagePdf, testPageZpl } from '@waybill/documents'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { printPapers } from '../documents/index.ts'
import { countPrinted, labelsOf } from '../labels/index.ts'
import { loadShipments } from '../shipments/index.ts'
import { jobNow, putJob } from './printJobs.ts'
import { myStation, stationsOf } from './stationRows.ts'

type Sending = Given<typeof SendToPrinter>

/** The station that was named, or where somebody works. @throws {Refusal} NotFound, NoStation */
async function stationFor({ app, db, who, now, input }: Sending): Promise<WireStation> {
  const asked = { app, from: db, who, now }
  if (input.stationId === undefined) {
    const mine = await myStation(asked)
    if (mine === null) throw new Refusal('NoStation')
    return mine
  }
  const [station] = await stationsOf({ ...asked, stationId: input.stationId })
  if (station === undefined) throw new Refusal('NotFound')
  return station
}

interface Bytes {
  readonly bytes: Buffer
  readonly title: string
  readonly labelIds: readonly number[]
}

/**
 * Labels as they were bought, in the order of the shipments asked for.
 * @throws {Refusal} NoLabelsToPrint; LabelsNotPrintable where the printer takes pages alone
 */
async function labelBytes({ app, db, who, input }: Sending, printer: WirePrinter): Promise<Bytes> {
  // Of another company there are none.
  await loadShipments(db, who.clientId, [...new Set(input.shipmentIds)])
  const wanted = new Set(input.labelIds)
  const all = await Promise.all(input.shipmentIds.map(id => labelsOf(app, db, who.clientId, id)))
  const known = all.flat()
  if (!input.labelIds.every(id => known.some(({ labelId }) => labelId === id))) throw new Refusal('NotFound')
  const labels = known.filter(
    ({ state, sha256, labelId }) => state === 'bought' && sha256 !== '' && (wanted.size === 0 || wanted.has(labelId)),
  )
  const [first] = labels
  if (first === undefined) throw new Refusal('NoLabelsToPrint')
  if (printer.language !== 'zpl' || labels.some(({ format }) => format !== 'zpl')) {
    throw new Refusal('LabelsNotPrintable', { printer: printer.name })
  }
  const parts: Buffer[] = []
  for (const { sha256 } of labels) parts.push(await app.files.bytes(who.clientId, sha256), Buffer.from('\n'))
  return {
    bytes: Buffer.concat(parts),
    title: labels.length === 1 ? first.trackingNumber : `${first.trackingNumber} + ${labels.length - 1}`,
    labelIds: labels.map(({ labelId }) => labelId),
  }
}

/** Papers of shipments in what the printer takes. */
async function paperBytes(asked: Sending, printer: WirePrinter): Promise<Bytes> {
  const { document, shipmentIds } = asked.input
  if (document === 'parcelLabel') return labelBytes(asked, printer)
  if (document !== 'label' && printer.language === 'zpl') throw new Refusal('NoPrinter', { station: printer.name })
  const labels = printer.language === 'zpl' ? 'zpl203' : 'pdf'
  const input = { shipmentIds, documents: [document], copies: 1, labels, preview: false } as const
  const { name, body } = await printPapers({ ...asked, input: { ...input, documents: [...input.documents] } })
  if (!Buffer.isBuffer(body)) throw new Error('papers come as a whole')
  return { bytes: body, title: name.replace(/\.\w+$/, ''), labelIds: [] }
}

/** @throws {Refusal} NoStation, NoPrinter, NotFound, NoLabelsToPrint, LabelsNotPrintable, and what the papers are refused for */
export const sendToPrinter: Handler<typeof SendToPrinter> = async asked => {
  const { app, db, who, input, now } = asked
  const station = await stationFor(asked)
  const printerId = station.documents.find(({ document }) => document === input.document)?.printerId
  const printer = station.printers.find(one => one.printerId === printerId)
  if (printer === undefined) throw new Refusal('NoPrinter', { station: station.name })
  const { bytes, title, labelIds } = await paperBytes(asked, printer)
  const sha256 = await app.files.put(who.clientId, bytes)
  const jobId = await db.transaction(async tx => {
    const put = await putJob(
      app,
      tx,
      who,
      {
        ...{ stationId: station.stationId, printerId: printer.printerId, document: input.document, title },
        ...{ format: printer.language, sha256, size: bytes.length, copies: input.copies, key: input.key },
      },
      now,
    )
    if (put.isNew && labelIds.length > 0) await countPrinted(tx, who.clientId, labelIds, now)
    return put.jobId
  })
  return jobNow(app, db, who.clientId, jobId)
}

/** @throws {Refusal} NotFound */
export const printTestPage: Handler<typeof PrintTestPage> = async ({ app, db, who, input, now }) => {
  const stations = await stationsOf({ app, from: db, who, now })
  const station = stations.find(one => one.printers.some(({ printerId }) => printerId === input.printerId))
  const printer = station?.printers.find(({ printerId }) => printerId === input.printerId)
  if (station === undefined || printer === undefined) throw new Refusal('NotFound')
  const lines = { title: 'Waybill', lines: [station.name, printer.name, now.toISOString()] }
  const bytes = printer.language === 'zpl' ? testPageZpl(lines) : await testPagePdf(lines)
  const sha256 = await app.files.put(who.clientId, bytes)
  const job = {
    ...{ stationId: station.stationId, printerId: printer.printerId, document: 'test' as const, title: 'Test page' },
    ...{ format: printer.language, sha256, size: bytes.length, copies: 1, key: input.key },
  } as const
  const { jobId } = await db.transaction(tx => putJob(app, tx, who, job, now))
  return jobNow(app, db, who.clientId, jobId)
}
