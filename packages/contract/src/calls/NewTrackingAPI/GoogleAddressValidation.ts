import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { addressAsked, wireAddressCheck } from '../../wire/addressCheck.ts'

/**
 * Whether an address's city and state go with its ZIP, and with a street whether there is such an address. The first is asked
 * of the table of US and Canadian ZIPs that the product carries, the second as `AddressValidation` asks; neither of a service
 * of Google's: the name is specification §7's.
 */
export const GoogleAddressValidation = defineCall({
  group: 'NewTrackingAPI',
  name: 'GoogleAddressValidation',
  summary: 'Whether city, state and street go with the ZIP',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'own',
  repeatable: true,
  quiet: true,
  query: z.object({}),
  body: addressAsked,
  reply: z.object({
    /** `unknown`: a ZIP that the table does not have, or a country it does not cover: nothing is said against it. */
    verdict: z.enum(['confirmed', 'otherCity', 'otherState', 'unknown']),
    /** What stands at the ZIP; blank with `unknown`. */
    City: z.string(),
    State: z.string(),
    /** Null without a street: no carrier is asked. */
    address: wireAddressCheck.nullable(),
  }),
})
