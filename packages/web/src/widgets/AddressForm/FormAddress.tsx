import { addressFields, addressFromWire, addressToWire, wireAddress } from '@waybill/contract/wire/address.ts'
import type { Address, AddressField } from '@waybill/domain'
import { useCallback, useEffect } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { AddressForm } from './AddressForm.tsx'

const blank = wireAddress.parse({})
const fields = Object.keys(addressFields) as readonly AddressField[]

/**
 * The address form inside a form of the form kit.
 * @param at where the address stands in the form's values, such as `ShippingAddress`; its fields have the wire's names.
 */
export function FormAddress<V extends FieldValues>({
  form,
  at,
  withContact = false,
}: {
  form: UseFormReturn<V>
  at: FieldPath<V>
  /** Asks for the person at the dock too. */
  withContact?: boolean
}) {
  const { setValue, getFieldState, formState, register } = form
  const name = (field: AddressField) => `${at}.${addressFields[field]}` as FieldPath<V>
  const errors = Object.fromEntries(
    fields.flatMap(field => {
      const message = getFieldState(name(field), formState).error?.message
      return message === undefined ? [] : [[field, message]]
    }),
  )
  useEffect(() => {
    for (const field of fields) register(`${at}.${addressFields[field]}` as FieldPath<V>)
  }, [at, register])
  const change = useCallback(
    (patch: Partial<Address>) => {
      const wire = addressToWire({ ...addressFromWire(blank), ...patch })
      for (const field of fields.filter(one => patch[one] !== undefined)) {
        const path = `${at}.${addressFields[field]}` as FieldPath<V>
        const value = wire[addressFields[field]] as PathValue<V, FieldPath<V>>
        setValue(path, value, { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted })
      }
    },
    [at, setValue, formState.isSubmitted],
  )
  const value = addressFromWire({ ...blank, ...form.watch(at) })
  return <AddressForm at={at} value={value} onChange={change} errors={errors} withContact={withContact} />
}
