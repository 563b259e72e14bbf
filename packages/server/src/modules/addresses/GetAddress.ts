import type { GetAddress } from '@waybill/contract/calls/Address/GetAddress.ts'
import { addressPages } from '@waybill/contract/pages.ts'
import type { Handler } from '../../handler.ts'
import { lookUpZip } from '../../places/zips.ts'
import { Refusal } from '../../refusal.ts'
import { mayUse } from '../../who.ts'
import { wireOfRow } from './bookAddress.ts'

export const getAddress: Handler<typeof GetAddress> = async ({ app, db, who, input }) => {
  const place = input.Zip === undefined ? null : lookUpZip(input.Zip, input.CountryCode)
  const places =
    place === null
      ? []
      : [
          {
            City: place.city,
            State: place.state,
            Zip: place.zip,
            CountryCode: place.country,
            latitude: place.latitude,
            longitude: place.longitude,
            timeZone: place.timeZone,
          },
        ]
  if (input.addressId === undefined) return { address: null, places }
  // What is behind a ZIP is known to everybody, the company’s book to who works with it.
  if (!mayUse(who, addressPages)) throw new Refusal('PageNotAllowed', { email: app.settings.SUPPORT_EMAIL })
  const row = await db.readOne(
    app.db.query
      .selectFrom('address')
      .selectAll()
      .where('client_id', '=', who.clientId)
      .where('address_id', '=', input.addressId),
  )
  if (row === null) throw new Refusal('NotFound')
  return { address: wireOfRow(row), places }
}
