import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PAGE_INDEX_DEFAULT, PAGE_SIZE_MAX } from '../../constants.ts'
import { laneChanges, wireLaneChange } from '../../wire/rateSheet.ts'
import { storableText } from '../../wire/text.ts'

/** What a version changes against the active one, lane by lane. */
export const GetRateDifference = defineCall({
  group: 'RateSheets',
  name: 'GetRateDifference',
  summary: 'What a version of a rate sheet changes',
  access: { kind: 'signedIn', pages: ['RateSheets'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    versionId: z.int().positive(),
    /** Beginnings of a place: `454`, `OH`. */
    searchText: storableText(20).default(''),
    changes: z.array(z.enum(laneChanges)).max(laneChanges.length).default([]),
    pageSize: z.int().min(1).max(PAGE_SIZE_MAX).default(50),
    pageIndex: z.int32().min(1).default(PAGE_INDEX_DEFAULT),
  }),
  reply: z.object({
    added: z.int(),
    removed: z.int(),
    changed: z.int(),
    same: z.int(),
    /** Rows that fit the question. */
    total: z.int(),
    rows: z.array(wireLaneChange),
  }),
})
