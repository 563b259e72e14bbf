import { NativeSelect, TextInput } from '@mantine/core'
import type { Hazmat } from '@waybill/domain'
import { useText } from '../../texts/texts.ts'
import { type Field, hazmatTable } from '../fields.ts'
import type { RowErrors } from './ItemRow.tsx'
import classes from './ItemsEditor.module.css'

const texts = Object.entries(hazmatTable) as readonly [keyof typeof hazmatTable, Field][]
/** May stay blank (49 CFR 172.203 asks for them of some materials alone). */
const optional: readonly string[] = ['technicalName', 'subsidiaryClass'] satisfies (keyof typeof hazmatTable)[]

const packingGroups = ['', 'I', 'II', 'III'] as const

/** What 49 CFR 172.200 asks of a shipping paper, under the line it belongs to. */
export function HazmatFields({
  at,
  line,
  hazmat,
  errors,
  onChange,
}: {
  at: string
  line: number
  hazmat: Hazmat
  errors: RowErrors
  onChange: (hazmat: Hazmat) => void
}) {
  const t = useText()
  return (
    <fieldset className={classes.hazmat}>
      <legend>{t('items.hazmatOf', { line })}</legend>
      {texts.map(([field, { text, limit }]) => (
        <TextInput
          key={field}
          id={`${at}.hazmat.${field}`}
          label={t(text)}
          withAsterisk={!optional.includes(field)}
          maxLength={limit}
          value={hazmat[field]}
          error={errors[`hazmat.${field}`]}
          onChange={event => {
            const typed = event.currentTarget.value
            onChange({ ...hazmat, [field]: field === 'unNumber' ? typed.toUpperCase() : typed })
          }}
        />
      ))}
      <NativeSelect
        id={`${at}.hazmat.packingGroup`}
        label={t('items.packingGroup')}
        data={packingGroups.map(group => ({ value: group, label: group === '' ? '–' : group }))}
        value={hazmat.packingGroup}
        onChange={event => {
          const group = packingGroups.find(one => one === event.currentTarget.value)
          if (group !== undefined) onChange({ ...hazmat, packingGroup: group })
        }}
      />
    </fieldset>
  )
}
