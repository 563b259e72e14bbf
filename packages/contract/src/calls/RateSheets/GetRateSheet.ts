import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { rateTerms, wireRateFault, wireRateSheet, wireRateTable, wireReplay } from '../../wire/rateSheet.ts'

/** One version with its file: how it was understood, how far the reading is, what is wrong with it. */
export const GetRateSheet = defineCall({
  group: 'RateSheets',
  name: 'GetRateSheet',
  summary: 'One version of a rate sheet with its file',
  access: { kind: 'signedIn', pages: ['RateSheets'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ versionId: z.int().positive() }),
  reply: z.object({
    sheet: wireRateSheet,
    /** Null for a version that the operator loaded. */
    file: z
      .object({
        name: z.string(),
        bytes: z.int(),
        tables: z.array(wireRateTable),
        rowsRead: z.int(),
        faultCount: z.int(),
        faults: z.array(wireRateFault),
        failure: z.string(),
      })
      .nullable(),
    terms: rateTerms.nullable(),
    /** What it would follow: the active version that this one is compared with. */
    against: wireRateSheet.nullable(),
    replay: wireReplay.nullable(),
    fuelPrograms: z.array(z.string()),
    baseTariffs: z.array(z.object({ code: z.string(), from: z.string() })),
  }),
})
