import { NativeSelect, TextInput } from '@mantine/core'
import { type Hazmat, textLimits } from '@waybill/domain'
import { type TextKey, useText } from '../../texts/texts.ts'
import type { RowErrors } from './ItemRow.tsx'
import classes from './ItemsEditor.module.css'

const texts = [
  ['unNumber', 'items.unNumber', textLimits.unNumber, true],
  ['properShippingName', 'items.properName', textLimits.properShippingName, true],
  ['technicalName', 'items.technicalName', textLimits.technicalName, false],
  ['hazardClass', 'items.hazardClass', textLimits.hazardClass, true],
  ['subsidiaryClass', 'items.subsidiaryClass', textLimits.subsidiaryClass, false],
  ['quantity', 'items.hazmatQuantity', textLimits.hazmatQuantity, true],
  ['emergencyPhone', 'items.emergencyPhone', textLimits.contactPhone, true],
] as const satisfies readonly (readonly [keyof Hazmat, TextKey, number, boolean])[]

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
      {texts.map(([field, label, max, required]) => (
        <TextInput
          key={field}
          id={`${at}.hazmat.${field}`}
          label={t(label)}
          withAsterisk={required}
          maxLength={max}
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
