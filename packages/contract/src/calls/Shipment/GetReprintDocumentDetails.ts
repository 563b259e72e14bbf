import { z } from 'zod'
import { defineCall } from '../../call.ts'

const printed = {
  /** How often it was handed out; 0: never by printing, such as a bill that was mailed. */
  prints: z.int(),
  /** The last time; blank: never. */
  printedAt: z.string(),
  printedBy: z.string(),
}

/** What was issued of shipments, and how often each paper was printed. */
export const GetReprintDocumentDetails = defineCall({
  group: 'Shipment',
  name: 'GetReprintDocumentDetails',
  summary: 'What was printed of shipments',
  access: {
    kind: 'signedIn',
    pages: ['ShipmentDetails', 'Track', 'ShipmentHistory', 'MultipleOrders', 'PrintDocuments'],
  },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: z.object({ shipmentIds: z.array(z.int().positive()).min(1).max(1000) }),
  reply: z.object({
    documents: z.array(
      z.object({
        shipmentId: z.int(),
        UniqueName: z.string(),
        BOLNumber: z.string(),
        consignee: z.string(),
        CarrierName: z.string(),
        shipmentStatus: z.enum(['O', 'Q', 'T', 'A', 'D', 'V']),
        isArchived: z.boolean(),
        /** Each bill in each revision, the newest first. */
        bills: z.array(
          z.object({
            number: z.string(),
            revision: z.int(),
            reason: z.string(),
            issuedAt: z.string(),
            issuedBy: z.string(),
            ...printed,
          }),
        ),
        /** What was drawn from the shipment; `issuedAt` is of the one that is given again. */
        papers: z.array(
          z.object({
            document: z.enum(['label', 'packing-list', 'commercial-invoice']),
            format: z.enum(['pdf', 'zpl203', 'zpl300']),
            issuedAt: z.string(),
            ...printed,
          }),
        ),
        /** Labels of its packages that are in force. */
        parcelLabels: z.object({ count: z.int(), ...printed }),
        /** Attachments that can be given with its papers, and whether they are. */
        files: z.array(z.object({ fileId: z.int(), name: z.string(), mime: z.string(), chosen: z.boolean() })),
      }),
    ),
  }),
})
