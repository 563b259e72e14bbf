import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ORDER_FILE_MAX_BYTES } from '../../constants.ts'
import { importUploadBody, importUploadReply } from '../../wire/imports.ts'

/**
 * Sales orders from a file: rows of one order and back order are its lines, taken all or not at all. What can't be taken is
 * held with the reason; what is on shipments already is a person's to change.
 */
export const UploadOrderFile = defineCall({
  group: 'Shipment',
  name: 'UploadOrderFile',
  summary: 'Take in sales orders from a CSV, XLSX or JSON file',
  access: { kind: 'signedIn', pages: ['OpenOrders'] },
  effect: 'write',
  once: true,
  takes: 'bigFile',
  bytesMax: ORDER_FILE_MAX_BYTES,
  query: z.object({}),
  body: importUploadBody.extend({
    /** The source whose file it is; left out: nobody's, or asked on the page of open orders where the company has sources. */
    source: z.coerce.number().pipe(z.int().positive()).optional(),
  }),
  reply: importUploadReply,
})
