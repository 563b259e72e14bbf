import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { BULK_ROWS_MAX } from '../../constants.ts'
import { price } from '../../money.ts'
import { bulkPages } from '../../pages.ts'
import { bulkActions } from '../../wire/bulk.ts'
import { carrierQuestion, itemQuestion, mailQuestion, orderQuestion, shipmentQuestion } from '../../wire/question.ts'
import { wireSchedule } from '../../wire/schedule.ts'
import { shipmentListTabs } from '../../wire/shipmentRow.ts'
import { wireQuestionForMany } from '../../wire/spotQuote.ts'
import { storableText } from '../../wire/text.ts'
import { saidTime } from '../../wire/tracking.ts'

/**
 * Does one thing with many rows: with the chosen ones, or with all that a list shows. Answered at once; the server goes on
 * by itself. Who may not make the call of one row may not start this either.
 */
export const StartBulk = defineCall({
  group: 'Bulk',
  name: 'StartBulk',
  summary: 'Do one thing with many rows',
  access: { kind: 'signedIn', pages: bulkPages },
  effect: 'write',
  looks: true,
  once: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    /** Tenders are reviewed first, and started by BulkSchedule. */
    action: z.enum(bulkActions).exclude(['tender']),
    /** Where to, for `move`. */
    statusCode: z.enum(['O', 'Q', 'A', 'D']).optional(),
    /** When it happened, for `move`: each row on the clock of its own stop. */
    movedAt: saidTime.optional(),
    /** The reason, where one is needed. */
    comments: storableText(500).trim().default(''),
    /** Whom to ask and until when, for `askQuotes`. */
    quotes: wireQuestionForMany.optional(),
    /** The window to be picked up in, for `schedule`, in the zone of each place. */
    pickup: wireSchedule.optional(),
    /** What one label may cost at most where labels are bought, in minor units of its shipment's currency; above it a row is to fix. */
    labelMax: price(z.int32().positive()).optional(),
    /** With the version that was seen, so that what changed meanwhile is not run over. */
    rows: z
      .array(z.object({ id: z.int().positive(), version: z.int32().positive().optional() }))
      .min(1)
      .max(BULK_ROWS_MAX)
      .optional(),
    /**
     * How many the list showed when it was asked about as a whole: where it has grown since, nothing begins (ListGrew), for
     * nobody was asked about those rows.
     */
    seen: z.object({ count: z.int32().min(0) }).optional(),
    /** All rows of a list instead: that of the action. */
    shipments: shipmentQuestion.extend({ statuscode: z.enum(shipmentListTabs) }).optional(),
    items: itemQuestion.optional(),
    mails: mailQuestion.optional(),
    carriers: carrierQuestion.optional(),
    orders: orderQuestion.optional(),
    /** The orders of one import instead, those that are still open. */
    runId: z.int().positive().optional(),
    /** What one's own job cancelled instead, for `reopenOrders`. */
    undoBulkId: z.int().positive().optional(),
  }),
  reply: z.object({ bulkId: z.int(), total: z.int() }),
})
