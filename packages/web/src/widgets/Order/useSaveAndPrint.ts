import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@waybill/contract/call.ts'
import type { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import type { WireShipment } from '@waybill/contract/wire/shipment.ts'
import { explainWith } from '../../api/explain.ts'
import { forget } from '../../api/useCall.ts'
import { text } from '../../texts/texts.ts'
import { notify } from '../../ui/notify.ts'
import { saveFile } from '../../ui/saveFile.ts'
import { fetchPapers, printPdf } from '../Documents/printDocuments.ts'
import { fetchRevised } from '../Documents/reprint.ts'
import { shipmentReads } from '../ShipmentActions/shipmentReads.ts'
import type { Saved } from './keptOrder.ts'
import type { ReprintChoice } from './useReprintChoice.ts'

/** Another way to save a booked shipment, with the answer that BuildShipment gives. */
export type SaveBooked = (
  over: Saved,
  shipment: WireShipment,
) => Promise<
  Pick<ReplyOf<typeof BuildShipment>, 'shipmentId' | 'version' | 'UniqueName' | 'shipmentStatus' | 'consequences'>
>

/** Saves an edit and prints its bill of lading, as the next revision where it says something else, with what else was chosen. */
export function useSaveAndPrint() {
  const cache = useQueryClient()
  return async (over: Saved, shipment: WireShipment, choice: ReprintChoice): ReturnType<SaveBooked> => {
    const { shipmentId, version, uniqueName, status } = over
    const { documents, copies, labels } = choice
    // Labels of a thermal printer are a file of their own.
    const isThermal = labels !== 'pdf' && documents.includes('label')
    const onPages = isThermal ? documents.filter(document => document !== 'label') : documents
    const paper = await fetchRevised({ shipmentId, version, shipment, papers: { documents: onPages, copies } })
    const how = printPdf(paper)
    notify.done(
      text(how === 'dialog' ? 'printDocuments.printed' : 'printDocuments.downloaded', { document: paper.name }),
    )
    if (isThermal) await saveThermal(shipmentId, labels)
    await Promise.all(shipmentReads.map(read => forget(cache, read)))
    // The page of the shipment comes next, and asks for its new version and for what its carrier has to be told.
    return { shipmentId, version, UniqueName: uniqueName, shipmentStatus: status, consequences: [] }
  }
}

/** The edit is saved by now, whatever becomes of its labels. */
async function saveThermal(shipmentId: number, labels: ReprintChoice['labels']): Promise<void> {
  try {
    const { name, blob } = await fetchPapers({ shipmentIds: [shipmentId], documents: ['label'], labels })
    saveFile(name, blob)
    notify.done(text('printDocuments.downloaded', { document: name }))
  } catch (error) {
    notify.failed(explainWith(error, 'printDocuments.labelsFailed'))
  }
}
