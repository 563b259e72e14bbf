import { createHash } from 'node:crypto'
import {
  type BillOfLading,
  type Drawing,
  drawBol,
  drawCommercialInvoice,
  drawCounted,
  drawLabels,
  drawPackingList,
  labelsZpl,
  markedCopy,
  mergePdfs,
  type PackingList,
  type Resolution,
  splitPdf,
} from '@waybill/documents'
import type { UnitLabels } from '../shipments/index.ts'
import { invoiceModel } from './invoiceModel.ts'
import { bolModels, labelModels, type Printing, packingListModels } from './models.ts'
import type { PaperFormat } from './printedPapers.ts'
import type { PrintedDocument } from './readiness.ts'

/** A paper of one shipment in a bundle: bytes that are kept, loaded once it is their turn (null: no pages after all), or drawn now. */
export type Part =
  | { readonly load: () => Promise<Buffer | null>; readonly mark?: string | undefined }
  | { readonly drawings: () => Iterable<Drawing>; readonly paper?: DrawnPaper }

type Drawn = Extract<Part, { readonly drawings: unknown }>

/** A paper that is drawn from the shipment as it stands, and kept once it was handed out. */
export interface DrawnPaper {
  readonly shipmentId: number
  readonly document: Exclude<PrintedDocument, 'bol'>
  readonly format: PaperFormat
  /** The hash of all that it is drawn from: of the same shipment the same paper. */
  readonly contentKey: string
}

export interface IssuedBill {
  readonly billId: number
  readonly sha256: string
  readonly size: number
  readonly load: () => Promise<Buffer>
}

export interface BundleItem {
  readonly printing: Printing
  /** The issued bills of lading; null when they are drawn from the shipment as it stands. */
  readonly issued: readonly IssuedBill[] | null
  /** The number a drawn bill of lading bears. */
  readonly revision: number
}

/** A shipment whose labels are printed, with the numbers of its units. */
export interface Labelled {
  readonly printing: Printing
  readonly labels: UnitLabels
}

/** Whose each copy of a bill is, in the order of printing (VICS bill of lading); one alone, and any behind them, is nobody's. */
const COPIES = ['Shipper', 'Carrier', 'Consignee'] as const

/** Whose each of so many copies is; undefined: nobody's. */
export const copyMarks = (copies: number): readonly (string | undefined)[] =>
  Array.from({ length: copies }, (_, copy) => (copies === 1 ? undefined : COPIES[copy]))

/** The company's logo of today, for what is drawn now; what was issued keeps its own. */
type PaperLogo = Pick<PackingList, 'logo'>

/** Labels drawn before others get their turn on the event loop. */
const LABELS_AT_ONCE = 25

function* labelDrawings(sets: ReturnType<typeof labelModels>): Generator<Drawing> {
  for (const labels of sets) {
    for (let from = 1; from <= labels.units.length; from += LABELS_AT_ONCE) {
      const only = Array.from({ length: Math.min(LABELS_AT_ONCE, labels.units.length - from + 1) }, (_, i) => from + i)
      yield paper => drawLabels(paper, { ...labels, only })
    }
  }
}

const keyOf = (model: unknown, { logo }: PaperLogo): string =>
  createHash('sha256')
    .update(JSON.stringify(model))
    .update(logo ?? '')
    .digest('hex')

/** The packing list of a shipment. */
export function drawnList(
  printing: Parameters<typeof packingListModels>[0],
  logo: PaperLogo,
): Drawn & { readonly paper: DrawnPaper } {
  const models = packingListModels(printing)
  const { shipmentId } = printing.record
  return {
    drawings: () =>
      models.map(
        (list): Drawing =>
          paper =>
            drawPackingList(paper, { ...list, ...logo }),
      ),
    paper: { shipmentId, document: 'packing-list', format: 'pdf', contentKey: keyOf(models, logo) },
  }
}

function drawnInvoice(printing: Printing, logo: PaperLogo): Part {
  const model = invoiceModel(printing.record, printing.sample)
  const { shipmentId } = printing.record
  return {
    drawings: () => [(paper => drawCommercialInvoice(paper, { ...model, ...logo })) satisfies Drawing],
    paper: { shipmentId, document: 'commercial-invoice', format: 'pdf', contentKey: keyOf(model, logo) },
  }
}

