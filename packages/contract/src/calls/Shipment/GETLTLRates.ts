import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireRate, wireRateRefusal } from '../../wire/rate.ts'

/** Asks every source of the company for a price and answers when all have answered or the deadline is over. */
export const GETLTLRates = defineCall({
  group: 'Shipment',
  name: 'GETLTLRates',
  summary: 'Ask every source for a price',
  access: {
    kind: 'signedIn',
    pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'MultipleOrders', 'ShipmentDetails'],
  },
  effect: 'own',
  repeatable: true,
  quiet: true,
  query: z.object({}),
  body: z.object({
    shipmentId: z.int().positive(),
    /** Names this run on the socket, where each rate is announced as it comes in. */
    runId: z.uuid().optional(),
  }),
  reply: z.object({
    runId: z.string(),
    rates: z.array(wireRate),
    refusals: z.array(wireRateRefusal),
    /** The one that is selected until somebody picks another; null when none is allowed. */
    selectedPricesheetid: z.int().nullable(),
    because: z.string(),
    /** The rule of the routing guide that decided, or was tried; null: none speaks of this shipment. */
    guideRule: z.object({ number: z.int(), name: z.string() }).nullable().default(null),
  }),
})
