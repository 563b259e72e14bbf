import { textLimits } from '@waybill/domain'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { useText } from '../../texts/texts.ts'
import { TextAreaField, TextField } from '../../ui/form/fields.tsx'

/** A call with a carrier that was made: who was spoken with, and what was said. */
export const recordedCall = z.object({
  spokeWith: z.string().trim().min(1).max(textLimits.spokeWith),
  comments: z.string().trim().max(textLimits.comments),
})

export const noCall: Readonly<z.output<typeof recordedCall>> = { spokeWith: '', comments: '' }

/** The fields of a recorded call, in a form whose schema has them. */
export function CallFields<V extends FieldValues & z.output<typeof recordedCall>>({
  form,
}: {
  form: UseFormReturn<V>
}) {
  const t = useText()
  return (
    <>
      <TextField form={form} name={'spokeWith' as FieldPath<V>} label={t('shipment.spokeWith')} required />
      <TextAreaField form={form} name={'comments' as FieldPath<V>} label={t('carrierOrders.commentsCall')} rows={2} />
    </>
  )
}
