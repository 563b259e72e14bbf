import type { Party } from '@waybill/documents'
import type { Address } from '@waybill/domain'

/** The field when something is written in it, nothing otherwise: papers leave out what was not given. */
export const given = <K extends string>(name: K, text: string): Partial<Record<K, string>> =>
  text.trim() === '' ? {} : ({ [name]: text } as Record<K, string>)

export const partyOf = (address: Address): Party => ({
  name: address.company,
  street: [address.street, address.street2].filter(line => line.trim() !== ''),
  city: address.city,
  state: address.state,
  zip: address.zip,
  country: address.country,
  ...given('contact', address.contactName),
  ...given('phone', address.contactPhone),
})
