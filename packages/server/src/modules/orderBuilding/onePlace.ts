import { type Address, homeCountry, samePlaceKey } from '@waybill/domain'

/** What is the same for one place, however two orders spell it; empty where nobody named one. */
export const onePlace = (address: Pick<Address, 'company' | 'street' | 'zip' | 'country'> | null): string =>
  address === null
    ? ''
    : `${samePlaceKey(address.company, address.street, address.zip)}|${homeCountry({ country: address.country })}`
