import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { SHIP_VIA_MAX, wireShipVia } from '../../wire/shipVia.ts'

/** Saves the list of ship-via codes whole. */
export const ShipViaCodeUpdation = defineCall({
  group: 'Supplemental',
  name: 'ShipViaCodeUpdation',
  summary: 'Change the ship-via codes',
  access: { kind: 'signedIn', pages: ['CarrierMapping'] },
  effect: 'write',
  query: z.object({}),
  body: z.object({
    /** The version that was seen; 0: none yet. */
    version: z.int32().min(0),
    codes: z.array(wireShipVia).max(SHIP_VIA_MAX),
  }),
  reply: z.object({ Status: z.literal('Success'), version: z.int32() }),
})
