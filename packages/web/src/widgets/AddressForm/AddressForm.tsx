import { NativeSelect, TextInput } from '@mantine/core'
import type { WireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import { type Address, type AddressField, hasPostalCodes, tidyPostalCode } from '@waybill/domain'
import { memo, useState } from 'react'
import { countryChoices } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { TypeAhead } from '../../ui/form/TypeAhead.tsx'
import { addressTable } from '../fields.ts'
import classes from './AddressForm.module.css'
import { useAddressBook } from './useAddressBook.ts'
import { useZipFill } from './useZipFill.ts'
import { ZipDoubt } from './ZipDoubt.tsx'
import { isZipCountry } from './zipPlace.ts'

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
        <TextInput
          {...field('city', true)}
          onBlur={zip.settle}
          onChange={event => zip.typeTown({ city: event.currentTarget.value })}
        />
        <TextInput
          {...field('state', isZipCountry(value.country))}
          onBlur={zip.settle}
          onChange={event => zip.typeTown({ state: event.currentTarget.value.toUpperCase() })}
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
