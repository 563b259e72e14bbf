import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { BULK_ROWS_MAX } from '../../constants.ts'
import { bulkPages } from '../../pages.ts'
import { storableText } from '../../wire/text.ts'

/**
 * Tries rows that are to fix once more, in the version that was seen, or as they are now where the same person alone changed
 * them since. Rows that somebody else changed are tried only by `seen`; so are tenders whose chosen price is of another
 * carrier or service than the confirmed one, or higher: they wait until it was shown. One that is asked, or of which
 * nobody knows, is not tried.
 */
export const RetryBulk = defineCall({
  group: 'Bulk',
  name: 'RetryBulk',
  summary: 'Try rows of a bulk job again',
  access: { kind: 'signedIn', pages: bulkPages },
  effect: 'write',
  looks: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    bulkId: z.int().positive(),
    /** Left out: all that are to fix, or that a stop left; with `seen`, none of them. */
    rowNos: z.array(z.int().min(0).max(BULK_ROWS_MAX)).max(BULK_ROWS_MAX).optional(),
    /** Rows that were shown as they are now, each in the version and at the price that was shown; left out: there was none. */
    seen: z
      .array(
        z.object({
          rowNo: z.int().min(0).max(BULK_ROWS_MAX),
          version: z.int32().positive(),
          PricesheetID: z.int().positive().optional(),
        }),
      )
      .max(BULK_ROWS_MAX)
      .optional(),
    /** The rows that a stop left, instead of those that are to fix. */
    stopped: z.boolean().optional(),
    /** The reason that was missing. */
    comments: storableText(500).trim().optional(),
  }),
  reply: z.object({ again: z.int() }),
})