function drawnLabels({ printing, labels }: Labelled): Part {
  const sets = labelModels(printing, labels)
  const { shipmentId } = printing.record
  return {
    drawings: () => labelDrawings(sets),
    paper: { shipmentId, document: 'label', format: 'pdf', contentKey: keyOf(sets, {}) },
  }
}

/** Letter-size papers shipment by shipment, then all labels: they go to another printer or another tray. */
export function* partsOf(
  items: readonly BundleItem[],
  labelled: readonly Labelled[],
  documents: readonly PrintedDocument[],
  copies: number,
  logo: PaperLogo,
  words: Pick<BillOfLading, 'receipt' | 'valueSentence'>,
): Generator<Part> {
  const marks = copyMarks(copies)
  for (const { printing, issued, revision } of items) {
    if (documents.includes('bol')) {
      if (issued) for (const { load } of issued) for (const mark of marks) yield { load, mark }
      const models = issued ? [] : bolModels(printing, revision)
      for (const bill of models) {
        for (const mark of marks) {
          const copy = mark === undefined ? {} : { copies: [mark] }
          yield {
            drawings: () => [(paper => drawBol(paper, { ...bill, ...logo, ...words, ...copy })) satisfies Drawing],
          }
        }
      }
    }
    if (documents.includes('packing-list')) yield drawnList(printing, logo)
    if (documents.includes('commercial-invoice')) yield drawnInvoice(printing, logo)
  }
  if (documents.includes('label')) for (const one of labelled) yield drawnLabels(one)
}

type OnDrawn = (paper: DrawnPaper, bytes: Buffer) => void

/** What is drawn one after the other, as one PDF. */
async function drawnRun(title: string, run: readonly Drawn[], onDrawn: OnDrawn | undefined): Promise<Uint8Array> {
  const { bytes, pages } = await drawCounted(
    title,
    run.map(({ drawings }) => drawings()),
  )
  if (onDrawn === undefined || run.every(({ paper }) => paper === undefined)) return bytes
  const pieces = run.length === 1 ? [bytes] : await splitPdf(bytes, pages)
  for (const [index, { paper }] of run.entries()) {
    const piece = pieces[index]
    if (paper !== undefined && piece !== undefined) onDrawn(paper, Buffer.from(piece))
  }
  return bytes
}

/** The PDFs of which a bundle is made, each once it is asked for. */
async function* piecesOf(
  title: string,
  parts: readonly Part[],
  onDrawn: OnDrawn | undefined,
): AsyncGenerator<Uint8Array> {
  let run: Drawn[] = []
  for (const part of parts) {
    if ('drawings' in part) {
      run.push(part)
      continue
    }
    if (run.length > 0) yield await drawnRun(title, run, onDrawn)
    run = []
    const kept = await part.load()
    if (kept !== null) yield part.mark === undefined ? kept : await markedCopy(kept, part.mark)
  }
  if (run.length > 0) yield await drawnRun(title, run, onDrawn)
}

/**
 * All parts as one PDF; one alone leaves exactly as it is kept. What is drawn is drawn together, which embeds each font once.
 * @param onDrawn given the bytes of each paper that was drawn and is to be kept; left out: nothing is
 */
export async function bundlePdf(title: string, parts: readonly Part[], onDrawn?: OnDrawn): Promise<Buffer> {
  const pieces = piecesOf(title, parts, onDrawn)
  const [first, second] = [await pieces.next(), await pieces.next()]
  if (first.done !== true && second.done === true) return Buffer.from(first.value)
  async function* all(): AsyncGenerator<Uint8Array> {
    for (const one of [first, second]) if (one.done !== true) yield one.value
    yield* pieces
  }
  return Buffer.from(await mergePdfs(all()))
}

/** The labels of a shipment in ZPL, one format after the other, and the paper they are. */
export function drawnZpl(
  { printing, labels: numbers }: Labelled,
  [format, resolution]: readonly [Exclude<PaperFormat, 'pdf'>, Resolution],
): { readonly paper: DrawnPaper; readonly bytes: () => Buffer } {
  const sets = labelModels(printing, numbers)
  const { shipmentId } = printing.record
  return {
    paper: { shipmentId, document: 'label', format, contentKey: keyOf(sets, {}) },
    bytes: () => Buffer.from(sets.map(labels => labelsZpl(labels, resolution)).join('')),
  }
}
