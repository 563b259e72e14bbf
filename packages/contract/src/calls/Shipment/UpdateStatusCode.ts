import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'
import { saidTime } from '../../wire/tracking.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/**
 * Moves by hand where no automated tracking does: T to A, A to D, and back (specification §4); T to Q once no carrier has it;
 * O to Q what can be rated, and back. A pickup or a delivery is dated by what is said of it, else by the call.
 */
export const UpdateStatusCode = defineCall({
  group: 'Shipment',
  name: 'UpdateStatusCode',
  summary: 'Move a shipment to another status',
  access: {
    kind: 'signedIn',
    pages: [
      'SingleOrder',
      'Prepaid',
      'Collect',
      'Parcel',
      'DockView',
      'ShipmentDetails',
      'Track',
      'ShipmentHistory',
      'MultipleOrders',
      'PrintDocuments',
    ],
  },
  effect: 'write',
  query: z.object({}),
  body: shipmentTarget.extend({
    statusCode: z.enum(['O', 'Q', 'T', 'A', 'D']),
    comments: storableText(textLimits.reason).trim().default(''),
    ...saidTime.shape,
  }),
  reply: shipmentState,
})
