import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { statusReply } from '../reply.ts'

/** Take an attached file away, or bring it back. */
export const DeleteFile = defineCall({
  group: 'Shipment',
  name: 'DeleteFile',
  summary: 'Take an attached file away, or bring it back',
  access: {
    kind: 'signedIn',
    pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails', 'Track', 'PrintDocuments'],
  },
  effect: 'write',
  query: z.object({}),
  body: z.object({ fileId: z.int().positive(), restore: z.boolean().default(false) }),
  reply: statusReply,
})
