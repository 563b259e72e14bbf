import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireAddress } from '../../wire/address.ts'

/**
 * Whether an address's city and state go with its ZIP. It is asked of the table of US and Canadian ZIPs that the product
 * carries, not of a service of Google's: the name is specification §7's.
 */
export const GoogleAddressValidation = defineCall({
  group: 'NewTrackingAPI',
  name: 'GoogleAddressValidation',
  summary: 'Whether city and state go with the ZIP',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: wireAddress.pick({ City: true, State: true, Zip: true, CountryCode: true }),
  reply: z.object({
    /** `unknown`: a ZIP that the table does not have, or a country it does not cover: nothing is said against it. */
    verdict: z.enum(['confirmed', 'otherCity', 'otherState', 'unknown']),
    /** What stands at the ZIP; blank with `unknown`. */
    City: z.string(),
    State: z.string(),
  }),
})
