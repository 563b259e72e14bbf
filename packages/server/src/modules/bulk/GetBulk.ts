import type { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import type { WireBulkJob } from '@waybill/contract/wire/bulk.ts'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'
import type { BulkInput } from './actions.ts'
import { changedRows, type ShownRow, shownFirst } from './changedRows.ts'

/** Jobs and rows that are shown at once; what is behind them comes up when they are put away. */
export const JOBS_SHOWN = 5
export const ROWS_SHOWN = 100

export const getBulk: Handler<typeof GetBulk> = async ({ app, db, who, input }) => {
  const shown = sql<ShownRow[]>`coalesce((
    select json_agg(json_build_object('rowNo', row_no, 'id', subject_id, 'name', name, 'state', state, 'code', code,
                                      'words', words, 'issues', issues, 'version', version) order by state desc, row_no)
      from (select * from bulk_row r
             where r.client_id = bulk_job.client_id and r.bulk_id = bulk_job.bulk_id
               and (r.state = 'toFix' or r.state = 'done' and r.words <> '')
             order by r.state desc, r.row_no limit ${ROWS_SHOWN}) rows), '[]')`
  const count = (state: 'done' | 'toFix', isShownFirst = sql`true`) => sql<number>`(select count(*)::int from bulk_row r
    where r.client_id = bulk_job.client_id and r.bulk_id = bulk_job.bulk_id and r.state = ${sql.lit(state)}
      and ${isShownFirst})`
  const rows = await db.read(
    app.db.query
      .selectFrom('bulk_job')
      .select(['bulk_id', 'action', 'input', 'total', 'started_at', 'ended_at'])
      .select([shown.as('shown'), count('done').as('done'), count('toFix').as('to_fix')])
      .select(count('toFix', sql`r.code = any(${shownFirst}::text[])`).as('changed'))
      .where('client_id', '=', who.clientId)
      .where('started_by', '=', who.userId)
      .where('closed_at', 'is', null)
      .$if((input.actions ?? []).length > 0, q => q.where('action', 'in', input.actions ?? []))
      .orderBy('bulk_id', 'desc')
      .limit(JOBS_SHOWN),
  )
  const known = rows.map(row => ({ ...row, action: row.action as WireBulkJob['action'] }))
  const changed = await changedRows({ app, db, who }, known)
  const jobs = known.map(row => ({
    bulkId: row.bulk_id,
    action: row.action,
    statusCode: (row.input as unknown as BulkInput).statusCode,
    total: row.total,
    done: row.done,
    toFix: row.to_fix,
    changed: row.changed,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    shown: row.shown.map(one => ({ ...one, changed: changed.get(one) ?? null })),
  }))
  return { jobs }
}
