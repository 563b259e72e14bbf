import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Carriers with stars that are told, those with the most first. */
export const CARRIER_STARS_MAX = 2000

/** What the company's people think of each carrier: the average of their stars, and of how many shipments. */
export const GetCarrierStars = defineCall({
  group: 'Shipment',
  name: 'GetCarrierStars',
  summary: 'Stars of each carrier',
  access: {
    kind: 'signedIn',
    pages: [
      'SingleOrder',
      'Prepaid',
      'Collect',
      'Parcel',
      'ShipmentDetails',
      'ReviewRates',
      'MultipleOrders',
      'Carriers',
    ],
  },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({
    carriers: z.array(
      z.object({
        CarrierSCAC: z.string(),
        /** Of 5, to one decimal. */
        stars: z.number(),
        /** Ratings that make it. */
        count: z.int(),
      }),
    ),
  }),
})
