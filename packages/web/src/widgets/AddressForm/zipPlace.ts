import type { QueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { GetAddress } from '@waybill/contract/calls/Address/GetAddress.ts'
import { type Address, isPostalCode } from '@waybill/domain'
import { makeCall } from '../../api/call.ts'
import { keyOf, useCall } from '../../api/useCall.ts'

export type ZipCountry = 'US' | 'CA'
export type ZipPlace = ReplyOf<typeof GetAddress>['places'][number]

export const isZipCountry = (country: string): country is ZipCountry => country === 'US' || country === 'CA'

/** ZIPs do not move: what was asked once is known for the visit. */
const FRESH_MS = 3_600_000

const asked = (Zip: string, CountryCode: ZipCountry) => ({ body: { Zip, CountryCode } })

/** City, state, point and time zone of a ZIP; null when there is no such ZIP. */
export async function findPlace(cache: QueryClient, zip: string, country: ZipCountry): Promise<ZipPlace | null> {
  const question = asked(zip, country)
  const { places } = await cache.fetchQuery({
    queryKey: keyOf(GetAddress, question),
    queryFn: () => makeCall(GetAddress, question),
    staleTime: FRESH_MS,
  })
  return places[0] ?? null
}

type Town = Pick<Address, 'city' | 'state'>

const isSame = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase()

/**
 * What the place of a ZIP puts into its address: over nothing but a blank and what the ZIP before it says. Other words there are
 * a person's, who is asked about them (`ZipDoubt`), and nothing goes under the hands of whoever types there.
 * @param former the place of the ZIP before it; null: there was none, or it is not known
 * @param typed what a person typed into each field since the form was opened
 * @param focused name of the field that has the focus; any other text: none of them
 */
export function zipFill(
  place: Pick<ZipPlace, 'City' | 'State'>,
  former: Pick<ZipPlace, 'City' | 'State'> | null,
  { now, typed, focused }: { now: Town; typed: Partial<Town>; focused: string },
): Partial<Town> {
  const before: Partial<Town> = former === null ? {} : { city: former.City, state: former.State }
  const isOpen = (name: 'city' | 'state'): boolean =>
    focused !== name &&
    (now[name].trim() === '' || (typed[name] !== now[name] && isSame(now[name], before[name] ?? '')))
  return { ...(isOpen('city') ? { city: place.City } : {}), ...(isOpen('state') ? { state: place.State } : {}) }
}

/** The place of a ZIP as it is typed; null until it is whole and known. */
export function useZipPlace(zip: string, country: string): ZipPlace | null {
  const bare = zip.trim().toUpperCase()
  const isWhole = isZipCountry(country) && isPostalCode(country, bare)
  const { data } = useCall(GetAddress, asked(bare, country === 'CA' ? 'CA' : 'US'), {
    enabled: isWhole,
    freshFor: FRESH_MS,
    keepOld: false,
  })
  return isWhole ? (data?.places[0] ?? null) : null
}
