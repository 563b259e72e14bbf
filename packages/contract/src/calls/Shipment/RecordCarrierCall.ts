import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { trimmedText } from '../../wire/text.ts'
import { statusReply } from '../reply.ts'

/** Keeps who was called to cancel a voided shipment, where the carrier has no other way or refused. */
export const RecordCarrierCall = defineCall({
  group: 'Shipment',
  name: 'RecordCarrierCall',
  summary: 'Record a call that cancelled a pickup',
  access: { kind: 'signedIn', pages: ['ShipmentDetails', 'Track'] },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    shipmentId: z.int().positive(),
    spokeWith: trimmedText(100).min(1),
    comments: trimmedText(1000).default(''),
  }),
  reply: statusReply,
})
