import type { GoogleAddressValidation } from '@waybill/contract/calls/NewTrackingAPI/GoogleAddressValidation.ts'
import type { Handler } from '../../handler.ts'
import { checkAddress } from './checkAddress.ts'
import { placeChecks } from './confirmedPlaces.ts'

export const googleAddressValidation: Handler<typeof GoogleAddressValidation> = async asked => {
  const { db, who, input } = asked
  const place = { city: input.City, state: input.State, zip: input.Zip, country: input.CountryCode }
  const check = await db.transaction(tx => placeChecks(tx, who.clientId, [place]))
  const found = check(place)
  const address = input.Street === '' ? null : await checkAddress(asked)
  return { verdict: found.verdict, City: found.city, State: found.state, address }
}
