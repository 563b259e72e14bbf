import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireAddress } from '../../wire/address.ts'

/** What was said of places before, by company, street and ZIP: `load` for the given ones, `remember` that one is of a kind. */
export const PlaceKinds = defineCall({
  group: 'Address',
  name: 'PlaceKinds',
  summary: 'The remembered kind of a place',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'ShipmentDetails'] },
  effect: 'write',
  looks: { query: 'flag', values: ['load'] },
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({ flag: z.enum(['load', 'remember']) }),
  body: z.object({
    places: z
      .array(wireAddress.pick({ CompanyName: true, Street: true, Street2: true, Zip: true }))
      .min(1)
      .max(40),
    /** With `remember`: what the first place is; blank forgets what was said. */
    kind: z
      .enum(['', 'business', 'residential', 'limitedAccess', 'school', 'construction', 'storage', 'tradeShow'])
      .default(''),
  }),
  /** In the order of the places; blank: nobody said anything. */
  reply: z.object({ kinds: z.array(z.string()) }),
})
