import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PAGE_INDEX_DEFAULT, PAGE_SIZE_MAX } from '../../constants.ts'
import { price } from '../../money.ts'

/** The shipments of a replay, the largest change first. */
export const GetRateReplay = defineCall({
  group: 'RateSheets',
  name: 'GetRateReplay',
  summary: 'What a draft would have changed, by shipment',
  access: { kind: 'signedIn', pages: ['RateSheets'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    versionId: z.int().positive(),
    pageSize: z.int().min(1).max(PAGE_SIZE_MAX).default(25),
    pageIndex: z.int32().min(1).default(PAGE_INDEX_DEFAULT),
  }),
  reply: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        shipmentId: z.int(),
        BOLNumber: z.string(),
        pickupDate: z.string().nullable(),
        consignee: z.string(),
        /** Minor units; null: no price, see `reason`. */
        before: price().nullable(),
        after: price().nullable(),
        currency: z.string(),
        reason: z.string(),
      }),
    ),
  }),
})
