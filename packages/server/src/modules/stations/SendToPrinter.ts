import type { PrintTestPage } from '@waybill/contract/calls/Stations/PrintTestPage.ts'
import type { SendToPrinter } from '@waybill/contract/calls/Stations/SendToPrinter.ts'
import type { WirePrinter, WireStation } from '@waybill/contract/wire/station.ts'
import { parcelLabelsPdf, testPagePdf, testPageZpl } from '@waybill/documents'
import type { Given, Handler } from '../../handler.ts'
import { momentWords } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { printPapers } from '../documents/index.ts'
import { chosenLabels, labelsOfJob, laidOut } from '../labelPapers/index.ts'
import { countPrinted } from '../labels/index.ts'
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

/** What a tab of the station's stock says where nobody chose other words. */
const TAB_FIELDS = ['shipment', 'orders', 'po', 'weight'] as const

/**
 * Labels in force, package by package, on the stock of the station: with its tab, and for a printer of pages as pages.
 * @throws {Refusal} NotFound, NoLabels, LabelUnreadable
 */
async function labelBytes(
  { app, db, who, input }: Sending,
  { docTab }: WireStation,
  printer: WirePrinter,
): Promise<Bytes> {
  const { clientId } = who
  // Of another company there are none.
  await loadShipments(db, clientId, [...new Set(input.shipmentIds)])
  const { labelIds, bulkId, part } = input
  const shipmentIds = labelIds.length > 0 ? [] : input.shipmentIds
  const chosen =
    bulkId === undefined
      ? await chosenLabels(app, db, { clientId, shipmentIds, labelIds, leaveOut: false })
      : await labelsOfJob({ app, db, who }, bulkId, part)
  const [first] = chosen
  if (first === undefined) throw new Refusal('NotFound')
  const stock = docTab === 'none' ? '4x6' : '4x8'
  const zpl = await laidOut(app, clientId, chosen, { stock, tab: docTab, tabFields: TAB_FIELDS, tabText: '' })
  const { trackingNumber } = first.label
  const title = chosen.length === 1 ? trackingNumber : `${trackingNumber} + ${chosen.length - 1}`
  const bytes =
    printer.language === 'zpl'
      ? Buffer.from(`${zpl.map(label => label.trimEnd()).join('\n')}\n`, 'latin1')
      : Buffer.from(await parcelLabelsPdf(title, zpl, stock))
  return { bytes, title, labelIds: chosen.map(({ label }) => label.labelId) }
}

/** Papers of shipments in what the printer takes. */
async function paperBytes(asked: Sending, station: WireStation, printer: WirePrinter): Promise<Bytes> {
  const { document, shipmentIds } = asked.input
  if (document === 'parcelLabel') return labelBytes(asked, station, printer)
  if (document !== 'label' && printer.language === 'zpl') throw new Refusal('NoPrinter', { station: printer.name })
  const labels = printer.language === 'zpl' ? 'zpl203' : 'pdf'
  const input = { shipmentIds, documents: [document], copies: 1, labels, preview: false } as const
  const { name, body } = await printPapers({ ...asked, input: { ...input, documents: [...input.documents] } })
  if (!Buffer.isBuffer(body)) throw new Error('papers come as a whole')
  return { bytes: body, title: name.replace(/\.\w+$/, ''), labelIds: [] }
}

/** @throws {Refusal} NoStation, NoPrinter, NotFound, NoLabels, and what the papers are refused for */
export const sendToPrinter: Handler<typeof SendToPrinter> = async asked => {
  const { app, db, who, input, now } = asked
  const station = await stationFor(asked)
  const printerId = station.documents.find(({ document }) => document === input.document)?.printerId
  const printer = station.printers.find(one => one.printerId === printerId)
  if (printer === undefined) throw new Refusal('NoPrinter', { station: station.name })
  const { bytes, title, labelIds } = await paperBytes(asked, station, printer)
  const sha256 = await app.files.put(who.clientId, bytes)
  const jobId = await db.transaction(async tx => {
    const put = await putJob(
      app,
      tx,
      who,
      {
        ...{ stationId: station.stationId, printerId: printer.printerId, document: input.document, title },
        ...{ format: printer.language, sha256, size: bytes.length, copies: input.copies, key: input.key },
        labelIds,
      },
      now,
    )
    if (put.isNew && labelIds.length > 0) await countPrinted(tx, who, labelIds, now)
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
  const lines = { title: 'Waybill', lines: [station.name, printer.name, momentWords(now, who.timeZone)] }
  const bytes = printer.language === 'zpl' ? testPageZpl(lines) : await testPagePdf(lines)
  const sha256 = await app.files.put(who.clientId, bytes)
  const job = {
    ...{ stationId: station.stationId, printerId: printer.printerId, document: 'test' as const, title: 'Test page' },
    ...{ format: printer.language, sha256, size: bytes.length, copies: 1, key: input.key },
  } as const
  const { jobId } = await db.transaction(tx => putJob(app, tx, who, job, now))
  return jobNow(app, db, who.clientId, jobId)
}
