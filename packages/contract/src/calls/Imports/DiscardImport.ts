import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { allImportPages } from './importPages.ts'

/** The file leaves the disk, unless something else holds the same content, and its rows go; what they became stays. */
export const DiscardImport = defineCall({
  group: 'Imports',
  name: 'DiscardImport',
  summary: 'Discard an import with its file and rows',
  access: { kind: 'signedIn', pages: allImportPages },
  effect: 'write',
  once: false,
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({ runId: z.int().positive() }),
  reply: z.object({ Status: z.literal('Success') }),
})
