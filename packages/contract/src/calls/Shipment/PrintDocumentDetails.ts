import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'

/** What can be printed for shipments. */
export const PrintDocumentDetails = defineCall({
  group: 'Shipment',
  name: 'PrintDocumentDetails',
  summary: 'What can be printed for shipments',
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
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: z
    .object({
      shipmentIds: z.array(z.int().positive()).max(1000).default([]),
      /** Beside them the shipments that hold these orders; with `BackOrderCode` that part of each alone. */
      orderNumbers: z.array(storableText(50)).max(1000).optional(),
      BackOrderCode: storableText(50).optional(),
      Userid: z.int32().optional(),
    })
    .refine(({ shipmentIds, orderNumbers = [] }) => shipmentIds.length + orderNumbers.length > 0, {
      path: ['shipmentIds'],
    }),
  reply: z.object({
    documents: z.array(
      z.object({
        shipmentId: z.int(),
        BOLNumber: z.string(),
        /** The numbers of all its bills of lading: each is a paper of its own. */
        bills: z.array(z.string()),
        PRONumber: z.string(),
        consignee: z.string(),
        CarrierName: z.string(),
        shipmentStatus: z.enum(['O', 'Q', 'T', 'A', 'D', 'V']),
        handlingUnits: z.int(),
        revision: z.int(),
        ready: z.boolean(),
        /** It goes under a label of its carrier for each package, and under no bill of lading. */
        isLabelled: z.boolean(),
        /** Labels in force, which can be printed. */
        labels: z.int(),
        /** Why a bill of lading can't be printed yet, field by field. */
        missing: z.array(
          z.object({
            at: z.string(),
            code: z.string(),
            params: z.record(z.string(), z.union([z.string(), z.number()])),
          }),
        ),
      }),
    ),
  }),
})
