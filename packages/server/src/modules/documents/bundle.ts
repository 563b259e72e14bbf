import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type Drawing,
  drawBol,
  drawCommercialInvoice,
  drawLabels,
  drawPackingList,
  drawTogether,
  labelsZpl,
  markedCopy,
  mergePdfs,
  type PackingList,
  type Resolution,
} from '@waybill/documents'
import type { UnitLabels } from '../shipments/index.ts'
import { invoiceModel } from './invoiceModel.ts'
import { bolModels, labelModels, type Printing, packingListModels } from './models.ts'
import type { PrintedDocument } from './readiness.ts'

/** One sheet of paper in a bundle: drawn now, or the bytes of a bill of lading that was issued. */
type Part = { readonly draw: Drawing } | { readonly issued: Buffer; readonly mark: string | undefined }

export interface BundleItem {
  readonly printing: Printing
  /** The issued bills of lading; null when they are drawn from the shipment as it stands. */
  readonly issued: readonly Buffer[] | null
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

/** The company's logo of today, for what is drawn now; bills that were issued keep theirs. */
type PaperLogo = Pick<PackingList, 'logo'>

/** Labels drawn before others get their turn on the event loop. */
const LABELS_AT_ONCE = 25

function* labelDrawings({ printing, labels: numbers }: Labelled): Generator<Part> {
  for (const labels of labelModels(printing, numbers)) {
    for (let from = 1; from <= labels.units.length; from += LABELS_AT_ONCE) {
      const only = Array.from({ length: Math.min(LABELS_AT_ONCE, labels.units.length - from + 1) }, (_, i) => from + i)
      yield { draw: paper => drawLabels(paper, { ...labels, only }) }
    }
  }
}

/** Letter-size papers shipment by shipment, then all labels: they go to another printer or another tray. */
function* partsOf(
  items: readonly BundleItem[],
  labelled: readonly Labelled[],
  documents: readonly PrintedDocument[],
  copies: number,
  logo: PaperLogo,
): Generator<Part> {
  const marks = Array.from({ length: copies }, (_, copy) => (copies === 1 ? undefined : COPIES[copy]))
  for (const { printing, issued, revision } of items) {
    if (documents.includes('bol')) {
      if (issued) for (const bytes of issued) for (const mark of marks) yield { issued: bytes, mark }
      const models = issued ? [] : bolModels(printing, revision)
      for (const bill of models) {
        for (const mark of marks) {
          yield {
            draw: paper => drawBol(paper, { ...bill, ...logo, ...(mark === undefined ? {} : { copies: [mark] }) }),
          }
        }
      }
    }
    if (documents.includes('packing-list')) {
      for (const list of packingListModels(printing)) {
        yield { draw: paper => drawPackingList(paper, { ...list, ...logo }) }
      }
    }
    if (documents.includes('commercial-invoice')) {
      const invoice = invoiceModel(printing.record, printing.sample)
      yield { draw: paper => drawCommercialInvoice(paper, { ...invoice, ...logo }) }
    }
  }
  if (documents.includes('label')) for (const one of labelled) yield* labelDrawings(one)
}

/** Everything asked for as one PDF; a single issued bill of lading leaves exactly as it was filed. */
export async function bundlePdf(
  title: string,
  items: readonly BundleItem[],
  labelled: readonly Labelled[],
  documents: readonly PrintedDocument[],
  copies: number,
  logo: PaperLogo,
): Promise<Buffer> {
  const parts = [...partsOf(items, labelled, documents, copies, logo)]
  const [first] = parts
  if (parts.length === 1 && first !== undefined && 'issued' in first) return first.issued
  const files: Uint8Array[] = []
  let run: Drawing[] = []
  const endRun = async () => {
    if (run.length > 0) files.push(await drawTogether(title, run))
    run = []
  }
  for (const part of parts) {
    if ('draw' in part) {
      run.push(part.draw)
      continue
    }
    await endRun()
    files.push(part.mark === undefined ? part.issued : await markedCopy(part.issued, part.mark))
  }
  await endRun()
  const [only] = files
  return Buffer.from(files.length === 1 && only !== undefined ? only : await mergePdfs(files))
}

/** The labels of all shipments in ZPL, one format after the other. */
export async function bundleZpl(labelled: readonly Labelled[], resolution: Resolution): Promise<Buffer> {
  const formats: string[] = []
  for (const { printing, labels: numbers } of labelled) {
    for (const labels of labelModels(printing, numbers)) {
      formats.push(labelsZpl(labels, resolution))
      await nextTurn()
    }
  }
  return Buffer.from(formats.join(''))
}
