import { UpdateSchedule } from '@waybill/contract/calls/Shipment/UpdateSchedule.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { TextAreaField, TextField, TimeField } from '../../../ui/form/fields.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { otherZone } from '../../../ui/format.ts'
import { FieldPair } from '../../../ui/Sheet.tsx'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'
import { statusOf, useShipmentRecord } from '../../../widgets/ShipmentActions/useShipmentRecord.ts'
import { tellSaved } from './consequences.ts'

const time = z.string().refine(text => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), { params: { code: 'invalid_time' } })
const schema = z
  .object({
    PickupByDate: z.iso.date(),
    PickupByFromTime: time,
    PickupByToTime: time,
    comments: z.string().trim().max(textLimits.reason),
  })
  .refine(window => window.PickupByFromTime < window.PickupByToTime, {
    path: ['PickupByToTime'],
    params: { code: 'end_before_start' },
  })

const valuesOf = ({ shipment }: WireShipmentDetails) => {
  const { PickupByDate, PickupByFromTime, PickupByToTime } = shipment.SheduleDateTime
  return { PickupByDate, PickupByFromTime, PickupByToTime, comments: '' }
}

/** Another day or window; days the carrier does not work are said by the server, at the field. */
export function PickupPanel({ details, onClose }: { details: WireShipmentDetails; onClose: () => void }) {
  const t = useText()
  const change = useChange(UpdateSchedule, shipmentReads)
  const record = useShipmentRecord(details, valuesOf, { now: statusOf(details), of: statusOf })
  const window = details.shipment.SheduleDateTime
  const zone = otherZone(details.originZone, window.PickupByDate)
  const kit = useFormKit({
    schema,
    start: valuesOf(details),
    record,
    explain: explainShort,
    save: async ({ comments, ...times }, version) => {
      const query = { ShipemntId: details.shipmentId, comments: comments.trim() }
      const { consequences } = await change.mutateAsync({ query, body: { version, ...times } })
      tellSaved('shipment.pickupSaved', consequences)
      onClose()
    },
  })
  return (
    <PanelForm kit={kit} title={t('shipment.pickupTitle')} submit={t('shipment.pickupSave')} onClose={onClose}>
      {details.shipmentStatus === 'T' && <p>{t('shipment.pickupBooked')}</p>}
      <TextField form={kit.form} name="PickupByDate" label={t('shipment.pickupDate')} type="date" required />
      <FieldPair>
        <TimeField form={kit.form} name="PickupByFromTime" label={t('shipment.pickupFrom')} required />
        <TimeField form={kit.form} name="PickupByToTime" label={t('shipment.pickupTo')} required />
      </FieldPair>
      {zone !== '' && <span>{t('shipment.zone', { zone })}</span>}
      <TextAreaField
        form={kit.form}
        name="comments"
        label={t('shipment.comment')}
        description={t('shipment.reasonWhy')}
        rows={2}
      />
    </PanelForm>
  )
}
