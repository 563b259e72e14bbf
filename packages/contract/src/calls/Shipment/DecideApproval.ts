import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireApproval } from '../../wire/approval.ts'
import { trimmedText } from '../../wire/text.ts'
import { approvalLink, approvalPages } from './approvalLink.ts'

/** Accepts or refuses a price that somebody may not book at by himself; the first decision holds. */
export const DecideApproval = defineCall({
  group: 'Shipment',
  name: 'DecideApproval',
  summary: 'Approve or refuse a price',
  access: { kind: 'invited', to: 'approval', pages: approvalPages },
  effect: 'write',
  ours: true,
  query: approvalLink,
  body: z.object({
    decision: z.enum(['approve', 'refuse']),
    words: trimmedText(textLimits.comments).default(''),
  }),
  reply: wireApproval,
})
