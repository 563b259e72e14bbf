import { importFaults, tonKinds } from '@waybill/domain'
import { z } from 'zod'
import { IMPORT_COLUMNS_MAX } from '../constants.ts'
import { storableText } from './text.ts'

/** Kinds of file that are imported row by row. */
export const importKinds = ['items', 'addresses', 'orders', 'invoices'] as const
export type ImportKindName = (typeof importKinds)[number]

export const importStates = [
  ...(['mapping', 'staging', 'running', 'stopped', 'done', 'failed', 'discarded', 'undoing', 'undone'] as const),
] as const
export type ImportState = (typeof importStates)[number]

/**
 * Whether nothing of an import in that state is worked any more: it came to its end, was stopped or discarded, or broke off. What it
 * wrote can be undone.
 */
export const isImportOver = (state: string): boolean => ['done', 'stopped', 'failed', 'discarded'].includes(state)

/** Reasons that a person settles by an answer, not by another cell. */
export const heldQuestions = ['otherSource', 'otherOrder', 'otherWeight'] as const
export type HeldQuestion = (typeof heldQuestions)[number]

export const importRowStates = ['waiting', 'done', 'held', 'skipped'] as const
export type ImportRowState = (typeof importRowStates)[number]

/** What becomes of a thing that is known already: it is changed, left as it is, or held for a person. */
export const importPolicies = ['update', 'skip', 'refuse'] as const

export const importOptions = z.object({ policy: z.enum(importPolicies).default('update') })
export type ImportOptions = z.output<typeof importOptions>

const reading = z.object({
  dates: z.enum(['month', 'day']).optional(),
  unit: storableText(20).optional(),
})

/** How a table is understood: the field of each column, how its cells are read, what words mean where a field has codes. */
export const importMapping = z.object({
  /** Which table of the file. */
  table: z.int().min(0).max(100).default(0),
  /** The row of the heads among the first rows, from 0; -1: it has none. */
  headRow: z.int().min(-1).max(100),
  columns: z.array(storableText(60).nullable()).max(IMPORT_COLUMNS_MAX),
  readings: z.array(reading).max(IMPORT_COLUMNS_MAX).default([]),
  /** What parts units from tenths in all figures of the file. */
  tenths: z.enum(['point', 'comma']).optional(),
  /** Which ton is meant: of 2,000 lb, of 1,000 kg, or of 2,240 lb. */
  tons: z.enum(tonKinds).optional(),
  /** Columns of figures that are passed over, as a person said. */
  ignored: z.array(z.int().min(0).max(IMPORT_COLUMNS_MAX)).max(IMPORT_COLUMNS_MAX).default([]),
  values: z.record(storableText(60), z.record(storableText(100), storableText(100))).default({}),
})

/** Why a cell, or a row (`field` blank, `column` -1), can't be taken as it is. */
export const importReason = z.object({
  field: z.string(),
  column: z.int(),
  cell: z.string(),
  code: z.enum(importFaults),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type ImportReason = z.output<typeof importReason>

/** What a row became, and what is doubtful of it. */
export const importBecame = z.object({
  what: z.enum(['added', 'changed', 'same']),
  entity: z.string(),
  id: z.int(),
  name: z.string(),
  warnings: z.array(importReason.pick({ field: true, code: true, params: true })).default([]),
})
export type ImportBecame = z.output<typeof importBecame>

/** What stands in a column, as far as it was looked at. */
export const columnLook = z.object({
  filled: z.int(),
  close: z.int(),
  figures: z.int(),
  money: z.int(),
  dates: z.int(),
  monthFirst: z.int(),
  dayFirst: z.int(),
  unclear: z.int(),
  commas: z.int(),
  points: z.int(),
  commaThrees: z.int().default(0),
  pointThrees: z.int().default(0),
  texts: z.array(z.string()),
})

/** A table of a file: its first rows as they stand there, what its columns hold, its rows as far as they were counted. */
export const importTable = z.object({
  name: z.string(),
  sample: z.array(z.array(z.string())),
  looks: z.array(columnLook),
  rows: z.int(),
  isCounted: z.boolean(),
})
export type ImportTable = z.output<typeof importTable>

/** A run as lists show it. */
export const wireImportRun = z.object({
  runId: z.int(),
  kind: z.enum(importKinds),
  name: z.string(),
  bytes: z.int(),
  state: z.enum(importStates),
  /** A code of the messages when the file could not be read; blank: it could. */
  failure: z.string(),
  /** The same in words, in English. */
  failureWords: z.string().default(''),
  /** What its message names. */
  failureParams: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  waiting: z.int(),
  done: z.int(),
  held: z.int(),
  skipped: z.int(),
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  /** Of those that were taken, how many are worth a look. */
  doubtful: z.int(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
})

/** What an upload answers. */
export const importUploadReply = z.object({
  Status: z.literal('Success'),
  runId: z.int(),
  state: z.enum(importStates),
  /** The same content was uploaded before: nothing is changed, and this is the run of then. */
  isSame: z.boolean(),
})

/** What is uploaded with a file. */
export const importUploadBody = z.object({
  /** Begins at once where nothing has to be asked; else it waits for a person to look at its columns. */
  run: z.enum(['true', 'false']).default('true'),
  /** Reads a content anew that was read before. */
  again: z.enum(['true', 'false']).default('false'),
  policy: z.enum(importPolicies).default('update'),
})
