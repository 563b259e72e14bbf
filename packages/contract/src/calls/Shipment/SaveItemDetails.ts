import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ITEMS_MAX } from '../../constants.ts'
import { wireItem, wireStopForm } from '../../wire/shipment.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/** Change the items of a shipment. */
export const SaveItemDetails = defineCall({
  group: 'Shipment',
  name: 'SaveItemDetails',
  summary: 'Change the items of a shipment',
  access: {
    kind: 'signedIn',
    pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'MultipleOrders', 'ShipmentDetails'],
  },
  effect: 'write',
  query: z.object({ flag: z.enum(['save']).default('save') }),
  body: shipmentTarget
    .extend({
      /** Rows, as the plain form shows them. */
      Items: z
        .array(wireItem)
        .max(ITEMS_MAX * 10)
        .default([]),
      /** Or lines and the units they are on: what is sent with an id is changed, what is left out is removed. */
      ...wireStopForm.pick({ Lines: true, HandlingUnits: true }).shape,
    })
    .refine(body => body.Items.length > 0 || body.Lines.length > 0, { path: ['Items'], error: 'required' }),
  reply: shipmentState.extend({ consequences: z.array(z.enum(['rerate', 'revision', 'tellCarrier'])) }),
})
