import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { IMPORT_COLUMNS_MAX } from '../../constants.ts'
import { storableText } from '../../wire/text.ts'
import { allImportPages } from './importPages.ts'

/** Cells of rows that are held or were passed over, as a person wrote them; with `run` they are worked again, with what belongs to them. */
export const FixImportRows = defineCall({
  group: 'Imports',
  name: 'FixImportRows',
  summary: 'Write cells of held rows anew',
  access: { kind: 'signedIn', pages: allImportPages },
  effect: 'write',
  once: false,
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    runId: z.int().positive(),
    rows: z
      .array(
        z.object({
          rowNo: z.int32().positive(),
          cells: z
            .array(z.object({ column: z.int().min(0).max(IMPORT_COLUMNS_MAX), text: storableText(2_000) }))
            .min(1)
            .max(IMPORT_COLUMNS_MAX),
        }),
      )
      .min(1)
      .max(500),
    run: z.boolean().default(true),
  }),
  reply: z.object({ Status: z.literal('Success'), changed: z.int() }),
})
