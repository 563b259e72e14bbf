import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { statusReply } from '../reply.ts'

/** Makes an attached file the proof of delivery: above all one that came through a link and was offered as such. */
export const AcceptPOD = defineCall({
  group: 'Shipment',
  name: 'AcceptPOD',
  summary: 'Accept an attached file as the proof of delivery',
  access: { kind: 'signedIn', pages: ['ShipmentDetails', 'Track'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({ fileId: z.int().positive() }),
  reply: statusReply,
})
