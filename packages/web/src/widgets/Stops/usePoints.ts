import { useQueries } from '@tanstack/react-query'
import { GetAddress } from '@waybill/contract/calls/Address/GetAddress.ts'
import { isPostalCode } from '@waybill/domain'
import { makeCall } from '../../api/call.ts'
import { keyOf } from '../../api/useCall.ts'
import { isZipCountry, type ZipPlace } from '../AddressForm/zipPlace.ts'

/** ZIPs do not move. */
const FRESH_MS = 3_600_000

interface Place {
  readonly Zip: string
  readonly CountryCode: string
}

/** Where places are, in their order; null where the postal code is not known. */
export function usePoints(places: readonly Place[]): readonly (ZipPlace | null)[] {
  return useQueries({
    queries: places.map(({ Zip, CountryCode }) => {
      const asked = {
        body: { Zip: Zip.trim().toUpperCase(), CountryCode: CountryCode === 'CA' ? 'CA' : 'US' },
      } as const
      return {
        queryKey: keyOf(GetAddress, asked),
        queryFn: ({ signal }) => makeCall(GetAddress, { ...asked, signal }),
        staleTime: FRESH_MS,
        enabled: isZipCountry(CountryCode) && isPostalCode(CountryCode, asked.body.Zip),
      }
    }),
    combine: results => results.map(({ data }) => data?.places[0] ?? null),
  })
}
