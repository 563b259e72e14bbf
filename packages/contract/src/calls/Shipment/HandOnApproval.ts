import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireApproval } from '../../wire/approval.ts'
import { approvalPages } from './approvalLink.ts'

/** Asks a colleague as well, who may decide from then on. Asked again, it is the same. */
export const HandOnApproval = defineCall({
  group: 'Shipment',
  name: 'HandOnApproval',
  summary: 'Hand an approval on to a colleague',
  access: { kind: 'signedIn', pages: approvalPages },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({
    approvalId: z.int().positive(),
    UserId: z.int32().positive(),
  }),
  reply: wireApproval,
})
