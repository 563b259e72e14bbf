import type { GoogleAddressValidation } from '@waybill/contract/calls/NewTrackingAPI/GoogleAddressValidation.ts'
import type { Handler } from '../../handler.ts'
import { checkAddress as checkZip } from '../../places/checkAddress.ts'
import { checkAddress } from './checkAddress.ts'

export const googleAddressValidation: Handler<typeof GoogleAddressValidation> = async asked => {
  const { City: city, State: state, Zip: zip, CountryCode: country, Street } = asked.input
  const found = checkZip({ city, state, zip, country })
  const address = Street === '' ? null : await checkAddress(asked)
  return { verdict: found.verdict, City: found.city, State: found.state, address }
}
