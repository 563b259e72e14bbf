import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/** Takes an order that is one more than was wanted for the one in force, which is cancelled. */
export const SwapBooking = defineCall({
  group: 'Shipment',
  name: 'SwapBooking',
  summary: 'Move the freight with another order that a carrier holds',
  access: { kind: 'signedIn', pages: ['ShipmentDetails', 'Track'] },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  body: shipmentTarget.extend({
    bookingId: z.int().positive(),
    reason: storableText(textLimits.reason).trim().default(''),
  }),
  reply: shipmentState,
})
