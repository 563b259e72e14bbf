import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { importRowStates } from '../../wire/imports.ts'
import { allImportPages } from './importPages.ts'

/** The rows of an import as a spreadsheet: every cell as the file has it, then what became of the row and why. */
export const ExportImportReport = defineCall({
  group: 'Imports',
  name: 'ExportImportReport',
  summary: 'The rows of an import with what became of them',
  access: { kind: 'signedIn', pages: allImportPages },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  gives: 'file',
  query: z.object({}),
  body: z.object({
    runId: z.int().positive(),
    /** Left out: what is held or was passed over. */
    states: z.array(z.enum(importRowStates)).min(1).max(importRowStates.length).default(['held', 'skipped']),
  }),
  reply: z.object({}),
})
