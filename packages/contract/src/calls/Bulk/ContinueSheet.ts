import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { bulkPages } from '../../pages.ts'

/**
 * Goes on with the rows of one's own sheet: prices what was built, tenders what has a price, tries again what could not be
 * done, or stops: no further row begins then, and what is done stays. Answered at once; GetSheet tells what becomes of each
 * row. Tenders begin only while their prices and versions are those that were seen (SheetChanged).
 */
export const ContinueSheet = defineCall({
  group: 'Bulk',
  name: 'ContinueSheet',
  summary: 'Price, tender, retry or stop the rows of a sheet',
  access: { kind: 'signedIn', pages: bulkPages },
  effect: 'write',
  looks: true,
  once: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    bulkId: z.int().positive(),
    step: z.enum(['rate', 'tender', 'retry', 'stop']),
    /** Of GetSheet, for `tender`. */
    seen: z.string().max(64).default(''),
    /** Of one row alone, for `retry`; left out: all that are to fix. */
    rowNo: z.int32().min(0).optional(),
  }),
  /** `started`: how many rows go on; of `stop`: how many do not begin. */
  reply: z.object({ bulkId: z.int(), started: z.int() }),
})
