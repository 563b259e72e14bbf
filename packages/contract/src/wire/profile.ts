import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { trimmedText } from './text.ts'

const line = (max: number) => trimmedText(max)
const given = (max: number) => line(max).min(1)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)

/** An address as the profile asks for it (specification §3 "General address", limits of §5 and ours). */
export const wireProfileAddress = z.object({
  CompanyName: given(textLimits.company),
  Street: given(textLimits.street),
  Street2: line(textLimits.street2).default(''),
  City: given(textLimits.city),
  State: given(textLimits.state).min(textLimits.state),
  Zip: given(textLimits.zip),
  CountryCode: given(textLimits.country).min(textLimits.country).default('US'),
  ContactName: line(textLimits.contactName).default(''),
  ContactNumber: line(textLimits.contactPhone).default(''),
})
export type WireProfileAddress = z.infer<typeof wireProfileAddress>

/** Who one is: what Update Profile shows and changes. */
export const wirePerson = z.object({
  FirstName: given(textLimits.firstName),
  LastName: given(textLimits.lastName),
  Phone: given(textLimits.personPhone),
  CompanyName: given(textLimits.company),
  Title: line(textLimits.jobTitle).default(''),
})

/** The first-time wizard (specification §3 "Profile"). */
export const wireProfile = wirePerson.extend({
  ShippingAddress: wireProfileAddress,
  PickupLocation: wireProfileAddress,
  /** Usual pickup window at the pickup location, local `HH:MM`. */
  PickupFromTime: time,
  PickupToTime: time,
  BillingSameAsPickup: z.boolean(),
  /** Left out when it is the pickup location's. */
  BillingAddress: wireProfileAddress.optional(),
})
export type WireProfile = z.infer<typeof wireProfile>
