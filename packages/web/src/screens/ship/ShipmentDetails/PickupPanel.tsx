import { Button, Group } from '@mantine/core'
import { UpdateSchedule } from '@waybill/contract/calls/Shipment/UpdateSchedule.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { z } from 'zod'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { TextAreaField, TextField, TimeField } from '../../../ui/form/fields.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { otherZone } from '../../../ui/format.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FieldPair, FieldStack } from '../../../ui/Sheet.tsx'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'
import { explainChange, useSeenVersion } from '../../../widgets/ShipmentActions/useSeenVersion.ts'
import { tellSaved } from './consequences.ts'

const time = z.string().refine(text => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), { params: { code: 'invalid_time' } })
const schema = z
  .object({
    PickupByDate: z.iso.date(),
    PickupByFromTime: time,
    PickupByToTime: time,
    comments: z.string().trim().max(500),
  })
  .refine(window => window.PickupByFromTime < window.PickupByToTime, {
    path: ['PickupByToTime'],
    params: { code: 'end_before_start' },
  })

/** Another day or window; days the carrier does not work are said by the server, at the field. */
export function PickupPanel({ details, onClose }: { details: WireShipmentDetails; onClose: () => void }) {
  const t = useText()
  const change = useChange(UpdateSchedule, shipmentReads)
  const withVersion = useSeenVersion(details.shipmentId, details.version)
  const window = details.shipment.SheduleDateTime
  const zone = otherZone(details.originZone, window.PickupByDate)
  const kit = useFormKit({
    schema,
    start: {
      PickupByDate: window.PickupByDate,
      PickupByFromTime: window.PickupByFromTime,
      PickupByToTime: window.PickupByToTime,
      comments: '',
    },
    explain: explainChange,
    save: async ({ comments, ...times }) => {
      const query = { ShipemntId: details.shipmentId, comments: comments.trim() }
      const { consequences } = await withVersion(version => change.mutateAsync({ query, body: { version, ...times } }))
      tellSaved('shipment.pickupSaved', consequences)
      onClose()
    },
  })
  return (
    <Panel title={t('shipment.pickupTitle')} onClose={onClose} takesFocus>
      <form onSubmit={event => void kit.submit(event)} noValidate>
        <FieldStack>
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
            maxLength={500}
            rows={2}
          />
          <FormProblem problem={kit.problem} />
          <Group gap="xs">
            <Button type="submit" loading={kit.saving}>
              {t('shipment.pickupSave')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('actions.cancel')}
            </Button>
          </Group>
        </FieldStack>
      </form>
    </Panel>
  )
}
