import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { price } from '../../money.ts'

/** The company's fuel programs, and the newest index prices of each region. Figures in 1/10,000. */
export const GetFuelPrograms = defineCall({
  group: 'RateSheets',
  name: 'GetFuelPrograms',
  summary: 'Fuel programs and index prices',
  access: { kind: 'signedIn', pages: ['RateSheets'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({
    programs: z.array(
      z.object({
        name: z.string(),
        from: z.string(),
        region: z.string(),
        basis: z.enum(['percent', 'perMile']),
        /** What it charges by the mile. */
        currency: z.string(),
        /** From a price of fuel on: percents, or what a mile costs. */
        bands: z.array(z.object({ from: price(), value: price() })),
      }),
    ),
    prices: z.array(z.object({ region: z.string(), from: z.string(), price: price() })),
    /** Prices that were corrected, newest first: what stood there, who saw it and why. */
    corrections: z.array(
      z.object({
        ...{ region: z.string(), from: z.string(), before: price(), after: price(), reason: z.string() },
        ...{ by: z.string(), at: z.string() },
      }),
    ),
  }),
})
