import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'

/**
 * What other currencies are worth in US dollars, day by day, to compare prices with: `load` the newest of each, `save` one,
 * `delete` one.
 */
export const ExchangeRates = defineCall({
  group: 'RateSheets',
  name: 'ExchangeRates',
  summary: 'Exchange rates to compare prices with',
  access: { kind: 'signedIn', pages: ['Carriers'] },
  effect: 'write',
  looks: { query: 'flag', values: ['load'] },
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({ flag: z.enum(['load', 'save', 'delete']) }),
  body: z.object({
    currency: storableText(3).default(''),
    /** The day from which it holds. */
    from: storableText(10).default(''),
    /** Millionths of a US dollar; with `save`. */
    usd: z.int().min(0).max(1_000_000_000).default(0),
    /** With `save`: a rate far from the one in force is right (refused as `movesFar` without it). */
    confirmed: z.boolean().default(false),
  }),
  reply: z.object({
    rates: z.array(z.object({ currency: z.string(), from: z.string(), usd: z.int() })),
  }),
})
