import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireRateFault } from '../../wire/rateSheet.ts'
import { storableText } from '../../wire/text.ts'

const rows = z.array(z.array(storableText(100)).max(20)).max(20_000)

/**
 * A price more than 20 % from that of the week before is the fault `movesFar` unless it is `confirmed`.
 * Adds fuel programs and index prices, whole or not at all; what is known may stand there again. Rows of cells, the heads
 * first: program, region, basis, from_index, value, from, currency; and region, from, price.
 */
export const SaveFuelPrograms = defineCall({
  group: 'RateSheets',
  name: 'SaveFuelPrograms',
  summary: 'Enter fuel programs and index prices',
  access: { kind: 'signedIn', pages: ['RateSheets'] },
  effect: 'write',
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({ programs: rows.optional(), index: rows.optional(), confirmed: z.boolean().default(false) }),
  reply: z.object({
    /** Nothing was kept where there are faults. */
    faults: z.array(wireRateFault.omit({ cells: true })),
    programs: z.int(),
    prices: z.int(),
  }),
})
