import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/** Says that a shipment stands ready for its truck, or takes that back. */
export const MarkReady = defineCall({
  group: 'Shipment',
  name: 'MarkReady',
  summary: 'Say that a shipment stands ready for its truck',
  access: { kind: 'signedIn', pages: ['DockView', 'ShipmentDetails'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: shipmentTarget.extend({ undo: z.boolean().default(false) }),
  reply: shipmentState,
})
