import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireRate, wireRateRefusal } from '../../wire/rate.ts'

/** The carrier and service that small packages go by: asked for among all services of all accounts, or chosen. */
export const RCSelectedParcelCarrier = defineCall({
  group: 'Shipment',
  name: 'RCSelectedParcelCarrier',
  summary: 'The parcel carrier and service of a shipment',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ParcelScan', 'ShipmentDetails'] },
  effect: 'own',
  repeatable: true,
  quiet: true,
  query: z.object({ Flag: z.enum(['rate', 'select', 'load']).default('load') }),
  body: z.object({
    shipmentId: z.int().positive(),
    /** The price to choose, for `select`. */
    PricesheetID: z.int().min(0).default(0),
  }),
  reply: z.object({
    rates: z.array(wireRate),
    refusals: z.array(wireRateRefusal),
    /** Null: none is chosen. */
    selected: z
      .object({
        PricesheetID: z.int(),
        CarrierSCAC: z.string(),
        CarrierName: z.string(),
        title: z.string(),
        /** The carrier's code of the service. */
        LabelCode: z.string(),
        /** The account that the labels are bought with. */
        AccountNumber: z.string(),
        /** Number of the first label; blank: none is bought. */
        TrackingID: z.string(),
        /** Why it is chosen, as a sentence. */
        why: z.string(),
        /** What weights are told in. */
        UOMType: z.literal('LBS'),
      })
      .nullable(),
  }),
})
