import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { trimmedText } from '../../wire/text.ts'
import { statusReply } from '../reply.ts'

/** Keeps who was called about an order that nobody wants any more, and whether the carrier gives it back. */
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
    /** The order that was spoken about; left out, the newest one that waits for a call. */
    bookingId: z.int().positive().optional(),
    /** What the carrier said to giving it back. */
    answer: z.enum(['yes', 'no']).default('yes'),
    /** Whether nobody knew, when this was asked for, if the carrier has the order: what is known by now is not given back. */
    isUnknown: z.boolean().default(false),
    spokeWith: trimmedText(textLimits.spokeWith).min(1),
    comments: trimmedText(textLimits.comments).default(''),
  }),
  reply: statusReply,
})
