import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireShipment } from '../../wire/shipment.ts'

/**
 * `asIssued` gives what was printed again, byte for byte. `revised` saves an edit of one shipment, as BuildShipment does, and
 * gives the papers of the revision that follows; it tells its carrier nothing, what that has to hear stands in ShipmentDetails.
 */
export const SaveandReprint = defineCall({
  group: 'Shipment',
  name: 'SaveandReprint',
  summary: 'Papers of shipments again, as issued or of an edit',
  access: {
    kind: 'signedIn',
    pages: ['ShipmentDetails', 'Track', 'ShipmentHistory', 'MultipleOrders', 'PrintDocuments'],
  },
  effect: 'own',
  // An edit that was saved before its answer was lost is refused the second time by its version.
  repeatable: true,
  quiet: true,
  gives: 'file',
  query: z.object({ Flag: z.enum(['asIssued', 'revised']).default('asIssued') }),
  body: z
    .object({
      /** In the order in which they are printed. */
      shipmentIds: z.array(z.int().positive()).min(1).max(1000),
      documents: z
        .array(z.enum(['bol', 'label', 'packing-list', 'commercial-invoice', 'parcel-label']))
        .min(1)
        .default(['bol']),
      /** Copies of the bill of lading; one leaves just as it was filed. */
      copies: z.int().min(1).max(10).default(1),
      labels: z.enum(['pdf', 'zpl203', 'zpl300']).default('pdf'),
      /** Of the bill of one shipment; left out: the newest. */
      revision: z.int32().positive().optional(),
      /** What was printed of none of it is passed over. */
      leaveOut: z.boolean().default(false),
      /** The attachments that are chosen (AddRePrintFiles) come with the papers of their shipment. */
      withFiles: z.boolean().default(false),
      /** With `revised`: the shipment as it shall be, and the version that was seen. */
      shipment: wireShipment.optional(),
      version: z.int32().positive().optional(),
    })
    .refine(body => body.revision === undefined || body.shipmentIds.length === 1, { path: ['revision'] }),
  reply: z.object({}),
})
