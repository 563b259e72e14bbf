import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { UPLOAD_MAX_BYTES } from '../../constants.ts'
import { importUploadBody, importUploadReply } from '../../wire/imports.ts'

/** Carriers' invoices from a file, each for the shipment that its SCAC and PRO name; one that is known changes nothing. */
export const UploadInvoices = defineCall({
  group: 'Shipment',
  name: 'UploadInvoices',
  summary: 'Enter carriers’ invoices from a CSV, XLSX or JSON file',
  access: { kind: 'signedIn', pages: ['Reports'] },
  effect: 'write',
  once: true,
  ours: true,
  takes: 'bigFile',
  bytesMax: UPLOAD_MAX_BYTES,
  query: z.object({}),
  body: importUploadBody,
  reply: importUploadReply,
})
