import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireCarrier, wireCarrierInput } from '../../wire/carrier.ts'

/**
 * Sets up a carrier in the way of its kind: `INSTANT` one that a connector or provider reaches with the company's
 * account, `SPOT` one that is asked by mail, `RATESHEET` one whose prices come in files. Each demands what its way needs.
 */
export const AddNewCarrier = defineCall({
  group: 'Carriers',
  name: 'AddNewCarrier',
  summary: 'Set up a carrier',
  access: { kind: 'signedIn', pages: ['Carriers'] },
  effect: 'write',
  once: true,
  query: z.object({ Mode: z.enum(['INSTANT', 'SPOT', 'RATESHEET']) }),
  body: wireCarrierInput.omit({ kind: true }),
  reply: z.object({
    Status: z.literal('Success'),
    Message: z.string(),
    carrier: wireCarrier,
  }),
})
