import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { TENDERS_AT_ONCE_MAX } from '../../constants.ts'

/**
 * Tenders chosen shipments, each with its own carrier and exactly once: a bulk job, whose results GetBulk tells row by row.
 * Collect freight goes by CollectTender to the carrier that was reviewed, any other at the price that was.
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
          /** Whom collect freight was reviewed to go to; where it is another's by now, it goes to nobody. */
          CarrierSCAC: z
            .string()
            .regex(/^([A-Z]{2,4})?$/)
            .default(''),
        }),
      )
      .min(1)
      .max(TENDERS_AT_ONCE_MAX),
  }),
  reply: z.object({ bulkId: z.int(), total: z.int() }),
})
