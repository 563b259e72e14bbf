import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { statusReply } from '../reply.ts'

/** Sends a mail again under its own message id, after it failed, bounced, or nobody knows. */
export const ResendMail = defineCall({
  group: 'Mail',
  name: 'ResendMail',
  summary: 'Send a mail again',
  access: {
    kind: 'signedIn',
    pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails', 'Track', 'PrintDocuments'],
  },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  body: z.object({ mailId: z.int().positive() }),
  reply: statusReply,
})
