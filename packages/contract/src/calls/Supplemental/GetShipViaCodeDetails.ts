import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireShipVia } from '../../wire/shipVia.ts'

/** The ship-via codes of the company, in their order, with the carriers they can stand for. */
export const GetShipViaCodeDetails = defineCall({
  group: 'Supplemental',
  name: 'GetShipViaCodeDetails',
  summary: 'Ship-via codes and their carriers',
  access: { kind: 'signedIn', pages: ['CarrierMapping', 'SingleOrder', 'Prepaid'] },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({
    version: z.int32(),
    codes: z.array(wireShipVia),
    carriers: z.array(z.object({ SCAC: z.string(), CarrierName: z.string() })),
  }),
})
