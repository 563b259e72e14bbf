import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireRate } from '../../wire/rate.ts'

/** Prices of the other way that are shown. */
export const OTHER_WAY_MAX = 20

/** What the same goods cost as parcels beside LTL, or as LTL beside parcels. Nothing of it is kept, and none can be booked. */
export const RatesOtherWay = defineCall({
  group: 'Shipment',
  name: 'RatesOtherWay',
  summary: 'Price freight as parcels, or parcels as LTL, beside the shipment’s own prices',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'Parcel', 'ShipmentDetails'] },
  effect: 'own',
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    shipmentId: z.int().positive(),
    /** The question that these prices stand beside: another one asks anew. */
    runId: z.string().max(60).default(''),
  }),
  reply: z.object({
    /** Blank: only one way is worth asking. */
    shipMode: z.enum(['', 'LTL', 'PARCEL']),
    /** Cheapest first; those of currencies other than the shipment’s last. */
    rates: z.array(wireRate).max(OTHER_WAY_MAX),
  }),
})
