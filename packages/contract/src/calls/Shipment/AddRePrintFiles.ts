import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { FILES_PER_SHIPMENT_MAX } from '../../constants.ts'
import { storableText } from '../../wire/text.ts'
import { statusReply } from '../reply.ts'

/** Attachments of a shipment that are given with its papers when these are printed again: PDF, PNG and JPEG. */
export const AddRePrintFiles = defineCall({
  group: 'Shipment',
  name: 'AddRePrintFiles',
  summary: 'Choose attachments that are reprinted with the papers of a shipment',
  access: {
    kind: 'signedIn',
    pages: ['ShipmentDetails', 'Track', 'ShipmentHistory', 'MultipleOrders', 'PrintDocuments'],
  },
  effect: 'write',
  quiet: true,
  /** Of the shipment. */
  query: z.object({ uniquename: storableText(100) }),
  body: z.object({
    /** Ids of its attachments (FileUpload). */
    files: z.array(z.int().positive()).min(1).max(FILES_PER_SHIPMENT_MAX),
    /** False: they are given no more. */
    chosen: z.boolean().default(true),
  }),
  reply: statusReply,
})
