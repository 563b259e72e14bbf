import { NativeSelect, TextInput } from '@mantine/core'
import { equipments, freightClasses, modeNames } from '@waybill/domain'
import type { ChangeEvent } from 'react'
import { useText } from '../../../texts/texts.ts'
import { type Compared, comparedBy, inMode, modeIn } from './compared.ts'
import classes from './RateBenchmark.module.css'

/** The mode, and what its prices are compared by. */
export function CompareFields({
  typed,
  errors,
  change,
}: {
  typed: Compared
  errors: Readonly<Record<string, string>>
  change: (patch: Compared) => void
}) {
  const t = useText()
  const mode = modeIn(typed)
  const field = (name: string) => ({
    id: `lane.${name}`,
    value: typed[name] ?? '',
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change({ [name]: event.currentTarget.value }),
  })
  const any = { value: '', label: t('benchmark.any') }
  const fields = {
    weight: (
      <TextInput
        {...field('weight')}
        key="weight"
        label={t('benchmark.weight')}
        className={classes.narrow}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        placeholder={t('benchmark.any')}
      />
    ),
    class: (
      <NativeSelect
        {...field('class')}
        key="class"
        label={t('benchmark.class')}
        data={[any, ...freightClasses.map(value => ({ value, label: value }))]}
      />
    ),
    equipment: (
      <NativeSelect
        {...field('equipment')}
        key="equipment"
        label={t('way.equipment')}
        data={[any, ...equipments.map(value => ({ value, label: t(`way.${value}`) }))]}
      />
    ),
    service: (
      <TextInput
        {...field('service')}
        key="service"
        label={t('benchmark.service')}
        autoComplete="off"
        maxLength={100}
        placeholder={t('benchmark.each')}
      />
    ),
    zone: (
      <TextInput
        {...field('zone')}
        key="zone"
        label={t('benchmark.zone')}
        className={classes.narrow}
        autoComplete="off"
        maxLength={10}
        placeholder={t('benchmark.each')}
      />
    ),
  }
  return (
    <>
      <NativeSelect
        label={t('benchmark.mode')}
        value={mode}
        data={modeNames.map(value => ({ value, label: t(`way.${value}`) }))}
        onChange={event => change(inMode(event.currentTarget.value))}
      />
      {comparedBy(mode).map(name => (name === 'mode' ? null : fields[name]))}
    </>
  )
}
