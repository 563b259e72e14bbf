import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** The packing list of a shipment, handed out: it is kept, and counts as printed. */
export const GETPackinglist = defineCall({
  group: 'Shipment',
  name: 'GETPackinglist',
  summary: 'The packing list of a shipment',
  access: {
    kind: 'signedIn',
    pages: [
      'SingleOrder',
      'Prepaid',
      'Collect',
      'Parcel',
      'ShipmentDetails',
      'Track',
      'ShipmentHistory',
      'MultipleOrders',
      'PrintDocuments',
    ],
  },
  effect: 'own',
  repeatable: true,
  quiet: true,
  gives: 'file',
  query: z.object({}),
  body: z.object({ shipmentId: z.int().positive() }),
  reply: z.object({}),
})
