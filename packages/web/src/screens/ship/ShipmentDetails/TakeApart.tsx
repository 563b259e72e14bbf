import { ConsolidateandDeconsolidateOrders } from '@waybill/contract/calls/Shipment/ConsolidateandDeconsolidateOrders.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'

/** Asks before a merged shipment comes apart into what it was made of. */
export function TakeApart({ details, onClose }: { details: WireShipmentDetails; onClose: () => void }) {
  const t = useText()
  const change = useChange(ConsolidateandDeconsolidateOrders, shipmentReads)
  const { shipmentId, version, members } = details
  const name = shipmentName(details)
  const act = async (): Promise<void> => {
    try {
      const asked = { query: { flag: 'deconsolidate' as const }, body: { shipments: [{ shipmentId, version }] } }
      await change.mutateAsync(asked)
      notify.done(t('shipment.takenApart', { name }))
      onClose()
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  return (
    <Panel
      title={t('shipment.takeApartTitle', { name })}
      onClose={onClose}
      footer={<ActionButton onAct={act}>{t('shipment.takeApart')}</ActionButton>}
    >
      <p>{t('shipment.takeApartWhat')}</p>
      <ul>
        {members.map(member => (
          <li key={member.shipmentId}>{member.BOLNumber}</li>
        ))}
      </ul>
    </Panel>
  )
}
