import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { moneyLines, price } from '../../money.ts'
import { wireUnscanned } from '../../wire/dayEnd.ts'

/** Labels in force that were bought so many days ago and that no carrier has scanned, with their money, the oldest first. */
export const UnscannedLabels = defineCall({
  group: 'DayEnd',
  name: 'UnscannedLabels',
  summary: 'Labels that were never scanned',
  access: { kind: 'signedIn', pages: ['DayEnd'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ days: z.int().min(0).max(365).default(7) }),
  reply: z.object({
    rows: z.array(wireUnscanned),
    /** Of all of them, shown or not. */
    count: z.int(),
    totals: moneyLines(z.array(z.object({ currency: z.string(), charge: price() }))),
  }),
})
