import { NativeSelect, TextInput } from '@mantine/core'
import { countryChoices } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { customsTable } from '../fields.ts'
import type { RowErrors } from './ItemRow.tsx'
import classes from './ItemsEditor.module.css'
import type { CustomsDraft } from './itemDraft.ts'

export const blankCustoms: CustomsDraft = { originCountry: '', htsCode: '', pieces: '', value: '', currency: 'USD' }

/** What customs is told of a line, under the line it belongs to. */
export function CustomsFields({
  at,
  line,
  customs,
  currencies,
  errors,
  onChange,
}: {
  at: string
  line: number
  customs: CustomsDraft
  currencies: readonly string[]
  errors: RowErrors
  onChange: (customs: CustomsDraft) => void
}) {
  const t = useText()
  const change = (patch: Partial<CustomsDraft>): void => onChange({ ...customs, ...patch })
  const field = (name: 'htsCode' | 'pieces' | 'value') => ({
    id: `${at}.customs.${name}`,
    label: t(customsTable[name].text),
    withAsterisk: true,
    autoComplete: 'off',
    maxLength: customsTable[name].limit,
    value: customs[name],
    error: errors[`customs.${name}`],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => change({ [name]: event.currentTarget.value }),
  })
  return (
    <fieldset className={classes.customs}>
      <legend>{t('parcel.customsOf', { line })}</legend>
      <TextInput {...field('htsCode')} />
      <NativeSelect
        id={`${at}.customs.originCountry`}
        label={t('items.originCountry')}
        withAsterisk
        value={customs.originCountry}
        error={errors['customs.originCountry']}
        data={[{ value: '', label: '' }, ...countryChoices()]}
        onChange={event => change({ originCountry: event.currentTarget.value })}
      />
      <TextInput {...field('pieces')} inputMode="numeric" />
      <TextInput {...field('value')} inputMode="decimal" />
      <NativeSelect
        id={`${at}.customs.currency`}
        label={t('items.customsCurrency')}
        value={customs.currency}
        error={errors['customs.currency']}
        data={[...currencies]}
        onChange={event => change({ currency: event.currentTarget.value })}
      />
    </fieldset>
  )
}
