import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { statusReply } from '../reply.ts'

/**
 * Says that a shipment is another load than a booked one that it is alike: booking it is not refused for that one any more
 * (`SameLoad`), whoever books.
 */
export const ConfirmAnotherLoad = defineCall({
  group: 'Shipment',
  name: 'ConfirmAnotherLoad',
  summary: 'Say that a shipment is not booked twice',
  access: {
    kind: 'signedIn',
    pages: [
      ...(['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ParcelScan', 'ShipmentDetails', 'Tender'] as const),
      ...(['SpotQuotes', 'OpenOrders', 'Track'] as const),
    ],
  },
  effect: 'write',
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({ shipmentId: z.int().positive(), otherId: z.int().positive() }),
  reply: statusReply,
})
