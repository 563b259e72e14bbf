import type { ImportBecame, ImportReason } from '@waybill/contract/wire/imports.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { Noted } from '../../imports/importKind.ts'
import type { RawRow } from './reasons.ts'
import { type RunRow, setRun } from './runs.ts'

/** What becomes of the rows of a group. */
export type Outcome = (
  | { readonly state: 'done'; readonly became: ImportBecame; readonly before: object | null }
  | { readonly state: 'held' | 'skipped'; readonly reasons: ReadonlyMap<number, readonly ImportReason[]> }
) & { readonly noted?: Noted }

/** What is said of rows that end alike: of a group by its key, of a row by its number. */
class Ended {
  readonly said: Record<string, ImportBecame | readonly ImportReason[]> = {}
  rows = 0

  add(at: string | number, said: ImportBecame | readonly ImportReason[], rows: number): void {
    this.said[at] = said
    this.rows += rows
  }
}

/** The first and the last key of a batch. */
type Keys = readonly [first: string, last: string]

/**
 * Writes how rows of a batch ended. They are found by the keys between which they lie: of a table that just grew by a million
 * rows the planner knows nothing, and by their numbers it would read all of them for each batch.
 */
async function end(
  tx: Tx,
  run: RunRow,
  state: 'done' | 'held' | 'skipped',
  { said, rows }: Ended,
  [first, last]: Keys,
): Promise<void> {
  if (rows === 0) return
  const at = state === 'done' ? sql`r.group_key` : sql`r.row_no::text`
  const change = state === 'done' ? sql`became = its.said -> ${at}, reasons = null` : sql`reasons = its.said -> ${at}`
  await sql`
    update import_row r set state = ${state}, ${change}
      from (select ${JSON.stringify(said)}::jsonb as said) its
     where r.client_id = ${run.client_id} and r.run_id = ${run.run_id} and r.group_key >= ${first}
       and r.group_key <= ${last} and r.state = 'waiting' and jsonb_exists(its.said, ${at})`.execute(tx)
}

/** Writes what became of groups, and counts it. */
export async function keep(tx: Tx, run: RunRow, raws: readonly (readonly RawRow[])[], outcomes: readonly Outcome[]) {
  const ended = { done: new Ended(), held: new Ended(), skipped: new Ended() }
  const became = { ...(run.became as Record<string, number>) }
  outcomes.forEach((outcome, index) => {
    const rows = raws[index] ?? []
    if (outcome.state !== 'done') {
      for (const { row_no } of rows) ended[outcome.state].add(row_no, outcome.reasons.get(row_no) ?? [], 1)
      return
    }
    ended.done.add(rows[0]?.group_key ?? '', outcome.became, rows.length)
    const { what, warnings } = outcome.became
    became[what] = (became[what] ?? 0) + 1
    if (warnings.length > 0) became.doubtful = (became.doubtful ?? 0) + 1
  })
  const { done, held, skipped } = ended
  const keys = [raws[0]?.[0]?.group_key ?? '', raws.at(-1)?.[0]?.group_key ?? ''] as const
  await Promise.all([
    end(tx, run, 'done', done, keys),
    end(tx, run, 'held', held, keys),
    end(tx, run, 'skipped', skipped, keys),
    setRun(tx, run, {
      key_reached: keys[1],
      waiting: run.waiting - done.rows - held.rows - skipped.rows,
      done: run.done + done.rows,
      held: run.held + held.rows,
      skipped: run.skipped + skipped.rows,
      became: JSON.stringify(became),
    }),
  ])
}

/**
 * Holds all rows of a group that is larger than what is worked together: a column that was taken for the number of the order
 * may say the same in each of a million rows.
 */
export async function holdWhole(tx: Tx, run: RunRow, key: string, reason: ImportReason): Promise<void> {
  const { numAffectedRows } = await sql`
    update import_row set state = 'held', reasons = ${JSON.stringify([reason])}::jsonb
     where client_id = ${run.client_id} and run_id = ${run.run_id} and group_key = ${key} and state = 'waiting'`.execute(
    tx,
  )
  const held = Number(numAffectedRows ?? 0)
  await setRun(tx, run, { key_reached: key, waiting: run.waiting - held, held: run.held + held })
}
