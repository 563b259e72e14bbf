import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { filledFrom, type Hazmat, isGeneric, namesOfNumber, needsEmergencyPhone } from '@waybill/domain'
import { type TextKey, useText } from '../../texts/texts.ts'
import { TypeAhead } from '../../ui/form/TypeAhead.tsx'
import { hazmatTable } from '../fields.ts'
import { entryChoices } from '../Hazmat/entryChoices.ts'
import { useHazmatTable } from '../Hazmat/useHazmatTable.ts'
import type { RowErrors } from './ItemRow.tsx'
import classes from './ItemsEditor.module.css'

/** Characters: a name may be typed where the number goes, to find it. */
const NAME = 60

const packingGroups = ['', 'I', 'II', 'III'] as const
const zones = ['', 'A', 'B', 'C', 'D'] as const

/** So many names of a number are offered. */
const NAMES_SHOWN = 8

/** What 172.203 has stand behind the basic description, in the order in which it is printed. */
const marks = [
  ['reportableQuantity', 'hazmat.reportableQuantity'],
  ['limitedQuantity', 'hazmat.limitedQuantity'],
  ['marinePollutant', 'hazmat.marinePollutant'],
  ['residue', 'hazmat.residue'],
  ['bulk', 'hazmat.bulk'],
] as const satisfies readonly (readonly [keyof Hazmat, TextKey])[]

/**
 * What 49 CFR 172.200 asks of a shipping paper, under the line it belongs to. The number comes first: picked from the
 * Hazardous Materials Table it fills the fields behind it.
 */
export function HazmatFields({
  at,
  line,
  hazmat,
  errors,
  warnings,
  touchesCanada,
  onChange,
}: {
  at: string
  line: number
  hazmat: Hazmat
  errors: RowErrors
  /** What is worth a look, in words. */
  warnings: readonly string[]
  touchesCanada: boolean
  onChange: (hazmat: Hazmat) => void
}) {
  const t = useText()
  const table = useHazmatTable(true)
  const entries = table?.of(hazmat.unNumber) ?? []
  const asksTechnical = entries.length > 0 && entries.every(isGeneric)
  const change = (patch: Partial<Hazmat>): void => onChange({ ...hazmat, ...patch })

  const field = (name: keyof typeof hazmatTable, isNeeded: boolean) => ({
    id: `${at}.hazmat.${name}`,
    label: t(hazmatTable[name].text),
    withAsterisk: isNeeded,
    maxLength: hazmatTable[name].limit,
    value: hazmat[name],
    error: errors[`hazmat.${name}`],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => change({ [name]: event.currentTarget.value }),
  })
  const fill = (entry: Parameters<typeof filledFrom>[1]): void => {
    onChange(filledFrom(hazmat, entry))
    document.getElementById(`${at}.hazmat.${isGeneric(entry) ? 'technicalName' : 'quantity'}`)?.focus()
  }
  const said = `${at}.hazmat.warnings`
  const isOtherName =
    hazmat.properShippingName.trim() !== '' && table?.carries(hazmat.unNumber, hazmat.properShippingName) === false
  const names = isOtherName ? namesOfNumber(entries).slice(0, NAMES_SHOWN) : []
  return (
    <fieldset className={classes.hazmat} aria-describedby={warnings.length > 0 ? said : undefined}>
      <legend>{t('items.hazmatOf', { line })}</legend>
      <TypeAhead
        text={hazmat.unNumber}
        label={t('hazmat.entries')}
        choices={entryChoices(table, hazmat.unNumber)}
        onType={typed => change({ unNumber: typed.toUpperCase().trimStart() })}
        onPick={fill}
      >
        {input => <TextInput {...field('unNumber', true)} {...input} maxLength={NAME} />}
      </TypeAhead>
      <TextInput className={classes.shippingName} {...field('properShippingName', true)} />
      <TextInput {...field('technicalName', asksTechnical)} />
      <TextInput {...field('hazardClass', true)} />
      <TextInput {...field('subsidiaryClass', false)} />
      <NativeSelect
        id={`${at}.hazmat.packingGroup`}
        label={t('items.packingGroup')}
        data={packingGroups.map(group => ({ value: group, label: group === '' ? '–' : group }))}
        value={hazmat.packingGroup}
        error={errors['hazmat.packingGroup']}
        onChange={event => {
          const group = packingGroups.find(one => one === event.currentTarget.value)
          if (group !== undefined) change({ packingGroup: group })
        }}
      />
      <TextInput {...field('quantity', !hazmat.residue)} />
      <TextInput
        className={classes.phone}
        {...field('emergencyPhone', needsEmergencyPhone(hazmat, touchesCanada ? ['CA'] : []))}
        type="tel"
      />
      {names.length > 0 && (
        <p className={classes.names}>
          {t('hazmat.namesOf', { unNumber: hazmat.unNumber })}
          {names.map(name => (
            <button
              key={name}
              type="button"
              className={classes.suggest}
              onClick={() => {
                change({ properShippingName: name })
                document.getElementById(`${at}.hazmat.properShippingName`)?.focus()
              }}
            >
              {name}
            </button>
          ))}
        </p>
      )}
      <div className={classes.marks}>
        {marks.map(([name, text]) => (
          <Checkbox
            key={name}
            size="xs"
            id={`${at}.hazmat.${name}`}
            label={t(text)}
            checked={hazmat[name]}
            error={errors[`hazmat.${name}`]}
            onChange={event => change({ [name]: event.currentTarget.checked })}
          />
        ))}
        <NativeSelect
          className={classes.zone}
          id={`${at}.hazmat.inhalationZone`}
          label={t('hazmat.inhalationZone')}
          data={zones.map(zone => ({ value: zone, label: zone === '' ? '–' : zone }))}
          value={hazmat.inhalationZone}
          error={errors['hazmat.inhalationZone']}
          onChange={event => {
            const zone = zones.find(one => one === event.currentTarget.value)
            if (zone !== undefined) change({ inhalationZone: zone })
          }}
        />
        <Checkbox
          size="xs"
          id={`${at}.hazmat.emergencyService`}
          label={t('hazmat.emergencyService')}
          checked={hazmat.emergencyService}
          onChange={event => change({ emergencyService: event.currentTarget.checked })}
        />
        {(hazmat.emergencyService || hazmat.emergencyContract !== '' || errors['hazmat.emergencyContract']) && (
          <TextInput {...field('emergencyContract', true)} />
        )}
        {(touchesCanada || hazmat.erapNumber !== '' || hazmat.erapPhone !== '') && (
          <>
            <TextInput {...field('erapNumber', false)} />
            <TextInput {...field('erapPhone', false)} type="tel" />
          </>
        )}
      </div>
      {warnings.length > 0 && (
        <ul className={classes.warnings} id={said} aria-live="polite">
          {warnings.map(words => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
