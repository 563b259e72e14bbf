import { z } from 'zod'
import { CONTACT_NAME_MAX, STATE_LENGTH, ZIP_MAX } from '../constants.ts'
import { trimmedText } from './text.ts'

const line = (max: number) => trimmedText(max)
const given = (max: number) => line(max).min(1)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)

/** An address as the profile asks for it (specification §3 "General address", limits of §5 and ours). */
export const wireProfileAddress = z.object({
  CompanyName: given(100),
  Street: given(100),
  Street2: line(100).default(''),
  City: given(60),
  State: given(STATE_LENGTH).min(STATE_LENGTH),
  Zip: given(ZIP_MAX),
  CountryCode: given(2).min(2).default('US'),
  ContactName: line(CONTACT_NAME_MAX).default(''),
  ContactNumber: line(25).default(''),
})
export type WireProfileAddress = z.infer<typeof wireProfileAddress>

/** Who one is: what Update Profile shows and changes. */
export const wirePerson = z.object({
  FirstName: given(50),
  LastName: given(50),
  Phone: given(25),
  CompanyName: given(100),
  Title: line(60).default(''),
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
