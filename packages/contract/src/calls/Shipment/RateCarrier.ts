import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireCarrierRating } from '../../wire/carrierRating.ts'

/** One's own stars for the carrier that delivered a shipment: read (without `rating`), given, changed, or withdrawn (null). */
export const RateCarrier = defineCall({
  group: 'Shipment',
  name: 'RateCarrier',
  summary: 'Rate the carrier of a delivered shipment',
  access: { kind: 'signedIn', pages: ['ShipmentDetails'] },
  effect: 'write',
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ shipmentId: z.int().positive(), rating: wireCarrierRating.nullable().optional() }),
  reply: z.object({
    /** One's own; null: none yet. */
    rating: wireCarrierRating.nullable(),
    /** Of everybody in the company, for this shipment. */
    count: z.int(),
  }),
})
