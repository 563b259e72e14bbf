import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { UPLOAD_MAX_BYTES } from '../../constants.ts'
import { importUploadBody, importUploadReply } from '../../wire/imports.ts'

/**
 * The item master from a file: known SKUs are changed in the columns that the file has, others are added. A row that can't be
 * taken is held by itself, with the reason, in the run that this begins.
 */
export const InsertItem = defineCall({
  group: 'Shipment',
  name: 'InsertItem',
  summary: 'Add and change items from a CSV, XLSX or JSON file',
  access: { kind: 'signedIn', pages: ['ItemMaster'] },
  effect: 'write',
  once: true,
  takes: 'bigFile',
  bytesMax: UPLOAD_MAX_BYTES,
  query: z.object({}),
  body: importUploadBody,
  reply: importUploadReply,
})
