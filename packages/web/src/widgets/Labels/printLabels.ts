import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '@waybill/contract/call.ts'
import { PreviewLabel } from '@waybill/contract/calls/Labels/PreviewLabel.ts'
import { PrintLabels } from '@waybill/contract/calls/Labels/PrintLabels.ts'
import { PrintDocumentDetails } from '@waybill/contract/calls/Shipment/PrintDocumentDetails.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { fetchFile } from '../../api/call.ts'
import { explainWith } from '../../api/explain.ts'
import { forget } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'
import { notify } from '../../ui/notify.ts'
import { saveFile } from '../../ui/saveFile.ts'
import { type Paper, printPdf } from '../Documents/printDocuments.ts'
import { type LabelChoice, layoutOf } from './labelChoice.ts'

/** Hundreds of labels take a while to draw. */
const PRINT_TIMEOUT_MS = 180_000

/** Which labels: of whole shipments, or one by one. */
export type Wanted = Pick<BodyOf<typeof PrintLabels>, 'shipmentIds' | 'labelIds' | 'leaveOut'>

/** A label as it will come out of the printer; not counted as printed. */
export const fetchPreview = (labelId: number, choice: LabelChoice, signal: AbortSignal): Promise<Paper> =>
  fetchFile(PreviewLabel, { body: { labelId, ...layoutOf(choice) }, signal })

/** Prints labels, or saves them as a file; says what became of it. */
export function usePrintLabels(choice: LabelChoice) {
  const t = useText()
  const cache = useQueryClient()
  const get = async (wanted: Wanted, format: 'pdf' | 'zpl', hand: (paper: Paper) => 'dialog' | 'saved') => {
    try {
      const body = { ...wanted, ...layoutOf(choice), format }
      const paper = await fetchFile(PrintLabels, { body, timeoutMs: PRINT_TIMEOUT_MS })
      const how = hand(paper)
      notify.done(t(how === 'dialog' ? 'labels.printed' : 'labels.downloaded', { document: paper.name }))
      await Promise.all([forget(cache, ShipmentDetails), forget(cache, PrintDocumentDetails)])
    } catch (error) {
      notify.failed(explainWith(error, 'labels.failed'))
    }
  }
  const save = ({ name, blob }: Paper): 'saved' => {
    saveFile(name, blob)
    return 'saved'
  }
  return {
    print: (wanted: Wanted): Promise<void> => get(wanted, 'pdf', printPdf),
    download: (wanted: Wanted, format: 'pdf' | 'zpl'): Promise<void> => get(wanted, format, save),
  }
}
