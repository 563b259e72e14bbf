import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { cellsNow, type RawRow } from './reasons.ts'
import { begin, type RunRow, setRun } from './runs.ts'
import { groupKeys, PARTS } from './stageRows.ts'

/** Rows whose keys are made anew at a time. */
const STEP = 2_000

/** A row that a person writes anew: what he said of it before was said of what it says no more. */
export const unanswered = sql`answer = null, shown_id = null, shown_state = null, weight_right = false`

interface Row extends RawRow {
  readonly state: string
}

/**
 * Has held rows of a run that ended worked again, as its columns are understood now: their groups are made anew, since
 * another column, or another cell, may say what belongs together.
 * @param which rows, by what stands in import_row
 * @returns how many
 */
export async function workAgain(app: App, tx: Tx, run: RunRow, which: RawBuilder<SqlBool>, now: Date): Promise<number> {
  const keyOf = groupKeys(run)
  const renamed = new Map<string, string>()
  let [after, held, skipped] = [0, 0, 0]
  for (;;) {
    const { rows } = await sql<Row>`
      select row_no, group_key, cells, edits, state from import_row
       where client_id = ${run.client_id} and run_id = ${run.run_id} and row_no > ${after}
         and reasons is not null and ${which}
       order by row_no limit ${STEP}`.execute(tx)
    const last = rows.at(-1)
    if (last === undefined) break
    after = last.row_no
    held += rows.filter(({ state }) => state === 'held').length
    skipped += rows.filter(({ state }) => state === 'skipped').length
    const keys = rows.map(row => {
      // A row that goes on with another stays with it, also under the number that was written there meanwhile.
      const key = keyOf(row.row_no, cellsNow(row), renamed.get(row.group_key) ?? row.group_key)
      renamed.set(row.group_key, key)
      return key
    })
    await sql`
      update import_row r set state = 'waiting', group_key = f.group_key
        from unnest(${rows.map(({ row_no }) => row_no)}::int[], string_to_array(${keys.join(PARTS)}, ${PARTS}))
          as f (row_no, group_key)
       where client_id = ${run.client_id} and run_id = ${run.run_id} and r.row_no = f.row_no`.execute(tx)
  }
  if (held + skipped === 0) return 0
  const again = {
    ...{ is_again: true, key_reached: '', waiting: run.waiting + held + skipped },
    ...{ held: run.held - held, skipped: run.skipped - skipped },
  }
  await setRun(tx, run, again)
  await begin(app, tx, { ...run, is_staged: true }, now)
  return held + skipped
}
