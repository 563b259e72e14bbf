import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PAGE_SIZE_MAX } from '../../constants.ts'
import { importBecame, importReason, importRowStates } from '../../wire/imports.ts'
import { storableText } from '../../wire/text.ts'
import { allImportPages } from './importPages.ts'

/** Rows of an import as the file has them, with what became of each and why. */
export const GetImportRows = defineCall({
  group: 'Imports',
  name: 'GetImportRows',
  summary: 'Rows of an import with what became of them',
  access: { kind: 'signedIn', pages: allImportPages },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    runId: z.int().positive(),
    /** Left out: all. */
    states: z.array(z.enum(importRowStates)).max(importRowStates.length).default([]),
    /** Those alone that were taken and are worth a look. */
    doubtful: z.boolean().default(false),
    /** In any of its cells. */
    searchText: storableText(100).default(''),
    /** The last row of the page before. */
    after: z.int32().min(0).default(0),
    pageSize: z.int().min(1).max(PAGE_SIZE_MAX).default(100),
  }),
  reply: z.object({
    rows: z.array(
      z.object({
        rowNo: z.int(),
        state: z.enum(importRowStates),
        /** With what was written over them. */
        cells: z.array(z.string()),
        /** Columns that a person wrote anew. */
        edited: z.array(z.int()),
        reasons: z.array(importReason),
        became: importBecame.nullable(),
      }),
    ),
    /** The last of them, where there are more. */
    next: z.int().nullable(),
  }),
})
