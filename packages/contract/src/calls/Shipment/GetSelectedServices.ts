import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** The accessorials of a shipment. */
export const GetSelectedServices = defineCall({
  group: 'Shipment',
  name: 'GetSelectedServices',
  summary: 'The accessorials of a shipment',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails'] },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: z.object({ shipmentId: z.int().positive() }),
  reply: z.object({ services: z.array(z.object({ Code: z.string(), Name: z.string() })) }),
})
