import { DisplayTrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/DisplayTrackingDetails.ts'
import { TrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/TrackingDetails.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { trackingStatuses } from '@waybill/domain'
import { z } from 'zod'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { trackingStatusName } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { ChoiceField, TextAreaField, TextField, TimeField } from '../../../ui/form/fields.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { clockIn } from '../../../ui/format.ts'
import { notify } from '../../../ui/notify.ts'
import { FieldPair } from '../../../ui/Sheet.tsx'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'

const schema = z.object({
  status: z.string().refine(text => text !== '', { params: { code: 'selectStatus' } }),
  date: z.iso.date(),
  time: z.string().refine(text => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), { params: { code: 'invalid_time' } }),
  description: z.string().max(200),
  city: z.string().max(50),
  state: z.string().max(2),
  notes: z.string().max(1000),
  notifications: z.string().max(2000),
})

/** An event somebody reported by telephone. It moves the shipment as a carrier's own would. */
export function EventPanel({ details, onClose }: { details: WireShipmentDetails; onClose: () => void }) {
  const t = useText()
  const { shipmentId } = details
  const { mutateAsync } = useChange(TrackingDetails, [DisplayTrackingDetails, ...shipmentReads])
  const kit = useFormKit({
    schema,
    start: {
      status: '',
      ...clockIn(details.originZone),
      ...{ description: '', city: '', state: '', notes: '', notifications: '' },
    },
    explain: explainShort,
    keepAs: `event.${shipmentId}`,
    save: async event => {
      await mutateAsync({ body: { shipmentId, ...event } })
      notify.done(t('shipment.eventAdded'))
      onClose()
    },
  })
  return (
    <PanelForm kit={kit} title={t('shipment.addEvent')} submit={t('shipment.eventSave')} onClose={onClose}>
      <ChoiceField
        form={kit.form}
        name="status"
        label={t('tracking.status')}
        required
        choices={[
          { value: '', label: t('tracking.chooseStatus') },
          ...trackingStatuses.map(value => ({ value, label: trackingStatusName(value) })),
        ]}
      />
      <FieldPair>
        <TextField form={kit.form} name="date" label={t('tracking.date')} type="date" required />
        <TimeField form={kit.form} name="time" label={t('tracking.time')} required />
      </FieldPair>
      <TextField form={kit.form} name="description" label={t('tracking.description')} />
      <FieldPair>
        <TextField form={kit.form} name="city" label={t('tracking.city')} />
        <TextField form={kit.form} name="state" label={t('tracking.state')} />
      </FieldPair>
      <TextAreaField form={kit.form} name="notes" label={t('tracking.notes')} rows={2} />
      <TextField
        form={kit.form}
        name="notifications"
        label={t('tracking.notifications')}
        description={t('shipment.alsoTellWhy')}
      />
    </PanelForm>
  )
}
