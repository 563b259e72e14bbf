import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type Drawing,
  drawBol,
  drawLabels,
  drawPackingList,
  drawTogether,
  labelsZpl,
  mergePdfs,
  type Resolution,
} from '@waybill/documents'
import { bolModels, labelModels, type Printing, packingListModels } from './models.ts'
import type { PrintedDocument } from './readiness.ts'

/** One sheet of paper in a bundle: drawn now, or the bytes of a bill of lading that was issued. */
type Part = { readonly draw: Drawing } | { readonly issued: Buffer }

export interface BundleItem {
  readonly printing: Printing
  /** The issued bills of lading; null when they are drawn from the shipment as it stands. */
  readonly issued: readonly Buffer[] | null
  /** The number a drawn bill of lading bears. */
  readonly revision: number
}

/** Labels drawn before others get their turn on the event loop. */
const LABELS_AT_ONCE = 25

function* labelDrawings(printing: Printing): Generator<Part> {
  for (const labels of labelModels(printing)) {
    for (let from = 1; from <= labels.units.length; from += LABELS_AT_ONCE) {
      const only = Array.from({ length: Math.min(LABELS_AT_ONCE, labels.units.length - from + 1) }, (_, i) => from + i)
      yield { draw: paper => drawLabels(paper, { ...labels, only }) }
    }
  }
}

/** Letter-size papers shipment by shipment, then all labels: they go to another printer or another tray. */
function* partsOf(items: readonly BundleItem[], documents: readonly PrintedDocument[], copies: number) {
  for (const { printing, issued, revision } of items) {
    if (documents.includes('bol')) {
      const bills: readonly Part[] = issued
        ? issued.map(bytes => ({ issued: bytes }))
        : bolModels(printing, revision).map(bill => ({ draw: paper => drawBol(paper, bill) }))
      for (const part of bills) for (let copy = 0; copy < copies; copy++) yield part
    }
    if (documents.includes('packing-list')) {
      for (const list of packingListModels(printing)) {
        yield { draw: paper => drawPackingList(paper, list) } satisfies Part
      }
    }
  }
  if (documents.includes('label')) for (const { printing } of items) yield* labelDrawings(printing)
}

/** Everything asked for as one PDF; a single issued bill of lading leaves exactly as it was filed. */
export async function bundlePdf(
  title: string,
  items: readonly BundleItem[],
  documents: readonly PrintedDocument[],
  copies: number,
): Promise<Buffer> {
  const parts = [...partsOf(items, documents, copies)]
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
    files.push(part.issued)
  }
  await endRun()
  const [only] = files
  return Buffer.from(files.length === 1 && only !== undefined ? only : await mergePdfs(files))
}

/** The labels of all shipments in ZPL, one format after the other. */
export async function bundleZpl(printings: readonly Printing[], resolution: Resolution): Promise<Buffer> {
  const formats: string[] = []
  for (const printing of printings) {
    for (const labels of labelModels(printing)) {
      formats.push(labelsZpl(labels, resolution))
      await nextTurn()
    }
  }
  return Buffer.from(formats.join(''))
}
