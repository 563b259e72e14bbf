import { CloseException } from '@waybill/contract/calls/Exceptions/CloseException.ts'
import { CLOSE_NOTE_MAX } from '@waybill/contract/wire/exceptions.ts'
import { closeReasonNames, closeReasons, exceptionSides } from '@waybill/domain'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { explainShort } from '../../api/explain.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { ChoiceField, TextAreaField } from '../../ui/form/fields.tsx'
import { KitForm } from '../../ui/form/KitForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { notify } from '../../ui/notify.ts'
import { FieldStack } from '../../ui/Sheet.tsx'
import { exceptionReads } from './exceptionReads.ts'

const schema = z.object({
  // Nobody is blamed unless somebody says so.
  reason: z
    .enum(['', ...closeReasonNames] as const)
    .refine(reason => reason.length > 0, { params: { code: 'required' } }),
  side: z.enum(exceptionSides),
  note: z.string().max(CLOSE_NOTE_MAX),
})

/** Why it is closed, and whose doing it was: a reason names the side that it usually is. */
export function CloseForm({ exceptionId, onClose }: { exceptionId: number; onClose: () => void }) {
  const t = useText()
  const { mutateAsync } = useChange(CloseException, exceptionReads)
  const kit = useFormKit<z.output<typeof schema>>({
    schema,
    start: { reason: '', side: 'nobody', note: '' },
    explain: explainShort,
    keepAs: `closeException.${exceptionId}`,
    save: async given => {
      const { reason, ...said } = given
      if (reason === '') return
      await mutateAsync({ body: { exceptionId, reason, ...said } })
      notify.done(t('exceptions.closed'))
      onClose()
    },
  })
  const { form } = kit
  const reason = useWatch({ control: form.control, name: 'reason' })
  const isReasonChosen = form.formState.dirtyFields.reason === true
  useEffect(() => {
    if (isReasonChosen && reason !== '') form.setValue('side', closeReasons[reason], { shouldDirty: true })
  }, [form, reason, isReasonChosen])
  return (
    <KitForm kit={kit}>
      <FieldStack>
        <ChoiceField
          form={form}
          name="reason"
          label={t('exceptions.reason')}
          required
          choices={[
            { value: '', label: t('exceptions.chooseReason') },
            ...closeReasonNames.map(value => ({ value, label: t(`exceptions.reason_${value}`) })),
          ]}
        />
        <ChoiceField
          form={form}
          name="side"
          label={t('exceptions.side')}
          description={t('exceptions.sideWhy')}
          choices={exceptionSides.map(value => ({ value, label: t(`exceptions.side_${value}`) }))}
        />
        <TextAreaField form={form} name="note" label={t('exceptions.note')} rows={2} />
        <FormButtons kit={kit} submit={t('exceptions.close')} onClose={onClose} />
      </FieldStack>
    </KitForm>
  )
}
