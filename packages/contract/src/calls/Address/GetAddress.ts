import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireBookAddress } from '../../wire/bookAddress.ts'
import { storableText } from '../../wire/text.ts'

/** One address of the book by its id, or city, state, point and time zone of a US or Canadian ZIP. */
export const GetAddress = defineCall({
  group: 'Address',
  name: 'GetAddress',
  summary: 'One address, or the places behind a ZIP',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: z.object({
    addressId: z.int().positive().optional(),
    Zip: storableText(textLimits.zip).optional(),
    CountryCode: z.enum(['US', 'CA']).default('US'),
  }),
  reply: z.object({
    address: wireBookAddress.nullable(),
    places: z.array(
      z.object({
        City: z.string(),
        State: z.string(),
        Zip: z.string(),
        CountryCode: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        timeZone: z.string(),
      }),
    ),
  }),
})
