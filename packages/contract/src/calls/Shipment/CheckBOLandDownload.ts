import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { BOL_PRINT_COUNT } from '../../constants.ts'

/** Prints: a PDF of everything asked for, or ZPL when only labels are asked for in ZPL. Refused with the reasons when a bill is not ready. */
export const CheckBOLandDownload = defineCall({
  group: 'Shipment',
  name: 'CheckBOLandDownload',
  summary: 'Bills of lading and labels as one file',
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
      'PrintDocuments',
    ],
  },
  effect: 'own',
  looks: { with: 'preview' },
  repeatable: true,
  quiet: true,
  gives: 'file',
  query: z.object({}),
  body: z.object({
    shipmentIds: z.array(z.int().positive()).min(1).max(1000),
    documents: z
      .array(z.enum(['bol', 'label', 'packing-list', 'commercial-invoice']))
      .min(1)
      .default(['bol']),
    /** Copies of the bill of lading. */
    copies: z.int().min(1).max(10).default(BOL_PRINT_COUNT),
    /** Labels for a laser printer or a thermal one (dots per inch). */
    labels: z.enum(['pdf', 'zpl203', 'zpl300']).default('pdf'),
    /** Looked at in the page: not counted as printed. */
    preview: z.boolean().default(false),
  }),
  reply: z.object({}),
})
