import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** A sample of a rate file: the columns that are known, and rows that can be read. */
export const GetRateSample = defineCall({
  group: 'RateSheets',
  name: 'GetRateSample',
  summary: 'A sample rate file as CSV',
  access: { kind: 'signedIn', pages: ['RateSheets'] },
  effect: 'read',
  quiet: true,
  ours: true,
  gives: 'file',
  query: z.object({}),
  body: z.object({ form: z.enum(['lanes', 'discounts', 'truckload', 'pallets', 'base', 'extras']) }),
  reply: z.object({}),
})
