import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireFile } from '../../wire/file.ts'

/** Attach a file to a shipment. */
export const FileUpload = defineCall({
  group: 'Shipment',
  name: 'FileUpload',
  summary: 'Attach a file to a shipment',
  access: {
    kind: 'link',
    pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails', 'Track', 'PrintDocuments'],
    needs: 'add',
  },
  effect: 'write',
  once: true,
  takes: 'multipart',
  query: z.object({}),
  body: z.object({
    shipmentId: z.coerce.number().int().positive(),
    kind: z.enum(['attachment', 'pod']).default('attachment'),
  }),
  reply: z.object({ Status: z.literal('Success'), file: wireFile }),
})
