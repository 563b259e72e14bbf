import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Rate modes and, per mode, the carriers as a choice (Text, Value = SCAC). */
export const Ratemodedetails = defineCall({
  group: 'Shipment',
  name: 'Ratemodedetails',
  summary: 'Rate modes and their carriers',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({
    RateModes: z.array(z.object({ RateModeID: z.int(), RateMode: z.string() })),
    RateModeCarriers: z.array(z.object({ Text: z.string(), Value: z.string(), RateModeID: z.int() })),
  }),
})
