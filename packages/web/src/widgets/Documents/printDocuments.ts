import type { BodyOf } from '@waybill/contract/call.ts'
import { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { fetchFile } from '../../api/call.ts'
import type { TextKey } from '../../texts/texts.ts'
import { saveFile } from '../../ui/saveFile.ts'
import classes from './Documents.module.css'

export const paperKinds = ['bol', 'label', 'packing-list', 'commercial-invoice'] as const
export type PaperKind = (typeof paperKinds)[number]

/** Papers of freight. */
export const freightPapers: readonly PaperKind[] = ['bol', 'label', 'packing-list']
/** Our own papers of small packages; their labels are their carrier's. */
export const parcelPapers: readonly PaperKind[] = ['packing-list', 'commercial-invoice']

/** What to say when these could not be loaded (specification §8). */
export function failureOf(kinds: readonly PaperKind[]): TextKey {
  if (kinds.includes('bol')) return 'printDocuments.bolFailed'
  if (kinds.includes('commercial-invoice')) return 'printDocuments.invoiceFailed'
  return kinds.includes('packing-list') ? 'printDocuments.packingFailed' : 'printDocuments.labelsFailed'
}

export interface Paper {
  readonly blob: Blob
  readonly name: string
}

/** A thousand bills take a while to draw. */
export const PRINT_TIMEOUT_MS = 180_000

/** Papers of shipments as one file. With `preview` they don't count as printed. */
export const fetchPapers = (body: BodyOf<typeof CheckBOLandDownload>, signal?: AbortSignal): Promise<Paper> =>
  fetchFile(CheckBOLandDownload, { body, timeoutMs: PRINT_TIMEOUT_MS, ...(signal ? { signal } : {}) })

/** Whether this browser shows a PDF inside a page; where it does not, the file is opened by itself. */
export const showsPdf = (): boolean => navigator.pdfViewerEnabled !== false

/** Opens the browser's print dialog for a PDF; where it cannot, the file is saved to be printed from there. */
export function printPdf({ blob, name }: Paper): 'dialog' | 'saved' {
  if (!showsPdf()) {
    saveFile(name, blob)
    return 'saved'
  }
  const address = URL.createObjectURL(blob)
  const frame = document.createElement('iframe')
  frame.className = classes.printFrame ?? ''
  frame.title = name
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus()
    frame.contentWindow?.print()
  })
  for (const former of document.querySelectorAll<HTMLIFrameElement>('iframe[data-printing]')) {
    URL.revokeObjectURL(former.src)
    former.remove()
  }
  frame.dataset.printing = 'true'
  frame.src = address
  document.body.append(frame)
  return 'dialog'
}
