import type { WireBookAddress, wireBookAddressInput } from '@waybill/contract/wire/bookAddress.ts'
import { type WireReceives, wirePaperNumbers, wireReceives } from '@waybill/contract/wire/bookAddress.ts'
import { inOneSpelling } from '@waybill/domain'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Address } from '../../db/schema.generated.ts'

/** A place of the book as its table keeps it. */
export type AddressRow = Omit<Selectable<Address>, 'search_text' | 'updated_at' | 'client_id'>

/** Rows written before a field existed lack it: the contract's defaults fill it in. */
const receivesOf = (stored: unknown): WireReceives => wireReceives.parse(stored ?? {})

export function wireOfRow(row: AddressRow): WireBookAddress {
  const place = inOneSpelling({ state: row.state, zip: row.zip, country: row.country })
  return {
    addressId: row.address_id,
    version: row.version,
    used: row.used,
    isOurs: row.is_ours,
    CompanyName: row.company,
    Street: row.street,
    Street2: row.street2,
    City: row.city,
    State: place.state,
    Zip: place.zip,
    CountryCode: place.country,
    ContactName: row.contact_name,
    ContactNumber: row.contact_phone,
    EmailID: row.contact_email,
    Receives: receivesOf(row.receives),
    Papers: wirePaperNumbers.parse(row.papers ?? {}),
  }
}

export const rowOfWire = (wire: z.output<typeof wireBookAddressInput>) => ({
  company: wire.CompanyName,
  street: wire.Street,
  street2: wire.Street2,
  city: wire.City,
  ...inOneSpelling({ state: wire.State, zip: wire.Zip, country: wire.CountryCode }),
  contact_name: wire.ContactName,
  contact_phone: wire.ContactNumber,
  contact_email: wire.EmailID,
  is_ours: wire.isOurs,
  receives: JSON.stringify(wire.Receives),
  papers: JSON.stringify(wire.Papers),
})
