import { type CalendarPlace, textLimits } from '@waybill/domain'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useText } from '../../texts/texts.ts'
import { CheckField, TextAreaField, TextField, TimeField } from '../../ui/form/fields.tsx'
import { formatDate } from '../../ui/format.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { FieldPair } from '../../ui/Sheet.tsx'
import { closedOn, closedWords } from './closedOn.ts'

const time = z.string().refine(text => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), { params: { code: 'invalid_time' } })

/**
 * A day and a window to be picked up in, and why. A day on which most carriers do not come has to be meant.
 * @param before the day that stands: it is not asked about again
 */
export const pickupWindowForm = (place: CalendarPlace, before: string) =>
  z
    .object({
      PickupByDate: z.iso.date(),
      PickupByFromTime: time,
      PickupByToTime: time,
      comments: z.string().trim().max(textLimits.reason),
      onClosedDay: z.boolean(),
    })
    .refine(window => window.PickupByFromTime < window.PickupByToTime, {
      path: ['PickupByToTime'],
      params: { code: 'end_before_start' },
    })
    .refine(
      ({ PickupByDate, onClosedDay }) =>
        onClosedDay || PickupByDate === before || closedOn(PickupByDate, place) === null,
      { path: ['onClosedDay'], params: { code: 'closed_pickup' } },
    )
export type PickupWindowForm = z.output<ReturnType<typeof pickupWindowForm>>

/** Says that most carriers come on no such day, offers the next one, and asks whether it is meant. */
function ClosedDay({
  form,
  place,
  before,
}: {
  form: UseFormReturn<PickupWindowForm>
  place: CalendarPlace
  before: string
}) {
  const t = useText()
  const date = useWatch({ control: form.control, name: 'PickupByDate' })
  const closed = date === before ? null : closedOn(date, place)
  if (closed === null) return null
  const next = formatDate(closed.next)
  return (
    <div role="status">
      <p>
        {closedWords(closed)}{' '}
        <LinkButton onClick={() => form.setValue('PickupByDate', closed.next, { shouldDirty: true })}>
          {t('shipment.pickupUse', { day: next })}
        </LinkButton>
      </p>
      <CheckField form={form} name="onClosedDay" label={t('shipment.pickupClosedMeant', { day: formatDate(date) })} />
    </div>
  )
}

/**
 * @param zone how the hours are meant, where that is not the reader's own; blank: as the reader means them
 * @param place where the truck comes
 * @param before the day that stands
 */
export function PickupWindowFields({
  form,
  zone,
  place,
  before,
}: {
  form: UseFormReturn<PickupWindowForm>
  zone: string
  place: CalendarPlace
  before: string
}) {
  const t = useText()
  return (
    <>
      <TextField form={form} name="PickupByDate" label={t('shipment.pickupDate')} type="date" required />
      <ClosedDay form={form} place={place} before={before} />
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
