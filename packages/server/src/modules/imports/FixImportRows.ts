import type { FixImportRows } from '@waybill/contract/calls/Imports/FixImportRows.ts'
import { sql } from 'kysely'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { runIn } from './runs.ts'
import { unanswered, workAgain } from './workAgain.ts'

export const fixImportRows: Handler<typeof FixImportRows> = async ({ app, tx, who, input, request, now }) => {
  const run = await runIn(tx, who, input.runId, ['done', 'stopped'])
  const edits = input.rows.map(({ cells }) =>
    JSON.stringify(Object.fromEntries(cells.map(({ column, text }) => [column, text]))),
  )
  const rowNos = input.rows.map(({ rowNo }) => rowNo)
  const { rows: fixed } = await sql<{ row_no: number }>`
    update import_row r set edits = coalesce(r.edits, '{}') || f.edits::jsonb, ${unanswered}
      from unnest(${rowNos}::int[], ${edits}::text[]) as f (row_no, edits)
     where client_id = ${who.clientId} and run_id = ${run.run_id} and r.row_no = f.row_no
       and r.state in ('held', 'skipped')
    returning r.row_no`.execute(tx)
  const before = fixed.map(({ row_no }) => row_no)
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    { entity: 'import', entityId: run.run_id, action: 'fixed', after: { rows: before } },
  )
  // What belongs to a mended row was held with it.
  const theirs = sql<boolean>`(row_no = any(${before}::int[]) or state = 'held' and group_key in (
    select group_key from import_row where client_id = ${who.clientId} and run_id = ${run.run_id}
       and row_no = any(${before}::int[])))`
  if (input.run && before.length > 0 && run.state === 'done') await workAgain(app, tx, run, theirs, now)
  return { Status: 'Success', changed: before.length }
}
