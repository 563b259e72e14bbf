import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** The company's fuel programs, and the newest index prices of each region. Figures in 1/10,000. */
export const GetFuelPrograms = defineCall({
  group: 'RateSheets',
  name: 'GetFuelPrograms',
  summary: 'Fuel programs and index prices',
  access: { kind: 'signedIn', pages: ['Carriers'] },
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
        bands: z.array(z.object({ from: z.int(), value: z.int() })),
      }),
    ),
    prices: z.array(z.object({ region: z.string(), from: z.string(), price: z.int() })),
    /** Prices that were corrected, newest first: what stood there, who saw it and why. */
    corrections: z.array(
      z.object({
        ...{ region: z.string(), from: z.string(), before: z.int(), after: z.int(), reason: z.string() },
        ...{ by: z.string(), at: z.string() },
      }),
    ),
  }),
})
