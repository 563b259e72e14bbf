import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { importMapping, importOptions, importReason, importTable, wireImportRun } from '../../wire/imports.ts'
import { allImportPages } from './importPages.ts'

const question = z.union([
  z.object({ kind: z.literal('needed'), field: z.string() }),
  z.object({ kind: z.enum(['figures', 'dates']), column: z.int() }),
  z.object({ kind: z.literal('tenths'), cell: z.string() }),
  z.object({ kind: z.literal('tons'), cell: z.string() }),
  z.object({ kind: z.literal('payer'), columns: z.array(z.string().nullable()) }),
  z.object({
    kind: z.literal('counts'),
    answers: z.array(z.object({ of: z.string(), columns: z.array(z.string().nullable()) })),
  }),
  z.object({ kind: z.literal('unmapped') }),
  z.object({ kind: z.literal('source') }),
])

/** An import as it stands: its file, how it is understood, what is still to be said, and its first rows as they would become. */
export const GetImport = defineCall({
  group: 'Imports',
  name: 'GetImport',
  summary: 'An import with its columns, questions and first rows',
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
    run: wireImportRun,
    /** Rows of the file below its heads, as far as they were counted when it came. */
    count: z.int(),
    isCounted: z.boolean(),
    tables: z.array(importTable.pick({ name: true, sample: true })),
    mapping: importMapping,
    /** Whether files with these heads were understood before. */
    remembered: z.boolean(),
    options: importOptions,
    fields: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        shape: z.string(),
        needed: z.boolean(),
        codes: z.array(z.string()),
      }),
    ),
    questions: z.array(question),
    /** Sources of orders that it may be a file of; none where it is read already, or is no file of orders. */
    sources: z.array(z.object({ sourceId: z.int(), name: z.string() })).default([]),
    /** Whose file it is; 0: no source's. Null: nobody said. */
    sourceId: z.int().nullable().default(null),
    /** Words that no code of a field is called. */
    unknown: z.array(z.object({ field: z.string(), words: z.array(z.string()) })),
    /** What was left out of it and why, the most first: things (orders, items), not their rows. Rows that are no data do not count. */
    leftOut: z.array(importReason.pick({ code: true }).extend({ count: z.int() })).default([]),
    /** Orders that it brought and that have something to build; of a file of orders that has ended. */
    toBuild: z.int().default(0),
    preview: z.array(
      z.object({
        row: z.int(),
        /** As they were read, by field: pounds, inches, `2026-11-24`, `12.50`, `yes`. */
        values: z.record(z.string(), z.string()),
        will: z.enum(['added', 'changed', 'same', 'noted', 'held', 'skipped']),
        reasons: z.array(importReason),
      }),
    ),
  }),
})
