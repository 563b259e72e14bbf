import { Button } from '@mantine/core'
import { CloseException } from '@waybill/contract/calls/Exceptions/CloseException.ts'
import { GetExceptions } from '@waybill/contract/lists/exceptions.ts'
import { CLOSE_NOTE_MAX, exceptionStates } from '@waybill/contract/wire/exceptions.ts'
import { type CloseReason, closeReasonNames, closeReasons, exceptionSides } from '@waybill/domain'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { explainShort } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { ChoiceField, TextAreaField } from '../../ui/form/fields.tsx'
import { KitForm } from '../../ui/form/KitForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { formatInstant } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import { notify } from '../../ui/notify.ts'
import { FieldStack } from '../../ui/Sheet.tsx'
import type { Exception } from './settlesAt.ts'
import { useExceptionChange } from './useExceptionChange.ts'

type T = ReturnType<typeof useText>

const schema = z.object({
  // Nobody is blamed unless somebody says so.
  reason: z
    .enum(['', ...closeReasonNames] as const)
    .refine(reason => reason.length > 0, { params: { code: 'required' } }),
  side: z.enum(exceptionSides),
  note: z.string().max(CLOSE_NOTE_MAX),
})

/** What became of an exception since its form was opened; blank where nothing did. */
function whatBecame(opened: Exception, now: Exception, t: T): string {
  if (now.state === 'closed') {
    const reason = t(`exceptions.reason_${now.closeReason as CloseReason}`)
    return [
      t('exceptions.closedMeanwhile', { name: now.closedBy, reason }),
      ...(now.closeNote === '' ? [] : [t('exceptions.noteMeanwhile', { note: now.closeNote })]),
    ].join(' ')
  }
  if (now.state === 'ended') return opened.state === 'ended' ? '' : t('exceptions.endedMeanwhile')
  if (now.state === 'snoozed' && opened.snoozedUntil !== now.snoozedUntil) {
    return t('exceptions.snoozedMeanwhile', { when: formatInstant(now.snoozedUntil ?? '') })
  }
  if (opened.assignedTo === now.assignedTo) return ''
  return t('exceptions.assignedMeanwhile', { name: now.assignee === '' ? t('exceptions.nobody') : now.assignee })
}

/**
 * Why it is closed, and whose doing it was: a reason names the side that it usually is. The form outlives its row: where
 * somebody else was first it says so, and what was typed stays.
 */
export function CloseForm({ row, isGone, onClose }: { row: Exception; isGone: boolean; onClose: () => void }) {
  const t = useText()
  const { exceptionId } = row
  const [opened] = useState(row)
  const filter = { ids: [String(exceptionId)], states: [...exceptionStates] }
  const found = useCall(GetExceptions, { body: GetExceptions.body.parse({ pageSize: 1, filter }) }, { enabled: isGone })
  const now = (isGone ? found.data?.exceptions[0] : undefined) ?? row
  const isClosed = now.state === 'closed'
  const became = whatBecame(opened, now, t)
  const { change } = useExceptionChange(CloseException)
  const kit = useFormKit<z.output<typeof schema>>({
    schema,
    start: { reason: '', side: 'nobody', note: '' },
    explain: explainShort,
    keepAs: `closeException.${exceptionId}`,
    save: async given => {
      const { reason, ...said } = given
      if (reason === '') return
      await change({ body: { exceptionId, version: now.version, reason, ...said } })
      notify.done(t('exceptions.closed'))
      onClose()
    },
  })
  const { form } = kit
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(form.getValues('note'))
    notify.done(t('exceptions.noteCopied'))
  }
  const reason = useWatch({ control: form.control, name: 'reason' })
  const isReasonChosen = form.formState.dirtyFields.reason === true
  useEffect(() => {
    if (isReasonChosen && reason !== '') form.setValue('side', closeReasons[reason], { shouldDirty: true })
  }, [form, reason, isReasonChosen])
  return (
    <KitForm kit={kit}>
      <div role="status">{became !== '' && <Hint warns>{became}</Hint>}</div>
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
        <FormButtons
          kit={kit}
          submit={isClosed ? null : t('exceptions.close')}
          also={
            isClosed && (
              <Button variant="default" onClick={() => void copy()}>
                {t('exceptions.copyNote')}
              </Button>
            )
          }
          onClose={onClose}
        />
      </FieldStack>
    </KitForm>
  )
}
