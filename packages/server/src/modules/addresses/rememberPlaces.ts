import type { WireProfile } from '@waybill/contract/wire/profile.ts'
import type { App } from '../../app.ts'

/** The wizard's pickup location becomes the first entry of the company's own places in the address book. */
export async function rememberPlaces(app: App, clientId: number, profile: WireProfile): Promise<void> {
  const place = profile.PickupLocation
  await app.db.forClient(clientId).transaction(async tx => {
    const known = await tx
      .selectFrom('address')
      .select('address_id')
      .where('client_id', '=', clientId)
      .where('company', '=', place.CompanyName)
      .where('street', '=', place.Street)
      .where('zip', '=', place.Zip)
      .executeTakeFirst()
    if (known) return
    await tx
      .insertInto('address')
      .values({
        client_id: clientId,
        company: place.CompanyName,
        street: place.Street,
        street2: place.Street2,
        city: place.City,
        state: place.State,
        zip: place.Zip,
        country: place.CountryCode,
        contact_name: place.ContactName,
        contact_phone: place.ContactNumber,
        receives: JSON.stringify({ FromTime: profile.PickupFromTime, ToTime: profile.PickupToTime }),
        is_ours: true,
      })
      .execute()
  })
}
