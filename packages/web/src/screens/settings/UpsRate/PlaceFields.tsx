import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { textLimits } from '@waybill/domain'
import type { ReactNode } from 'react'
import { useText } from '../../../texts/texts.ts'
import { ZipDoubt } from '../../../widgets/AddressForm/ZipDoubt.tsx'
import { findPlace } from '../../../widgets/AddressForm/zipPlace.ts'
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
  const cache = useQueryClient()
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
  const fill = async (): Promise<void> => {
    if (!/^\d{5}(-?\d{4})?$/.test(place.zip.trim())) return
    // Without an answer both are typed by hand.
    const found = await findPlace(cache, place.zip.trim(), 'US').catch(() => null)
    if (found !== null) onChange({ city: found.City, state: found.State })
  }
  return (
    <fieldset className={classes.end}>
      <legend>{title}</legend>
      <TextInput {...field('street', false)} />
      <div className={classes.line}>
        <TextInput {...field('zip', true)} onBlur={() => void fill()} />
        <TextInput {...field('city', true)} />
        <TextInput {...field('state', true)} />
      </div>
      <ZipDoubt address={place} patch={onChange} />
      {children}
    </fieldset>
  )
}
