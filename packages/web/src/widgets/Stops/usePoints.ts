import { useQueries } from '@tanstack/react-query'
import { GetAddress } from '@waybill/contract/calls/Address/GetAddress.ts'
import type { WireStop } from '@waybill/contract/wire/shipment.ts'
import { isPostalCode } from '@waybill/domain'
import { makeCall } from '../../api/call.ts'
import { keyOf } from '../../api/useCall.ts'
import { isZipCountry, type ZipPlace } from '../AddressForm/zipPlace.ts'

/** ZIPs do not move. */
const FRESH_MS = 3_600_000

/** Where the stops are, in their order, as far as their postal codes are known. */
export function usePoints(stops: readonly WireStop[]): readonly ZipPlace[] {
  return useQueries({
    queries: stops.map(({ DropOffAddress: { Zip, CountryCode } }) => {
      const asked = {
        body: { Zip: Zip.trim().toUpperCase(), CountryCode: CountryCode === 'CA' ? 'CA' : 'US' },
      } as const
      return {
        queryKey: keyOf(GetAddress, asked),
        queryFn: () => makeCall(GetAddress, asked),
        staleTime: FRESH_MS,
        enabled: isZipCountry(CountryCode) && isPostalCode(CountryCode, asked.body.Zip),
      }
    }),
    combine: results => results.flatMap(({ data }) => data?.places[0] ?? []),
  })
}
