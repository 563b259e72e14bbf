import { ArchiveShipment } from '@waybill/contract/calls/Shipment/ArchiveShipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'

/** Puts a shipment that is over out of sight, or brings it back; says what that means first. */
export function Archive({ details, onClose }: { details: WireShipmentDetails; onClose: () => void }) {
  const t = useText()
  const change = useChange(ArchiveShipment, shipmentReads)
  const { shipmentId, version } = details
  const undo = details.setAside === 'archived'
  const name = shipmentName(details)
  const act = async (): Promise<void> => {
    try {
      await change.mutateAsync({ body: { shipments: [{ shipmentId, version }], undo } })
      notify.done(t(undo ? 'shipment.unarchived' : 'shipment.archived', { name }))
      onClose()
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  return (
    <Panel
      title={t(undo ? 'shipment.unarchiveTitle' : 'shipment.archiveTitle', { name })}
      onClose={onClose}
      footer={<ActionButton onAct={act}>{t(undo ? 'shipment.unarchive' : 'shipment.archive')}</ActionButton>}
    >
      <p>{t(undo ? 'shipment.unarchiveWhat' : 'shipment.archiveWhat')}</p>
    </Panel>
  )
}
