import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useText } from '../../../texts/texts.ts'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { useCarrierPhone } from '../../../widgets/CarrierOrders/useCarrierPhone.ts'
import { AskNow } from './AskNow.tsx'
import type { OpenPanel } from './DetailsPanel.tsx'
import { Notice } from './Notice.tsx'

interface Props {
  readonly details: WireShipmentDetails
  readonly onPanel: (panel: OpenPanel) => void
}

/** Orders that were given up before another carrier was booked, and that their carriers are still asked for. */
export function AlsoAsked({ details, onPanel }: Props) {
  return details.stillAsked.map(asked => (
    <AskedOrder key={asked.bookingId} details={details} asked={asked} onPanel={onPanel} />
  ))
}

function AskedOrder({ details, asked, onPanel }: Props & { asked: WireShipmentDetails['stillAsked'][number] }) {
  const t = useText()
  const phone = useCarrierPhone(asked.CarrierSCAC)
  const said = { carrier: asked.CarrierName, phone: phone === '' ? asked.CarrierName : phone }
  return (
    <Notice tone="warn" title={t('carrierOrders.alsoAsked', said)}>
      <p>{t('carrierOrders.stillAsked', said)}</p>
      <ButtonRow>
        <AskNow shipmentId={details.shipmentId} />
        <ChangeButton variant="default" onClick={() => onPanel({ kind: 'hasNoOrder', asked })}>
          {t('shipment.recordCall')}
        </ChangeButton>
      </ButtonRow>
    </Notice>
  )
}
