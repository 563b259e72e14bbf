import { type SettingKey, settings } from '@waybill/contract/settings/index.ts'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useText } from '../../../texts/texts.ts'
import { CheckField, ChoiceField, TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { FieldGroup } from '../../../ui/Sheet.tsx'
import type { KeptSettings, Typed } from './settingsForm.ts'

interface SettingFieldProps {
  readonly form: UseFormReturn<Typed>
  readonly setting: SettingKey
  readonly installation: KeptSettings['installation']
}

/** The field of one setting, as the registry says that it is entered. */
export function SettingField({ form, setting, installation }: SettingFieldProps) {
  const t = useText()
  const { input } = settings[setting]
  const days = Object.entries(installation).find(([key]) => key === setting)?.[1] ?? 0
  const field = {
    form,
    name: setting,
    label: t(`company.${setting}`),
    description: t(`company.${setting}Why`, { days }),
  }
  if (input === 'yesNo') return <CheckField {...field} />
  if (input === 'zone') return <ZoneField {...field} />
  if (input === 'texts') return <TextsField {...field} />
  if (input === 'paragraph') return <TextAreaField {...field} />
  if (input === 'days') return <TextField {...field} inputMode="numeric" />
  return <TextField {...field} type={input} />
}

interface Field {
  readonly form: UseFormReturn<Typed>
  readonly name: SettingKey
  readonly label: string
  readonly description: string
}

/** The zones that the browser knows; one that it does not is kept among them. */
function ZoneField(field: Field) {
  const now = String(useWatch({ control: field.form.control, name: field.name }))
  const zones = [...new Set([now, ...Intl.supportedValuesOf('timeZone')])].toSorted()
  return <ChoiceField {...field} choices={zones.map(value => ({ value, label: value.replaceAll('_', ' ') }))} />
}

function TextsField({ form, name, label, description }: Field) {
  const t = useText()
  const numbers = (form.getValues(name) as string[]).map((_, n) => n + 1)
  return (
    <FieldGroup name={label}>
      {numbers.map(number => (
        <TextField
          key={number}
          form={form}
          name={`${name}.${number - 1}`}
          label={t('company.numbered', { number })}
          {...(number === 1 ? { description } : {})}
        />
      ))}
    </FieldGroup>
  )
}
