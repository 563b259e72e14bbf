import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireDay } from '../../wire/days.ts'

/** Prices shipments of the past by a version, beside what was in force: work in the background, asked again it begins anew. */
export const ReplayRateSheet = defineCall({
  group: 'RateSheets',
  name: 'ReplayRateSheet',
  summary: 'Price past shipments by a draft',
  access: { kind: 'signedIn', pages: ['RateSheets'] },
  effect: 'write',
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({ versionId: z.int().positive(), since: wireDay }),
  reply: z.object({ Status: z.literal('Success'), shipments: z.int() }),
})
