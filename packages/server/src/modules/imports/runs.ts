import { type MessageCode, messages } from '@waybill/contract'
import {
  type ImportKindName,
  type ImportState,
  type ImportTable,
  importOptions,
  importTable,
} from '@waybill/contract/wire/imports.ts'
import {
  type ColumnLook,
  fileForms,
  headsAt,
  type ImportMapping,
  type ImportQuestion,
  questionsOf,
} from '@waybill/domain'
import type { Updateable } from 'kysely'
import { z } from 'zod'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import type { ImportRun } from '../../db/schema.generated.ts'
import { Refusal, wordsOf } from '../../refusal.ts'
import { mayUse, type Who } from '../../who.ts'
import { kindOf } from './kinds.ts'
import { mappingOf } from './understand.ts'

export const tablesOf = (kept: unknown) => z.array(importTable).parse(kept)

/** The row of a run, locked until the transaction ends. */
export const lockedRun = (tx: Tx, clientId: number, runId: number) =>
  tx
    .selectFrom('import_run')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('run_id', '=', runId)
    .forUpdate()
    .executeTakeFirst()

export type RunRow = NonNullable<Awaited<ReturnType<typeof lockedRun>>>

/** A run that the person may see. @throws {Refusal} NotFound, also where his pages do not show files of its kind */
export function mayWork<R extends { readonly kind: string }>(who: Who, run: R | undefined): R {
  if (run === undefined || !mayUse(who, [kindOf(run.kind).page])) throw new Refusal('NotFound')
  return run
}

/** The person's run, locked, in one of these states. @throws {Refusal} NotFound, ImportMoved */
export async function runIn(tx: Tx, who: Who, runId: number, states: readonly ImportState[]): Promise<RunRow> {
  const run = mayWork(who, await lockedRun(tx, who.clientId, runId))
  if (!states.some(state => state === run.state)) throw new Refusal('ImportMoved', { state: run.state })
  return run
}

/** Writes a change of a run. */
export const setRun = (
  tx: Tx,
  { client_id, run_id }: Pick<RunRow, 'client_id' | 'run_id'>,
  change: Updateable<ImportRun>,
) => tx.updateTable('import_run').set(change).where('client_id', '=', client_id).where('run_id', '=', run_id).execute()

/** What stands in the columns of the table that a mapping reads. */
export const looksOf = (run: Pick<RunRow, 'tables'>, mapping: ImportMapping): readonly ColumnLook[] =>
  tablesOf(run.tables)[mapping.table]?.looks ?? []

/** The heads of the table that a mapping reads; none where it has no row of heads. */
export const headsOf = (run: Pick<RunRow, 'tables'>, mapping: ImportMapping): readonly string[] =>
  headsAt(tablesOf(run.tables)[mapping.table]?.sample ?? [], mapping.headRow)

/** Rows of the table that a mapping reads, as far as they were counted: its heads, and what is above them, are none. */
export const rowsFound = (tables: readonly Pick<ImportTable, 'rows'>[], { table, headRow }: ImportMapping): number =>
  Math.max(0, (tables[table]?.rows ?? 0) - headRow - 1)

/** What is still to be said before the file is read. */
export function openQuestions(
  run: Pick<RunRow, 'tables' | 'kind' | 'form' | 'source_said'>,
  mapping: ImportMapping,
): readonly (ImportQuestion | { readonly kind: 'source' })[] {
  const asked = questionsOf(mapping, kindOf(run.kind).fields, {
    heads: headsOf(run, mapping),
    looks: looksOf(run, mapping),
    form: fileForms.find(form => form === run.form) ?? null,
  })
  return run.source_said ? asked : [{ kind: 'source' }, ...asked]
}

/** Tells everybody who looks on how far a run is. */
export const tellOf = (app: Pick<App, 'realtime'>, clientId: number, runId: number, tx?: Tx): Promise<void> =>
  app.realtime.tell({ clientId, topic: 'import', data: { runId } }, tx)

/** Has people hear what became of a file that a source brought. */
export async function reportOf(
  app: Pick<App, 'due' | 'clock'>,
  tx: Tx,
  run: Pick<RunRow, 'client_id' | 'run_id' | 'source_id'>,
) {
  if (run.source_id === null) return
  await app.due.put(tx, 'sourceReport', { clientId: run.client_id, subjectId: run.run_id }, app.clock.now())
}

/** Lets a run begin, or go on where it stood. */
export async function begin(app: App, tx: Tx, run: RunRow, now: Date): Promise<ImportState> {
  const state: ImportState = run.is_staged ? 'running' : 'staging'
  const begun_at = run.begun_at ?? now.toISOString()
  await setRun(tx, run, { state, begun_at, ended_at: null, failure: '', failure_params: '{}' })
  await app.due.put(tx, 'import', { clientId: run.client_id, subjectId: run.run_id }, now)
  await tellOf(app, run.client_id, run.run_id, tx)
  return state
}

type Counted = Pick<
  RunRow,
  | 'run_id'
  | 'kind'
  | 'name'
  | 'bytes'
  | 'state'
  | 'failure'
  | 'failure_params'
  | 'waiting'
  | 'done'
  | 'held'
  | 'skipped'
  | 'became'
> &
  Pick<RunRow, 'created_at' | 'ended_at'>

const isMessage = (code: string): code is MessageCode => Object.hasOwn(messages, code)

/** Why a run failed, in English. */
function failureWords(code: string, params: Refusal['params']): string {
  return isMessage(code) ? wordsOf(new Refusal(code, params), '') : code
}

/** A run as lists show it. */
export function wireRun(run: Counted) {
  const became = run.became as Readonly<Record<string, number>>
  const params = run.failure_params as Readonly<Record<string, string | number>>
  return {
    ...{ runId: run.run_id, kind: run.kind as ImportKindName, name: run.name, bytes: run.bytes },
    ...{ state: run.state as ImportState, failure: run.failure, waiting: run.waiting, done: run.done },
    ...{ failureParams: params, failureWords: failureWords(run.failure, params) },
    ...{ held: run.held, skipped: run.skipped, added: became.added ?? 0, changed: became.changed ?? 0 },
    ...{ same: became.same ?? 0, doubtful: became.doubtful ?? 0, createdAt: run.created_at, endedAt: run.ended_at },
  }
}

export const mappedBy = (run: Pick<RunRow, 'mapping'>): ImportMapping => mappingOf(run.mapping)
export const optionsOf = (run: Pick<RunRow, 'options'>) => importOptions.parse(run.options)
