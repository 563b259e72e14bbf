import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@waybill/contract/call.ts'
import type { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import type { WireShipment } from '@waybill/contract/wire/shipment.ts'
import { forget } from '../../api/useCall.ts'
import { text } from '../../texts/texts.ts'
import { notify } from '../../ui/notify.ts'
import { printPdf } from '../Documents/printDocuments.ts'
import { fetchRevised } from '../Documents/reprint.ts'
import { shipmentReads } from '../ShipmentActions/shipmentReads.ts'
import type { Saved } from './keptOrder.ts'

/** Another way to save a booked shipment, with the answer that BuildShipment gives. */
export type SaveBooked = (
  over: Saved,
  shipment: WireShipment,
) => Promise<
  Pick<ReplyOf<typeof BuildShipment>, 'shipmentId' | 'version' | 'UniqueName' | 'shipmentStatus' | 'consequences'>
>

/** Saves an edit and prints its bill of lading, as the next revision where it says something else. */
export function useSaveAndPrint() {
  const cache = useQueryClient()
  return async (over: Saved, shipment: WireShipment, copies: number): ReturnType<SaveBooked> => {
    const { shipmentId, version, uniqueName, status } = over
    const paper = await fetchRevised({ shipmentId, version, shipment, copies })
    const how = printPdf(paper)
    notify.done(
      text(how === 'dialog' ? 'printDocuments.printed' : 'printDocuments.downloaded', { document: paper.name }),
    )
    await Promise.all(shipmentReads.map(read => forget(cache, read)))
    // The page of the shipment comes next, and asks for its new version and for what its carrier has to be told.
    return { shipmentId, version, UniqueName: uniqueName, shipmentStatus: status, consequences: [] }
  }
}
