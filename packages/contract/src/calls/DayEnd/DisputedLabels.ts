import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { moneyLines, price } from '../../money.ts'
import { wireDisputed } from '../../wire/dayEnd.ts'

/**
 * Labels that a carrier may charge though they were to be given back: nobody knows whether it took them back, or it scanned
 * one that it had taken back. With their money, the oldest first.
 */
export const DisputedLabels = defineCall({
  group: 'DayEnd',
  name: 'DisputedLabels',
  summary: 'Labels in dispute',
  access: { kind: 'signedIn', pages: ['DayEnd'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({
    rows: z.array(wireDisputed),
    /** Of all of them, shown or not. */
    count: z.int(),
    totals: moneyLines(z.array(z.object({ currency: z.string(), charge: price() }))),
  }),
})
