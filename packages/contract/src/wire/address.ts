import { type Address, type AddressField, inOneSpelling } from '@waybill/domain'
import { z } from 'zod'
import { BILL_TO_COUNTRY } from '../constants.ts'
import { storableText, wireLine } from './text.ts'

/** Origin, destination, bill-to and the general address of specification §3. May be half filled. */
export const wireAddress = z.object({
  CompanyName: wireLine,
  Street: wireLine,
  Street2: wireLine,
  City: wireLine,
  State: wireLine,
  Zip: wireLine,
  CountryCode: storableText(2).default(BILL_TO_COUNTRY),
  ContactName: wireLine,
  ContactNumber: wireLine,
  EmailID: wireLine,
  /** When its dock takes freight; left out where nobody said. */
  ReceivingHours: z.object({ FromTime: storableText(5), ToTime: storableText(5) }).optional(),
})
export type WireAddress = z.output<typeof wireAddress>

/** The wire's name of each field of an address. */
export const addressFields = {
  company: 'CompanyName',
  street: 'Street',
  street2: 'Street2',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  country: 'CountryCode',
  contactName: 'ContactName',
  contactPhone: 'ContactNumber',
  contactEmail: 'EmailID',
} as const satisfies Record<AddressField, keyof WireAddress>

export const addressToWire = (address: Address): WireAddress => ({
  CompanyName: address.company,
  Street: address.street,
  Street2: address.street2,
  City: address.city,
  State: address.state,
  Zip: address.zip,
  CountryCode: address.country,
  ContactName: address.contactName,
  ContactNumber: address.contactPhone,
  EmailID: address.contactEmail,
  ...(address.receives === undefined
    ? {}
    : { ReceivingHours: { FromTime: address.receives.from, ToTime: address.receives.to } }),
})

/** An address as it is stored: a territory in its one spelling. */
export const addressFromWire = (wire: WireAddress): Address => ({
  company: wire.CompanyName,
  street: wire.Street,
  street2: wire.Street2,
  city: wire.City,
  ...inOneSpelling({ state: wire.State, zip: wire.Zip, country: wire.CountryCode }),
  contactName: wire.ContactName,
  contactPhone: wire.ContactNumber,
  contactEmail: wire.EmailID,
  ...(wire.ReceivingHours === undefined
    ? {}
    : { receives: { from: wire.ReceivingHours.FromTime, to: wire.ReceivingHours.ToTime } }),
})
