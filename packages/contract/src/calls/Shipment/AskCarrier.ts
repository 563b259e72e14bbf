import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { statusReply } from '../reply.ts'

/** Asks now what an order became that nobody heard about, instead of waiting for the next time. Buys nothing. */
export const AskCarrier = defineCall({
  group: 'Shipment',
  name: 'AskCarrier',
  summary: 'Ask the carrier what became of an order',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({ shipmentId: z.int().positive() }),
  reply: statusReply,
})
