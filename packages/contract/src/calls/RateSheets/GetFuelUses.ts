import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { price } from '../../money.ts'
import { wireDay } from '../../wire/days.ts'
import { trimmedText } from '../../wire/text.ts'

/** The prices that were made from one diesel price and are still kept, booked ones first. */
export const GetFuelUses = defineCall({
  group: 'RateSheets',
  name: 'GetFuelUses',
  summary: 'Prices made from a diesel price',
  access: { kind: 'signedIn', pages: ['RateSheets'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    region: trimmedText(100).min(1),
    from: wireDay,
    /** 1/10,000 of a dollar a gallon, as it was then. */
    price: z.int().min(1).max(1_000_000),
  }),
  reply: z.object({
    /** More than are listed. */
    total: z.int(),
    uses: z.array(
      z.object({
        PricesheetID: z.int(),
        shipmentId: z.int(),
        BOLNumber: z.string(),
        pickupDate: z.string().nullable(),
        CarrierName: z.string(),
        /** Name of the fuel program. */
        program: z.string(),
        /** Minor units; the fuel of the price and all of it. */
        fuel: price().nullable(),
        total: price(),
        currency: z.string(),
        ratedAt: z.string(),
        /** The freight was tendered at it. */
        booked: z.boolean(),
      }),
    ),
  }),
})
