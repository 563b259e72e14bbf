import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { importMapping, importOptions } from '../../wire/imports.ts'
import { allImportPages } from '../Imports/importPages.ts'

/** How the columns of an uploaded file are understood: kept for its next run, and for later files with the same heads. */
export const UpdateMappedColumns = defineCall({
  group: 'Shipment',
  name: 'UpdateMappedColumns',
  summary: 'Say what the columns of an imported file are',
  access: { kind: 'signedIn', pages: allImportPages },
  effect: 'write',
  once: false,
  repeatable: true,
  query: z.object({}),
  body: z.object({
    runId: z.int().positive(),
    mapping: importMapping,
    options: importOptions.optional(),
    /** Whose file of orders it is, and later ones with the same heads; 0: no source's. Left out: as it was. */
    sourceId: z.int().min(0).optional(),
  }),
  reply: z.object({ Status: z.literal('Success') }),
})
