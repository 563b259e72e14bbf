import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'
import { shipmentState } from '../reply.ts'

/** Change the pickup date and window. */
export const UpdateSchedule = defineCall({
  group: 'Shipment',
  name: 'UpdateSchedule',
  summary: 'Change the pickup date and window',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'ShipmentDetails'] },
  effect: 'write',
  query: z.object({
    /** Spelled as specification §7 spells it. */
    ShipemntId: z.coerce.number().int().positive(),
    comments: storableText(500).trim().default(''),
  }),
  body: z.object({
    version: z.int().positive(),
    PickupByDate: z.string().max(10),
    PickupByFromTime: z.string().max(8),
    PickupByToTime: z.string().max(8),
  }),
  reply: shipmentState.extend({ consequences: z.array(z.enum(['rerate', 'revision', 'tellCarrier'])) }),
})
