import { STATE_LENGTH, ZIP_MAX } from '@waybill/contract/constants.ts'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { useText } from '../texts/texts.ts'
import { ChoiceField, TextField } from '../ui/form/fields.tsx'
import classes from './AddressFields.module.css'

const given = (max: number) => z.string().trim().min(1).max(max)

/** An address in a form: everything but the second line is needed (limits of specification §5). */
export const addressSchema = z.object({
  CompanyName: given(100),
  Street: given(100),
  Street2: z.string().trim().max(100),
  City: given(60),
  State: given(STATE_LENGTH).min(STATE_LENGTH),
  Zip: given(ZIP_MAX),
  CountryCode: z.enum(['US', 'CA']),
})
export type AddressValues = z.infer<typeof addressSchema>

export const emptyAddress: AddressValues = {
  CompanyName: '',
  Street: '',
  Street2: '',
  City: '',
  State: '',
  Zip: '',
  CountryCode: 'US',
}

/** @param at where the address stands in the form's values, such as `ShippingAddress`. */
export function AddressFields<V extends FieldValues>({ form, at }: { form: UseFormReturn<V>; at: string }) {
  const t = useText()
  const name = (field: keyof AddressValues) => `${at}.${field}` as FieldPath<V>
  return (
    <div className={classes.grid}>
      <div className={classes.wide}>
        <TextField form={form} name={name('CompanyName')} label={t('address.company')} required maxLength={100} />
      </div>
      <TextField
        form={form}
        name={name('Street')}
        label={t('address.street')}
        required
        maxLength={100}
        autoComplete="address-line1"
      />
      <TextField
        form={form}
        name={name('Street2')}
        label={t('address.street2')}
        maxLength={100}
        autoComplete="address-line2"
      />
      <div className={classes.line}>
        <TextField
          form={form}
          name={name('Zip')}
          label={t('address.zip')}
          required
          maxLength={ZIP_MAX}
          autoComplete="postal-code"
        />
        <TextField
          form={form}
          name={name('City')}
          label={t('address.city')}
          required
          maxLength={60}
          autoComplete="address-level2"
        />
        <TextField
          form={form}
          name={name('State')}
          label={t('address.state')}
          required
          maxLength={STATE_LENGTH}
          autoComplete="address-level1"
        />
        <ChoiceField
          form={form}
          name={name('CountryCode')}
          label={t('address.country')}
          choices={[
            { value: 'US', label: t('address.US') },
            { value: 'CA', label: t('address.CA') },
          ]}
        />
      </div>
    </div>
  )
}
