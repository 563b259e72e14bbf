import { returnServices } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireAddress } from '../../wire/address.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/** Makes the shipment that brings small packages back, in Rate & Route, and ties it to the one that brought them. */
export const MakeReturn = defineCall({
  group: 'Labels',
  name: 'MakeReturn',
  summary: 'Make the return of a parcel shipment',
  access: { kind: 'signedIn', pages: ['Parcel', 'ShipmentDetails'] },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  body: shipmentTarget.extend({
    /** UPS return service: 2 print and mail, 3 one attempt, 5 three attempts, 8 electronic label, 9 label printed here. */
    ReturnServiceType: z.enum(Object.values(returnServices)),
    /** Where the carrier sends an electronic label (8); blank: to the e-mail address of the consignee. */
    LabelEmail: wireAddress.shape.EmailID.default(''),
  }),
  reply: shipmentState.extend({ UniqueName: z.string(), BOLNumber: z.string() }),
})
