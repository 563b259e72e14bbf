import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Download an attached file. */
export const DisplayFile = defineCall({
  group: 'Shipment',
  name: 'DisplayFile',
  summary: 'Download an attached file',
  access: {
    kind: 'link',
    pages: [
      'SingleOrder',
      'Prepaid',
      'Collect',
      'Parcel',
      'ShipmentDetails',
      'Track',
      'ShipmentHistory',
      'PrintDocuments',
    ],
    needs: 'see',
  },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  gives: 'file',
  query: z.object({}),
  body: z.object({ fileId: z.int().positive() }),
  reply: z.object({}),
})
