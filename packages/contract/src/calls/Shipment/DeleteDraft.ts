import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { statusReply } from '../reply.ts'

/** Throw a half-entered shipment away. */
export const DeleteDraft = defineCall({
  group: 'Shipment',
  name: 'DeleteDraft',
  summary: 'Throw a half-entered shipment away',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails'] },
  effect: 'write',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ draftId: z.int().positive() }),
  reply: statusReply,
})
