import type { GoogleAddressValidation } from '@waybill/contract/calls/NewTrackingAPI/GoogleAddressValidation.ts'
import type { Handler } from '../../handler.ts'
import { checkAddress } from '../../places/checkAddress.ts'

export const googleAddressValidation: Handler<typeof GoogleAddressValidation> = async ({ input }) => {
  const { City: city, State: state, Zip: zip, CountryCode: country } = input
  const found = checkAddress({ city, state, zip, country })
  return { verdict: found.verdict, City: found.city, State: found.state }
}
