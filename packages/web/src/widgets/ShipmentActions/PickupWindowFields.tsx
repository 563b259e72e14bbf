import { textLimits } from '@waybill/domain'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { useText } from '../../texts/texts.ts'
import { TextAreaField, TextField, TimeField } from '../../ui/form/fields.tsx'
import { FieldPair } from '../../ui/Sheet.tsx'

const time = z.string().refine(text => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), { params: { code: 'invalid_time' } })

/** A day and a window to be picked up in, and why. */
export const pickupWindowForm = z
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
export type PickupWindowForm = z.output<typeof pickupWindowForm>

/** @param zone how the hours are meant, where that is not the reader's own; blank: as the reader means them */
export function PickupWindowFields({ form, zone }: { form: UseFormReturn<PickupWindowForm>; zone: string }) {
  const t = useText()
  return (
    <>
      <TextField form={form} name="PickupByDate" label={t('shipment.pickupDate')} type="date" required />
      <FieldPair>
        <TimeField form={form} name="PickupByFromTime" label={t('shipment.pickupFrom')} required />
        <TimeField form={form} name="PickupByToTime" label={t('shipment.pickupTo')} required />
      </FieldPair>
      {zone !== '' && <span>{zone}</span>}
      <TextAreaField
        form={form}
        name="comments"
        label={t('shipment.comment')}
        description={t('shipment.reasonWhy')}
        rows={2}
      />
    </>
  )
}
