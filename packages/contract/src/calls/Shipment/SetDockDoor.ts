import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/** The door of the dock where the truck of a shipment is loaded; blank takes it back. No carrier is told, no price asked for. */
export const SetDockDoor = defineCall({
  group: 'Shipment',
  name: 'SetDockDoor',
  summary: 'Give a pickup a dock door',
  access: { kind: 'signedIn', pages: ['DockView', 'ShipmentDetails'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: shipmentTarget.extend({ Door: storableText(textLimits.door).trim() }),
  reply: shipmentState,
})
