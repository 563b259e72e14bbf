import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { allImportPages } from './importPages.ts'

/** Begins a run, goes on where a stopped one stood, or works the rows again that are held. */
export const RunImport = defineCall({
  group: 'Imports',
  name: 'RunImport',
  summary: 'Begin an import, go on with a stopped one, or work what is held again',
  access: { kind: 'signedIn', pages: allImportPages },
  effect: 'write',
  once: false,
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({ runId: z.int().positive() }),
  reply: z.object({ Status: z.literal('Success') }),
})
