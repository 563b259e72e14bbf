import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { Fact } from '../../../ui/Panel.tsx'
import { dialled } from '../../../widgets/CarrierOrders/dialled.ts'
import classes from './ContactCard.module.css'
import type { OpenPanel } from './DetailsPanel.tsx'
import { Part } from './Part.tsx'

/** Whom to reach at the carrier of this shipment, as the list of carriers has it. */
export function ContactCard({
  details: { carrier },
  onPanel,
}: {
  details: WireShipmentDetails
  onPanel: (panel: OpenPanel) => void
}) {
  const t = useText()
  if (carrier === null) return null
  const { CarrierName, CarrierSCAC, contactName, phone, TenderEmail, Email } = carrier
  const canWrite = TenderEmail !== '' || Email !== ''
  const isSilent = contactName === '' && phone === '' && !canWrite
  return (
    <Part
      title={t('shipment.contactCard')}
      action={
        canWrite && (
          <ChangeButton variant="default" onClick={() => onPanel({ kind: 'notify' })}>
            {t('shipment.notifyCarrier')}
          </ChangeButton>
        )
      }
    >
      <p className={classes.name}>
        {CarrierName} ({CarrierSCAC})
      </p>
      {isSilent && <Hint>{t('shipment.noContact')}</Hint>}
      <dl className={classes.facts}>
        {contactName !== '' && <Fact name={t('shipment.contactName')}>{contactName}</Fact>}
        {phone !== '' && (
          <Fact name={t('shipment.contactPhone')}>
            <a href={dialled(phone)}>{phone}</a>
          </Fact>
        )}
        {TenderEmail !== '' && (
          <Fact name={t('shipment.contactTender')}>
            <a href={`mailto:${TenderEmail}`}>{TenderEmail}</a>
          </Fact>
        )}
        {Email !== '' && (
          <Fact name={t('shipment.contactQuotes')}>
            <a href={`mailto:${Email}`}>{Email}</a>
          </Fact>
        )}
      </dl>
    </Part>
  )
}
