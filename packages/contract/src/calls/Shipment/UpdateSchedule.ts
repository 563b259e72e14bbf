import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'
import { shipmentState } from '../reply.ts'

/** Change the pickup date and window. */
export const UpdateSchedule = defineCall({
  group: 'Shipment',
  name: 'UpdateSchedule',
  summary: 'Change the pickup date and window',
  access: {
    kind: 'signedIn',
    pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'MultipleOrders', 'ShipmentDetails'],
  },
  effect: 'write',
  query: z.object({
    /** Spelled as specification §7 spells it. */
    ShipemntId: z.coerce.number().int().positive(),
    comments: storableText(textLimits.reason).trim().default(''),
  }),
  body: z.object({
    version: z.int32().positive(),
    PickupByDate: storableText(10),
    PickupByFromTime: storableText(8),
    PickupByToTime: storableText(8),
  }),
  reply: shipmentState.extend({ consequences: z.array(z.enum(['rerate', 'revision', 'tellCarrier'])) }),
})
