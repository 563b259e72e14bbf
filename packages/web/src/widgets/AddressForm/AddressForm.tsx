import { NativeSelect, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { WireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import { type Address, type AddressField, hasPostalCodes, isPostalCode, tidyPostalCode } from '@waybill/domain'
import { memo, useRef, useState } from 'react'
import { heldKey } from '../../api/session.ts'
import { countryChoices } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { TypeAhead } from '../../ui/form/TypeAhead.tsx'
import { addressTable } from '../fields.ts'
import classes from './AddressForm.module.css'
import { useAddressBook } from './useAddressBook.ts'
import { ZipDoubt } from './ZipDoubt.tsx'
import { findPlace, isZipCountry, type ZipPlace, zipFill } from './zipPlace.ts'

export type AddressErrors = Readonly<Partial<Record<AddressField, string>>>

export interface AddressFormProps {
  /** Prefix of the fields' ids: `origin` makes `origin.zip`. */
  readonly at: string
  readonly value: Address
  readonly onChange: (patch: Partial<Address>) => void
  readonly errors: AddressErrors
  /** Offers the address book while the company is typed. */
  readonly onPick?: (entry: WireBookAddress) => void
  /** Only our own places are offered. */
  readonly ours?: boolean
  /** Asks for the person at the dock too. */
  readonly withContact?: boolean
}

/** An address, typed or from the book. A whole ZIP fills city and state. Text in, text out: the rules judge it elsewhere. */
export const AddressForm = memo(function AddressForm(props: AddressFormProps) {
  const { at, value, onChange, errors, onPick, ours = false, withContact = false } = props
  const t = useText()
  const zip = useZipFill(at, value, onChange)
  const field = (name: AddressField, isNeeded: boolean) => ({
    id: `${at}.${name}`,
    name: `${at}.${addressTable[name].wire}`,
    label: t(addressTable[name].text),
    withAsterisk: isNeeded,
    'aria-required': isNeeded,
    maxLength: addressTable[name].limit,
    value: value[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.currentTarget.value }),
  })
  const country = (
    <NativeSelect
      id={`${at}.country`}
      name={`${at}.${addressTable.country.wire}`}
      label={t('address.country')}
      value={value.country}
      error={errors.country}
      data={[...countryChoices()]}
      onChange={event => zip.type(value.zip, event.currentTarget.value)}
    />
  )
  return (
    <div className={classes.grid}>
      <div className={classes.wide}>
        {onPick ? (
          <CompanyField {...field('company', true)} onPick={onPick} onChange={onChange} ours={ours} />
        ) : (
          <TextInput {...field('company', true)} autoComplete="organization" />
        )}
      </div>
      <TextInput {...field('street', true)} />
      <TextInput {...field('street2', false)} />
      <div className={classes.line} data-short={withContact}>
        <TextInput
          {...field('zip', hasPostalCodes(value.country))}
          error={errors.zip ?? (zip.isUnknown ? t('issues.unknown_zip') : undefined)}
          onChange={event => zip.type(event.currentTarget.value)}
          onBlur={() => {
            const tidy = tidyPostalCode(value.country, value.zip)
            if (tidy !== value.zip) onChange({ zip: tidy })
          }}
        />
        <TextInput {...field('city', true)} onBlur={zip.settle} />
        <TextInput
          {...field('state', isZipCountry(value.country))}
          onBlur={zip.settle}
          onChange={event => onChange({ state: event.currentTarget.value.toUpperCase() })}
        />
        {!withContact && country}
      </div>
      {withContact && (
        <div className={classes.contact}>
          {country}
          <TextInput {...field('contactName', false)} />
          <TextInput {...field('contactPhone', false)} type="tel" />
          <TextInput {...field('contactEmail', false)} type="email" />
        </div>
      )}
      <ZipDoubt address={value} patch={onChange} />
    </div>
  )
})

interface CompanyFieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly maxLength: number | undefined
  readonly withAsterisk: boolean
  readonly 'aria-required': boolean
  readonly ours: boolean
  readonly onChange: (patch: Partial<Address>) => void
  readonly onPick: (entry: WireBookAddress) => void
}

/** The company, with the address book under it. */
function CompanyField({ value, onChange, onPick, ours, ...rest }: CompanyFieldProps) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  const choices = useAddressBook(value, ours, isAsked)
  return (
    <TypeAhead
      text={value}
      label={t('address.book')}
      takes="first"
      choices={choices}
      onType={company => {
        setAsked(true)
        onChange({ company })
      }}
      onPick={entry => {
        setAsked(false)
        onPick(entry)
      }}
      onKey={event => {
        if (event.key === 'ArrowDown') setAsked(true)
      }}
    >
      {input => <TextInput {...rest} {...input} onFocus={() => setAsked(true)} />}
    </TypeAhead>
  )
}

/** The country whose codes look so: of the two that are told apart by them, where none but these was chosen. */
function countryOf(zip: string, chosen: string): string {
  if (chosen !== '' && !isZipCountry(chosen)) return chosen
  return isPostalCode('CA', zip) ? 'CA' : isPostalCode('US', zip) ? 'US' : chosen
}

/** A whole ZIP says where it is: city, state and country belong to it until somebody types others. */
function useZipFill(at: string, value: Address, onChange: AddressFormProps['onChange']) {
  const cache = useQueryClient()
  const now = useRef(value)
  now.current = value
  const answer = useRef<{ readonly place: ZipPlace; readonly before: Address } | null>(null)
  const settle = (): void => {
    if (answer.current === null) return
    const { place, before } = answer.current
    const patch = zipFill(place, before, now.current, document.activeElement?.id.replace(`${at}.`, '') ?? '')
    if (Object.keys(patch).length > 0) onChange(patch)
  }
  const [unknown, setUnknown] = useState('')
  const latest = useRef('')

  const type = (typed: string, chosen?: string): void => {
    const bare = typed.trim().toUpperCase()
    const country = chosen ?? countryOf(bare, value.country)
    onChange({ zip: typed, country })
    latest.current = bare
    answer.current = null
    const before = value
    const isSignedIn = heldKey() !== null
    if (!isSignedIn || !isZipCountry(country) || !isPostalCode(country, bare)) return
    findPlace(cache, bare, country).then(
      place => {
        if (latest.current !== bare) return
        setUnknown(place === null ? bare : '')
        if (place === null) return
        answer.current = { place, before }
        settle()
      },
      // Without an answer city and state are typed by hand.
      () => {},
    )
  }
  return {
    type,
    settle: () => requestAnimationFrame(settle),
    isUnknown: unknown !== '' && unknown === value.zip.trim().toUpperCase(),
  }
}
