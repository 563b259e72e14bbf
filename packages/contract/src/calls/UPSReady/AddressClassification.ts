import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { addressAsked, wireAddressCheck } from '../../wire/addressCheck.ts'

/** Whether an address is a home or a business, asked as `AddressValidation` asks. */
export const AddressClassification = defineCall({
  group: 'UPSReady',
  name: 'AddressClassification',
  summary: 'Whether an address is a home or a business',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'own',
  repeatable: true,
  quiet: true,
  query: z.object({}),
  body: addressAsked,
  reply: wireAddressCheck.pick({ classification: true, checkedBy: true, Message: true }),
})
