import { Button, CloseButton, TextInput } from '@mantine/core'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { useText } from '../../texts/texts.ts'
import { FieldGroup } from '../../ui/Sheet.tsx'
import type { AskForm } from './askForm.ts'
import classes from './Quotes.module.css'

/** Addresses beside the list of carriers, a line each. */
export function Others({ form }: { form: UseFormReturn<AskForm> }) {
  const t = useText()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'others' })
  const errors = form.formState.errors.others
  return (
    <FieldGroup name={t('quotes.others')}>
      {fields.map((field, i) => (
        <div key={field.id} className={classes.other}>
          <TextInput
            aria-label={t('quotes.otherNameOf', { number: i + 1 })}
            placeholder={t('quotes.otherName')}
            autoComplete="off"
            {...form.register(`others.${i}.CarrierName`)}
            error={errors?.[i]?.CarrierName?.message}
          />
          <TextInput
            aria-label={t('quotes.otherEmailOf', { number: i + 1 })}
            placeholder={t('quotes.otherEmail')}
            autoComplete="off"
            inputMode="email"
            {...form.register(`others.${i}.email`)}
            error={errors?.[i]?.email?.message}
          />
          <CloseButton aria-label={t('quotes.otherRemove', { number: i + 1 })} onClick={() => remove(i)} />
        </div>
      ))}
      <div>
        <Button variant="default" size="compact-md" onClick={() => append({ CarrierName: '', email: '' })}>
          {t('quotes.otherAdd')}
        </Button>
      </div>
    </FieldGroup>
  )
}
