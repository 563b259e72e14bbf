import { benchmarkAreas, equipments, modeNames, priceKinds } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { price } from '../../money.ts'
import { laneQuestion, wireLanePlace } from '../../wire/laneQuestion.ts'
import { storableText } from '../../wire/text.ts'

/** A lane with what its freight is compared by: what its mode does not look at is not asked for. */
export const benchmarkQuestion = laneQuestion.omit({ PickupByDate: true }).extend({
  mode: z.enum(modeNames),
  /** Freight by class: its weight, which says the break, and class. */
  weightLb: z.number().positive().max(1_000_000).optional(),
  freightClass: storableText(5).optional(),
  equipment: z.enum(equipments).optional(),
})

/** Services of parcels that are shown, each with its zone. */
export const BENCHMARKED_SERVICES_MAX = 20

/** What the company itself paid on a lane in the last 12 months, each currency and kind of price apart, parcels by service and zone. */
export const GetRateBenchmark = defineCall({
  group: 'Shipment',
  name: 'GetRateBenchmark',
  summary: 'What a lane cost',
  access: { kind: 'signedIn', pages: ['RateBenchmark'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: benchmarkQuestion.extend({
    /** Of parcels: a part of a service's name, and a zone; blank or left out: each service and zone by itself. */
    service: storableText(100).optional(),
    zone: storableText(10).optional(),
  }),
  reply: z.object({
    from: wireLanePlace,
    to: wireLanePlace,
    /** Days of pickup that were looked at, both included. */
    days: z.object({ from: z.string(), to: z.string() }),
    /** Prices that make a benchmark. */
    enough: z.int(),
    benchmarks: z.array(
      z.object({
        currency: z.string(),
        kind: z.enum(priceKinds),
        area: z.enum(benchmarkAreas),
        n: z.int(),
        /** Of parcels; else blank. */
        service: z.string(),
        zone: z.string(),
        /** Minor units a hundredweight, a mile or a pound; null: not enough data. */
        quartiles: z.object({ p25: price(), median: price(), p75: price() }).nullable(),
        carriers: z.array(
          z.object({
            CarrierSCAC: z.string(),
            CarrierName: z.string(),
            n: z.int(),
            median: price(),
            /** As a share of the median; null: there is none. */
            position: z.number().nullable(),
          }),
        ),
        months: z.array(z.object({ month: z.string(), n: z.int(), median: price() })),
      }),
    ),
  }),
})
