import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Countries we ship in, with their states. */
export const GetCountryList = defineCall({
  group: 'Address',
  name: 'GetCountryList',
  summary: 'Countries we ship in, with their states',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({
    countries: z.array(
      z.object({
        CountryCode: z.string(),
        CountryName: z.string(),
        States: z.array(z.object({ Code: z.string(), Name: z.string() })),
      }),
    ),
  }),
})
