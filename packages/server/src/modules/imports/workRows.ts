import { IMPORT_GROUP_MAX } from '@waybill/contract'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import { type Tx, within } from '../../db/open.ts'
import type { GroupFault, ImportGiven, ImportGroup, Judged, Written } from '../../imports/importKind.ts'
import { holdWhole, keep, type Outcome } from './endRows.ts'
import { keepChanges } from './importChanges.ts'
import { kindOf } from './kinds.ts'
import { type Batch, nextGroups, type RowsReader, readerFor } from './nextGroups.ts'
import type { RawRow } from './reasons.ts'
import { lockedRun, optionsOf, type RunRow, reportOf, setRun } from './runs.ts'

/** Rows that one transaction judges and writes; a group that is larger is worked alone. */
const BATCH_ROWS = 2_000
/** Rows that are looked at where groups are worked one by one. */
const ALONE_ROWS = 50

/** The rows of a group are held together: each with its own reasons, the others with the row that holds them. */
function held({ reason }: RowsReader, raws: readonly RawRow[], faults: readonly GroupFault[]): Outcome {
  const first = faults[0]?.row ?? raws[0]?.row_no ?? 0
  return {
    state: 'held',
    reasons: new Map(
      raws.map(raw => {
        const own = faults.filter(({ row }) => row === raw.row_no).map(fault => reason(raw, fault))
        const other = reason(raw, { field: '', code: 'otherRow', params: { row: first } })
        return [raw.row_no, own.length > 0 ? own : [other]]
      }),
    ),
  }
}

/** Null: it is sound, and not written yet. */
function outcomeOf(reader: RowsReader, raws: readonly RawRow[], ended: Judged<unknown> | Written): Outcome | null {
  const noted = 'noted' in ended && ended.noted !== undefined ? { noted: ended.noted } : {}
  if ('faults' in ended) return { ...held(reader, raws, ended.faults), ...noted }
  if ('became' in ended) return { state: 'done', became: ended.became, before: ended.before ?? null, ...noted }
  if (!('skip' in ended)) return null
  const fault = { field: '', code: ended.skip, params: ended.params ?? {} }
  return { state: 'skipped', reasons: new Map(raws.map(raw => [raw.row_no, [reader.reason(raw, fault)]])) }
}

/** Faults of cells hold a group before its rules are asked. */
const cellFaults = ({ rows }: ImportGroup): readonly GroupFault[] =>
  rows.flatMap(({ row, faults }) => faults.map(fault => ({ row, ...fault })))

const givenOf = (app: App, run: RunRow, doer: Doer, { mapping }: RowsReader): ImportGiven => ({
  ...{ app, clientId: run.client_id, runId: run.run_id, sourceId: run.source_id, options: optionsOf(run), doer },
  fields: new Set(mapping.columns.filter(name => name !== null)),
})

/** As many of the groups as their kind works at once. */
async function shortened(tx: Tx, app: App, run: RunRow, doer: Doer, batch: Batch): Promise<Batch> {
  const { atOnce } = kindOf(run.kind)
  if (atOnce === undefined || batch.groups.length < 2) return batch
  const most = Math.max(1, await atOnce(tx, batch.groups, givenOf(app, run, doer, batch.reader)))
  return { ...batch, raws: batch.raws.slice(0, most), groups: batch.groups.slice(0, most) }
}

/** Judges groups and writes those that hold, in the transaction given. */
async function settle(
  tx: Tx,
  app: App,
  run: RunRow,
  doer: Doer,
  { reader, raws, groups }: Batch,
): Promise<readonly Outcome[]> {
  const kind = kindOf(run.kind)
  const given = givenOf(app, run, doer, reader)
  const context = await kind.context(tx, groups, given)
  const judged = groups.map((group): Judged<unknown> => {
    const faults = cellFaults(group)
    return faults.length > 0 ? { faults } : kind.judge(group, context, given)
  })
  const sound = judged.flatMap((one, index) => ('thing' in one ? [{ index, thing: one.thing }] : []))
  const things = sound.map(({ thing }) => thing)
  const written = things.length === 0 ? [] : await kind.write(tx, things, given, context)
  const writtenAt = new Map(sound.map(({ index }, place) => [index, written[place]]))
  return judged.map((one, index) => {
    const outcome = outcomeOf(reader, raws[index] ?? [], writtenAt.get(index) ?? one)
    if (outcome === null) throw new Error(`the ${kind.name} of an import were judged and not written`)
    return outcome
  })
}

/** What a batch came to. */
export type Batched = 'more' | 'end' | 'elsewhere'

interface Due {
  readonly clientId: number
  readonly runId: number
}

/** What goes from one batch to the next. */
interface Pace {
  reader: RowsReader | null
  /** The next batch, read while the one before it is written. */
  ahead: Promise<Batch | null> | null
}

