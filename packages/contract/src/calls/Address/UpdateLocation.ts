import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { addressPages } from '../../pages.ts'
import { wireBookAddress, wireBookAddressInput } from '../../wire/bookAddress.ts'

/** Add, change, delete or restore an address. */
export const UpdateLocation = defineCall({
  group: 'Address',
  name: 'UpdateLocation',
  summary: 'Add, change, delete or restore an address',
  access: { kind: 'signedIn', pages: addressPages },
  effect: 'write',
  once: true,
  query: z.object({ funtype: z.enum(['add', 'update', 'delete', 'restore']) }),
  body: z.object({
    addressId: z.int().positive().optional(),
    version: z.int32().positive().optional(),
    address: wireBookAddressInput.optional(),
  }),
  reply: z.object({ Status: z.literal('Success'), address: wireBookAddress.nullable() }),
})
