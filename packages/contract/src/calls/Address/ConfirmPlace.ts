import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireAddress } from '../../wire/address.ts'

/**
 * Says that a city is right although the table of ZIPs has another one: nobody of the company is asked about the two again. Only
 * a city is confirmed, never a state in which the ZIP does not lie. Addresses are typed on many pages: whoever types one may say so.
 */
export const ConfirmPlace = defineCall({
  group: 'Address',
  name: 'ConfirmPlace',
  summary: 'Say that a city goes with a ZIP',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'write',
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: wireAddress.pick({ City: true, State: true, Zip: true, CountryCode: true }),
  reply: z.object({ Status: z.literal('Success') }),
})
