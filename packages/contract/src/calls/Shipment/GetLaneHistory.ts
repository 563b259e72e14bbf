import { benchmarkAreas, priceKinds } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { price } from '../../money.ts'
import { storableText } from '../../wire/text.ts'
import { benchmarkQuestion } from './GetRateBenchmark.ts'

/** Prices of one shipment that are looked up at once. */
export const HISTORY_PRICES_MAX = 200

/** What the company knows of a lane of its own, beside prices that are shown: how each compares, and how long carriers took. */
export const GetLaneHistory = defineCall({
  group: 'Shipment',
  name: 'GetLaneHistory',
  summary: 'Prices beside what a lane cost and took',
  access: {
    kind: 'signedIn',
    pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails', 'ReviewRates'],
  },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: benchmarkQuestion.extend({
    prices: z
      .array(
        z.object({
          PricesheetID: z.int(),
          CarrierSCAC: storableText(10),
          /** A parcel's service and zone, and the pounds it is billed; null: nobody said. */
          service: storableText(100),
          zone: storableText(10),
          billedLb: z.number().nullable(),
          currency: storableText(3),
          CurrAmount: price(z.int()),
          /** After its discount; null: its parts are not known. */
          linehaul: price(z.int()).nullable(),
          isSpot: z.boolean(),
        }),
      )
      .max(HISTORY_PRICES_MAX),
  }),
  reply: z.object({
    /** Those that there is enough to compare with. */
    prices: z.array(
      z.object({
        PricesheetID: z.int(),
        /** As a share of the median: below zero is cheaper. */
        position: z.number(),
        kind: z.enum(priceKinds),
        area: z.enum(benchmarkAreas),
        n: z.int(),
      }),
    ),
    /** Carriers that there is enough of; a parcel's by service, which is blank for freight. */
    actualDays: z.array(
      z.object({
        CarrierSCAC: z.string(),
        service: z.string(),
        /** Median of business days from pickup to arrival. */
        days: z.number(),
        area: z.enum(benchmarkAreas),
        n: z.int(),
      }),
    ),
  }),
})
