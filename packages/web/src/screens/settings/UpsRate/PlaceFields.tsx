import { TextInput } from '@mantine/core'
import { textLimits } from '@waybill/domain'
import type { ReactNode } from 'react'
import { useText } from '../../../texts/texts.ts'
import { useZipFill } from '../../../widgets/AddressForm/useZipFill.ts'
import { ZipDoubt } from '../../../widgets/AddressForm/ZipDoubt.tsx'
import type { Place } from './question.ts'
import classes from './UpsRate.module.css'

/** One end: a whole ZIP fills city and state. */
export function PlaceFields({
  at,
  title,
  place,
  errors,
  onChange,
  children,
}: {
  /** Name of the end: `from`. */
  at: string
  title: string
  place: Place
  errors: Readonly<Record<string, string>>
  onChange: (patch: Partial<Place>) => void
  children?: ReactNode
}) {
  const t = useText()
  const zip = useZipFill(at, place, onChange)
  const field = (name: 'street' | 'city' | 'state' | 'zip', isNeeded: boolean) => ({
    id: `${at}.${name}`,
    label: t(`upsRate.${name}`),
    withAsterisk: isNeeded,
    'aria-required': isNeeded,
    autoComplete: 'off',
    maxLength: textLimits[name],
    value: place[name],
    error: errors[`${at}.${name}`],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <fieldset className={classes.end}>
      <legend>{title}</legend>
      <TextInput {...field('street', false)} />
      <div className={classes.line}>
        <TextInput {...field('zip', true)} onChange={event => zip.type(event.currentTarget.value)} />
        <TextInput
          {...field('city', true)}
          onBlur={zip.settle}
          onChange={event => zip.typeTown({ city: event.currentTarget.value })}
        />
        <TextInput
          {...field('state', true)}
          onBlur={zip.settle}
          onChange={event => zip.typeTown({ state: event.currentTarget.value })}
        />
      </div>
      <ZipDoubt address={place} patch={onChange} />
      {children}
    </fieldset>
  )
}
