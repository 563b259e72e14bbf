import { GetMails } from '@waybill/contract/calls/Mail/GetMails.ts'
import { NotifyCarrier } from '@waybill/contract/calls/Shipment/NotifyCarrier.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { TextAreaField } from '../../../ui/form/fields.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notifyMailed } from '../../../widgets/Mails/notifyMailed.ts'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'

const schema = z.object({ message: z.string().trim().min(1).max(textLimits.comments) })

/** A mail to the carrier in the clerk's words. What changed is told elsewhere, where it is kept that the carrier knows it. */
export function NotifyPanel({ details, onClose }: { details: WireShipmentDetails; onClose: () => void }) {
  const t = useText()
  const { shipmentId, carrier } = details
  const email = carrier?.TenderEmail || carrier?.Email || ''
  const { mutateAsync } = useChange(NotifyCarrier, [GetMails, ...shipmentReads])
  const kit = useFormKit({
    schema,
    start: { message: '' },
    explain: explainShort,
    keepAs: `notifyCarrier.${shipmentId}`,
    save: async ({ message }) => {
      const { to } = await mutateAsync({ body: { shipmentId, message } })
      notifyMailed(t('shipment.notified', { to }))
      onClose()
    },
  })
  return (
    <PanelForm
      kit={kit}
      title={t('shipment.notifyTitle', { carrier: carrier?.CarrierName ?? '' })}
      submit={t('shipment.notifyAct')}
      onClose={onClose}
    >
      <p>{t(email === '' ? 'shipment.notifyNoMail' : 'shipment.notifyWhy', { email })}</p>
      {details.NotifyCarrier && <p>{t('shipment.notifyChanges')}</p>}
      <TextAreaField form={kit.form} name="message" label={t('shipment.notifyMessage')} rows={6} required />
    </PanelForm>
  )
}
