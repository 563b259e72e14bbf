import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireAddress } from '../../wire/address.ts'
import { wireItem } from '../../wire/lineItem.ts'
import { wireParcel } from '../../wire/parcel.ts'
import { ASKED_PACKAGES_MAX, wireParcelRate } from '../../wire/parcelRate.ts'
import { wireRateRefusal } from '../../wire/rate.ts'
import { storableText } from '../../wire/text.ts'

const place = wireAddress.pick({ Street: true, City: true, State: true, Zip: true, CountryCode: true })

/** What one account's services cost for packages between two addresses: nothing is kept of it, and nothing can be booked from it. */
export const ParcelRates = defineCall({
  group: 'Shipment',
  name: 'ParcelRates',
  summary: 'Prices of all services of one parcel account',
  access: { kind: 'signedIn', pages: ['UpsRate'] },
  effect: 'own',
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    AccountID: z.int().positive(),
    Origin: place,
    Destination: place,
    /** Local date at the origin; blank: the next day on which a carrier comes. */
    PickupByDate: storableText(10).default(''),
    packages: z
      .array(
        wireItem
          .pick({ Weight: true, Length: true, Width: true, Height: true, packageType: true, Qty: true })
          /** Weight: pounds of each. */
          .extend({ AdditionalHandling: z.boolean().default(false) }),
      )
      .min(1)
      .max(ASKED_PACKAGES_MAX),
    needs: wireParcel
      .pick({ SaturdayDelivery: true, SignatureRequired: true, AdultSignatureRequired: true, Residential: true })
      .prefault({}),
  }),
  reply: z.object({
    PickupByDate: z.string(),
    /** Cheapest first. */
    rates: z.array(wireParcelRate),
    refusals: z.array(wireRateRefusal),
  }),
})
