import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { UPLOAD_MAX_BYTES } from '../../constants.ts'
import { importUploadBody, importUploadReply } from '../../wire/imports.ts'

/** The address book from a file; a place that is known by company, street and ZIP is changed or left, as was chosen. */
export const AddressIntegration = defineCall({
  group: 'Address',
  name: 'AddressIntegration',
  summary: 'Add and change addresses from a CSV, XLSX or JSON file',
  access: { kind: 'signedIn', pages: ['Locations'] },
  effect: 'write',
  once: true,
  takes: 'bigFile',
  bytesMax: UPLOAD_MAX_BYTES,
  query: z.object({}),
  body: importUploadBody,
  reply: importUploadReply,
})
