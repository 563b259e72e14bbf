import type { ConfirmPlace } from '@waybill/contract/calls/Address/ConfirmPlace.ts'
import type { Handler } from '../../handler.ts'
import { checkAddress } from '../../places/checkAddress.ts'
import { placeKey } from './confirmedPlaces.ts'

export const confirmPlace: Handler<typeof ConfirmPlace> = async ({ tx, who, input, now }) => {
  const place = { city: input.City, state: input.State, zip: input.Zip, country: input.CountryCode }
  const key = placeKey(place)
  // What nobody would be asked about needs no answer, and a state in which the ZIP does not lie is none.
  if (key !== null && checkAddress(place).verdict === 'otherCity') {
    await tx
      .insertInto('confirmed_place')
      .values({ client_id: who.clientId, ...key, confirmed_by: who.userId, confirmed_at: now.toISOString() })
      .onConflict(oc => oc.doNothing())
      .execute()
  }
  return { Status: 'Success' }
}
