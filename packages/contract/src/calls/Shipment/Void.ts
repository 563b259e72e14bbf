import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/** Voids: the shipment is archived, the carrier is told by mail where it was tendered so, and the answer says to call. */
export const Void = defineCall({
  group: 'Shipment',
  name: 'Void',
  summary: 'Void a shipment',
  access: {
    kind: 'signedIn',
    pages: [
      'SingleOrder',
      'Prepaid',
      'Collect',
      'Parcel',
      'ShipmentDetails',
      'Track',
      'ShipmentHistory',
      'MultipleOrders',
      'PrintDocuments',
    ],
  },
  effect: 'write',
  query: z.object({}),
  body: shipmentTarget.extend({ reason: storableText(textLimits.reason).trim().default('') }),
  reply: shipmentState.extend({
    Message: z.string(),
    /** Whom to call; null when no carrier was booked. */
    carrier: z.object({ CarrierName: z.string(), phone: z.string() }).nullable(),
  }),
})
