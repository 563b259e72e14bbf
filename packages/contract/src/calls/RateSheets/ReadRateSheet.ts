import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { rateTerms, tableMapping } from '../../wire/rateSheet.ts'

/** Reads the file of a version that is no active one, by these columns; they are kept for the carrier's next file. */
export const ReadRateSheet = defineCall({
  group: 'RateSheets',
  name: 'ReadRateSheet',
  summary: 'Read an uploaded rate file by its columns',
  access: { kind: 'signedIn', pages: ['RateSheets'] },
  effect: 'write',
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    versionId: z.int().positive(),
    /** In the order of the file's tables. */
    tables: z.array(tableMapping).min(1).max(20),
    terms: rateTerms,
  }),
  reply: z.object({ Status: z.literal('Success') }),
})