/** The groups whose turn has come: those that were read ahead, where they are still the next ones. */
async function turnOf(app: App, tx: Tx, run: RunRow, pace: Pace, isAlone: boolean): Promise<Batch> {
  const reader = readerFor(run, pace.reader)
  pace.reader = reader
  const ahead = await pace.ahead
  pace.ahead = null
  const isNext = ahead?.after === run.key_reached && ahead.reader === reader && !run.is_again
  if (isNext && !isAlone) return ahead
  const batch = await nextGroups(app, within(tx), run, reader, isAlone ? ALONE_ROWS : BATCH_ROWS)
  return isAlone ? { ...batch, raws: batch.raws.slice(0, 1), groups: batch.groups.slice(0, 1) } : batch
}

/** Works the next groups under the lock of the run. @param act what becomes of them, where there are any */
const inTurn = (
  app: App,
  due: Due,
  doer: Doer,
  pace: Pace,
  isAlone: boolean,
  act: (tx: Tx, run: RunRow, batch: Batch) => Promise<void>,
): Promise<Batched> =>
  app.db.forClient(due.clientId).transaction(async tx => {
    // Whoever works a run holds it: rows are judged by one node at a time, and a stop waits for the batch.
    const run = await lockedRun(tx, due.clientId, due.runId)
    if (run === undefined || run.state !== 'running') return 'elsewhere'
    const batch = await turnOf(app, tx, run, pace, isAlone)
    const first = batch.raws[0]
    if (first?.[0] === undefined) {
      await setRun(tx, run, { state: 'done', ended_at: doer.at.toISOString(), is_again: false, key_reached: '' })
      if (!run.is_again) await reportOf(app, tx, run)
      return 'end'
    }
    if (first.length > IMPORT_GROUP_MAX) {
      const fault = { field: '', code: 'tooManyLines' as const, params: { max: IMPORT_GROUP_MAX } }
      await holdWhole(tx, run, first[0].group_key, batch.reader.reason(first[0], fault))
    } else await act(tx, run, batch)
    return 'more'
  })

const workBatch = (app: App, due: Due, doer: Doer, pace: Pace, isAlone: boolean): Promise<Batched> =>
  inTurn(app, due, doer, pace, isAlone, async (tx, run, whole) => {
    const batch = await shortened(tx, app, run, doer, whole)
    const outcomes = await settle(tx, app, run, doer, batch)
    const key_reached = batch.groups.at(-1)?.key ?? run.key_reached
    if (!isAlone && !run.is_again) {
      const db = app.db.forClient(due.clientId)
      pace.ahead = nextGroups(app, db, { ...run, key_reached }, batch.reader, BATCH_ROWS).catch(() => null)
    }
    await keep(tx, run, batch.raws, outcomes)
    const { undo } = kindOf(run.kind)
    if (undo !== undefined) await keepChanges(tx, run, batch.raws, outcomes, doer.at, undo.editsOf)
  })

/** A group that can't be written whatever is done is held by itself. */
const holdOne = (app: App, due: Due, doer: Doer, pace: Pace): Promise<Batched> =>
  inTurn(app, due, doer, pace, true, async (tx, run, { reader, raws }) => {
    const rows = raws[0] ?? []
    const faults = rows.map(({ row_no }) => ({ row: row_no, field: '', code: 'notKept' as const, params: {} }))
    await keep(tx, run, [rows], [held(reader, rows, faults)])
  })

/** What passes by itself: a connection that broke, a deadlock, a server that starts anew. */
function passes(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return (
    /^(?:08|40|53|55|57|58)/.test(code) || (code === '' && error instanceof Error && /onnection/.test(error.message))
  )
}

/**
 * Works the next rows of a run, a batch in one transaction. One that fails is worked again group by group, so that what
 * can't be written holds itself and nothing else.
 */
export async function workRows(app: App, due: Due, doer: Doer, goesOn: () => Promise<boolean>): Promise<Batched> {
  const pace: Pace = { reader: null, ahead: null }
  /** Groups that are worked one by one: as many as the failed batch may have had. */
  let alone = 0
  try {
    for (;;) {
      let batched: Batched
      try {
        batched = await workBatch(app, due, doer, pace, alone > 0)
      } catch (error) {
        if (passes(error)) throw error
        if (alone > 0) {
          app.log.error({ err: error, ...due }, 'rows of an import could not be kept')
          batched = await holdOne(app, due, doer, pace)
        } else {
          alone = BATCH_ROWS + 1
          batched = 'more'
        }
      }
      alone = Math.max(0, alone - 1)
      if (batched !== 'more') return batched
      if (!(await goesOn())) return 'more'
    }
  } finally {
    // What was read ahead ends before the node does.
    await pace.ahead
  }
}
