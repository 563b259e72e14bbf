import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PAGE_INDEX_DEFAULT, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../constants.ts'
import { wireReply } from '../../wire/reply.ts'

/** What carriers answered to mails about a shipment, the newest first. */
export const GetReplies = defineCall({
  group: 'Mail',
  name: 'GetReplies',
  summary: 'Answers to the mails of a shipment',
  access: {
    kind: 'signedIn',
    pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails', 'Track', 'PrintDocuments'],
  },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    shipmentId: z.int().positive(),
    pageSize: z.int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
    pageIndex: z.int32().min(1).default(PAGE_INDEX_DEFAULT),
  }),
  reply: z.object({ replies: z.array(wireReply), total: z.int() }),
})
