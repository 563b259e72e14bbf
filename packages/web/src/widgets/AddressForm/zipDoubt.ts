import type { ReplyOf } from '@waybill/contract/call.ts'
import type { GoogleAddressValidation } from '@waybill/contract/calls/NewTrackingAPI/GoogleAddressValidation.ts'
import type { Address } from '@waybill/domain'

type Found = Pick<ReplyOf<typeof GoogleAddressValidation>, 'verdict' | 'City' | 'State'>

interface ZipDoubt {
  /** Where the ZIP is, as it is said. */
  readonly place: string
  /** What taking it over puts into the address. */
  readonly fields: Partial<Pick<Address, 'city' | 'state'>>
}

/**
 * What stands against city and state beside a ZIP; null: nothing. Of another province in Canada the province alone is taken
 * over: the table names quarters there, and the city may be right.
 */
export function zipDoubt(country: Address['country'], { verdict, City, State }: Found): ZipDoubt | null {
  if (City === '' || verdict === 'confirmed') return null
  if (country === 'CA' && verdict === 'otherState') return { place: State, fields: { state: State } }
  return { place: `${City}, ${State}`, fields: { city: City, state: State } }
}
