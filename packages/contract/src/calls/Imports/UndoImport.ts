import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { allImportPages } from './importPages.ts'

/**
 * Undoes what a finished import of orders wrote: orders that it added are cancelled, those that it changed become what they
 * were, and what nobody tendered follows. What was tendered, has left or was changed since stays. The server goes on by itself.
 */
export const UndoImport = defineCall({
  group: 'Imports',
  name: 'UndoImport',
  summary: 'Undo an import of orders',
  access: { kind: 'signedIn', pages: allImportPages },
  effect: 'write',
  once: false,
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({ runId: z.int().positive() }),
  reply: z.object({ Status: z.literal('Success') }),
})
