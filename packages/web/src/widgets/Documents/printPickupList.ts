import '../../texts/printDocuments.ts'
import type { BodyOf } from '@waybill/contract/call.ts'
import { PickupList } from '@waybill/contract/calls/Shipment/PickupList.ts'
import { fetchFile } from '../../api/call.ts'
import { explainWith } from '../../api/explain.ts'
import { text } from '../../texts/texts.ts'
import { notify } from '../../ui/notify.ts'
import { PRINT_TIMEOUT_MS, printPdf } from './printDocuments.ts'

/** Prints pickup lists, one for each day, dock and carrier; says what became of it. */
export async function printPickupList(body: BodyOf<typeof PickupList>): Promise<void> {
  try {
    const paper = await fetchFile(PickupList, { body, timeoutMs: PRINT_TIMEOUT_MS })
    const how = printPdf(paper)
    const said = how === 'dialog' ? 'printDocuments.printed' : 'printDocuments.downloaded'
    notify.done(text(said, { document: paper.name }))
  } catch (error) {
    notify.failed(explainWith(error, 'printDocuments.pickupListFailed'))
  }
}
