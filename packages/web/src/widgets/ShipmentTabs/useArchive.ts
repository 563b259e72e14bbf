import { ArchiveShipment } from '@waybill/contract/calls/Shipment/ArchiveShipment.ts'
import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { explainShort } from '../../api/explain.ts'
import { useChange } from '../../api/useChange.ts'
import { text } from '../../texts/texts.ts'
import { notify } from '../../ui/notify.ts'
import { notifyUndo } from '../../ui/notifyUndo.tsx'
import { shipmentName } from '../ShipmentActions/shipmentName.ts'
import { shipmentReads } from '../ShipmentActions/shipmentReads.ts'

type Seen = Pick<WireShipmentRow, 'shipmentId' | 'version' | 'BOLNumber'>

/** Puts a shipment that is over out of sight, or brings it back; each can be taken back at once. */
export function useArchive(): (row: Seen, undo: boolean) => Promise<void> {
  const { mutateAsync } = useChange(ArchiveShipment, shipmentReads)
  const put = async ({ shipmentId, version }: Seen, undo: boolean) => {
    try {
      return (await mutateAsync({ body: { shipments: [{ shipmentId, version }], undo } })).shipments[0] ?? null
    } catch (error) {
      notify.failed(explainShort(error))
      return null
    }
  }
  return async (row, undo) => {
    const done = await put(row, undo)
    if (done === null) return
    const said = text(undo ? 'shipment.unarchived' : 'shipment.archived', { name: shipmentName(row) })
    notifyUndo(said, () => put({ ...row, version: done.version }, !undo))
  }
}
