import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { allImportPages } from './importPages.ts'

/** No further row begins; what was done stays, and the run can go on. */
export const StopImport = defineCall({
  group: 'Imports',
  name: 'StopImport',
  summary: 'Stop an import where it stands',
  access: { kind: 'signedIn', pages: allImportPages },
  effect: 'write',
  once: false,
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({ runId: z.int().positive() }),
  reply: z.object({ Status: z.literal('Success') }),
})
