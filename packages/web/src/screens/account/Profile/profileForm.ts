import type { UserManagementBodies } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import type { WireUser } from '@waybill/contract/wire/user.ts'
import type { FieldPath } from 'react-hook-form'
import { z } from 'zod'
import { addressSchema, emptyAddress } from '../../../widgets/AddressForm/addressSchema.ts'
import { personOf, personSchema } from '../../../widgets/personSchema.ts'

const time = z
  .string()
  .min(1)
  .refine(value => value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value), { params: { code: 'invalid_time' } })

/** The wizard's three steps as one form. An address that is the same as another one is filled from it, not asked. */
export const profileSchema = z
  .object({
    ...personSchema.shape,
    ShippingAddress: addressSchema,
    PickupSame: z.boolean(),
    PickupLocation: addressSchema,
    PickupFromTime: time,
    PickupToTime: time,
    BillingSame: z.boolean(),
    BillingAddress: addressSchema,
  })
  .refine(values => values.PickupFromTime < values.PickupToTime, {
    path: ['PickupToTime'],
    params: { code: 'end_before_start' },
  })
export type ProfileValues = z.infer<typeof profileSchema>

/** What each step asks. */
export const fieldsOf = {
  you: ['FirstName', 'LastName', 'Phone', 'CompanyName', 'Title'],
  shipping: ['ShippingAddress', 'PickupLocation', 'PickupFromTime', 'PickupToTime'],
  billing: ['BillingAddress'],
} as const satisfies Readonly<Record<string, readonly FieldPath<ProfileValues>[]>>

export const startFrom = (user: WireUser | null): ProfileValues => ({
  ...personOf(user),
  ShippingAddress: { ...emptyAddress, CompanyName: user?.CompanyName ?? '' },
  PickupSame: true,
  PickupLocation: emptyAddress,
  PickupFromTime: '10:00',
  PickupToTime: '15:30',
  BillingSame: true,
  BillingAddress: emptyAddress,
})

/** The values as UserManagement action 5 takes them. */
export function toBody(values: ProfileValues, accessId: string | null): UserManagementBodies[5] {
  const { PickupSame: _, BillingSame, BillingAddress, ...rest } = values
  return {
    ...rest,
    BillingSameAsPickup: BillingSame,
    ...(BillingSame ? {} : { BillingAddress }),
    ...(accessId === null ? {} : { AccessId: accessId }),
  }
}
