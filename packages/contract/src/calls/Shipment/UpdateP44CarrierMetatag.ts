import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireCarrier } from '../../wire/carrier.ts'
import { providerReply } from '../../wire/providerAccount.ts'

/**
 * Reads anew what the pricing provider asks for in an account with a carrier, and keeps it with the carrier. What was
 * read in the last days is not asked for again unless `again` says so.
 */
export const UpdateP44CarrierMetatag = defineCall({
  group: 'Shipment',
  name: 'UpdateP44CarrierMetatag',
  summary: 'What the provider asks for in an account with a carrier',
  access: { kind: 'signedIn', pages: ['Carriers'] },
  effect: 'own',
  repeatable: true,
  query: z.object({}),
  body: z.object({
    carrierId: z.int().positive(),
    loginId: z.int().positive().optional(),
    again: z.boolean().default(false),
  }),
  reply: z.object({ ...providerReply, carrier: wireCarrier }),
})
