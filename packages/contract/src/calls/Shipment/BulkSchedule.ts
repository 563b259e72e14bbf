import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { TENDERS_AT_ONCE_MAX } from '../../constants.ts'

/**
 * Tenders chosen shipments, each with its own carrier and exactly once: a bulk job, whose results GetBulk tells row by row.
 * Collect freight goes by CollectTender, any other at the price that was reviewed.
 */
export const BulkSchedule = defineCall({
  group: 'Shipment',
  name: 'BulkSchedule',
  summary: 'Tender chosen shipments',
  access: { kind: 'signedIn', pages: ['Tender'] },
  effect: 'write',
  once: true,
  query: z.object({ flag: z.enum(['tender']).default('tender') }),
  body: z.object({
    shipments: z
      .array(
        z.object({
          shipmentId: z.int().positive(),
          version: z.int32().positive(),
          /** The price that was reviewed; 0: collect freight, without a price of ours. */
          PricesheetID: z.int().min(0),
        }),
      )
      .min(1)
      .max(TENDERS_AT_ONCE_MAX),
  }),
  reply: z.object({ bulkId: z.int(), total: z.int() }),
})
