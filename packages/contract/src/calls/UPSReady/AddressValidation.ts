import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { addressAsked, wireAddressCheck } from '../../wire/addressCheck.ts'

/**
 * Whether an address is one, and how it is better spelled: asked of a carrier that the company has an account with, else of the
 * table of ZIPs that the product carries.
 */
export const AddressValidation = defineCall({
  group: 'UPSReady',
  name: 'AddressValidation',
  summary: 'Whether an address is one, with better spellings',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'own',
  repeatable: true,
  quiet: true,
  query: z.object({}),
  body: addressAsked,
  reply: wireAddressCheck,
})
