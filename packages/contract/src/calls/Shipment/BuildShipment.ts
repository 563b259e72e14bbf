import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireShipment } from '../../wire/shipment.ts'
import { shipmentState } from '../reply.ts'

/** Creates a shipment in Rate & Route (Q) or changes one. All content rules are checked at once, each at its field. */
export const BuildShipment = defineCall({
  group: 'Shipment',
  name: 'BuildShipment',
  summary: 'Create a shipment or change one',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ParcelScan', 'ShipmentDetails'] },
  effect: 'write',
  once: true,
  query: z.object({}),
  body: z.object({
    shipment: wireShipment,
    /** Given: this shipment is changed, and `version` must be the one seen last. */
    shipmentId: z.int().positive().optional(),
    version: z.int32().positive().optional(),
    /** The draft it was typed in, which is done with now. */
    draftId: z.int().positive().optional(),
  }),
  reply: shipmentState.extend({
    UniqueName: z.string(),
    BOLNumber: z.string(),
    /** What a change after booking brought about: a new rating is needed, a BOL revision will be issued. */
    consequences: z.array(z.enum(['rerate', 'revision', 'tellCarrier'])),
  }),
})
