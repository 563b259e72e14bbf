import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/** Change the accessorials of a shipment. */
export const UpdateServices = defineCall({
  group: 'Shipment',
  name: 'UpdateServices',
  summary: 'Change the accessorials of a shipment',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails'] },
  effect: 'write',
  query: z.object({}),
  body: shipmentTarget.extend({ AdditionalService: z.array(storableText(12)).max(30) }),
  reply: shipmentState.extend({ consequences: z.array(z.enum(['rerate', 'revision', 'tellCarrier'])) }),
})
