import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { importReason } from '../../wire/imports.ts'
import { allImportPages } from './importPages.ts'

/** Things that stay and are named; how many there are, the counts say. */
export const UNDO_NAMED_MAX = 100

/** What undoing an import comes to: before it what it would, afterwards what it did. */
export const GetImportUndo = defineCall({
  group: 'Imports',
  name: 'GetImportUndo',
  summary: 'What undoing an import comes to',
  access: { kind: 'signedIn', pages: allImportPages },
  effect: 'own',
  looks: true,
  once: false,
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ runId: z.int().positive() }),
  reply: z.object({
    /** What it wrote and can be told apart; 0: there is nothing to undo. */
    total: z.int(),
    /** Of those: undone, or before it is begun would be. */
    undone: z.int(),
    /** Why the others stay, the most first. */
    stays: z.array(importReason.pick({ code: true }).extend({ count: z.int() })),
    /** The first ones that stay, by name. */
    named: z.array(importReason.pick({ code: true, params: true }).extend({ name: z.string() })),
  }),
})
