import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useText } from '../../../texts/texts.ts'
import { HistoryLink } from '../../../widgets/HistoryLink.tsx'
import { Timeline } from '../../../widgets/Timeline/Timeline.tsx'
import { Part } from './Part.tsx'

export function History({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  return (
    <Part title={t('shipment.history')}>
      <Timeline entries={details.history} />
      <HistoryLink kind="shipment" recordId={details.shipmentId} />
    </Part>
  )
}
