import type { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import type { BulkRowState, WireBulkJob } from '@waybill/contract/wire/bulk.ts'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'
import type { BulkInput } from './action.ts'
import { actions } from './actions.ts'
import { changedRows, type ShownRow, shownFirst } from './changedRows.ts'
import { mayDo } from './mayDo.ts'
import { nameShown } from './nameShown.ts'
import { sameLoadRow } from './sameLoadRow.ts'

/** Jobs and rows that are shown at once; what is behind them comes up when they are put away. */
export const JOBS_SHOWN = 5
export const ROWS_SHOWN = 100

/** What somebody has to look at comes first, then what is still asked; what was done is shown where something is to be said. */
const shownOrder = sql`array_position(array['toFix', 'unknown', 'asked', 'done'], r.state)`

/** Jobs that run or need somebody come before those that went well, where there are more than are shown. */
const wentWell = sql<boolean>`
  (ended_at is not null and not exists (
    select from bulk_row r where r.client_id = bulk_job.client_id and r.bulk_id = bulk_job.bulk_id
       and r.state in ('toFix', 'unknown')))`

/** The first rows of the job in one state, so that thousands of the others are not looked through. */
const firstRows = (state: 'toFix' | 'unknown' | 'asked' | 'done') => sql`
  (select * from bulk_row where client_id = bulk_job.client_id and bulk_id = bulk_job.bulk_id and state = ${sql.lit(state)}
      and (${sql.lit(state)} <> 'done' or words <> '') order by row_no limit ${ROWS_SHOWN})`

type Counts = Readonly<Partial<Record<BulkRowState, number>>> & { readonly changed: number; readonly said: number }

export const getBulk: Handler<typeof GetBulk> = async ({ app, db, who, input }) => {
  const shown = sql<ShownRow[]>`coalesce((
    select json_agg(json_build_object('rowNo', row_no, 'id', subject_id, 'name', ${nameShown(who, 'rows')}, 'state', state, 'code', code,
                                      'words', words, 'issues', issues, 'params', params, 'version', version) order by place, row_no)
      from (select *, ${shownOrder} as place
              from (${sql.join((['toFix', 'unknown', 'asked', 'done'] as const).map(firstRows), sql` union all `)}) r
             order by place, row_no limit ${ROWS_SHOWN}) rows), '[]')`
  const counts = sql<Counts>`(
    select coalesce(json_object_agg(state, n), '{}')::jsonb
           || jsonb_build_object('changed', coalesce(sum(changed), 0), 'said', coalesce(sum(said), 0))
      from (select state, count(*)::int as n,
                   count(*) filter (where state in ('toFix', 'unknown', 'asked') or (state = 'done' and words <> ''))::int as said,
                   count(*) filter (where state = 'toFix' and code = any(${shownFirst}::text[]))::int as changed
              from bulk_row r where r.client_id = bulk_job.client_id and r.bulk_id = bulk_job.bulk_id group by state) each)`
  const rows = await db.read(
    app.db.query
      .selectFrom('bulk_job')
      .select(['bulk_id', 'action', 'input', 'total', 'started_at', 'stopped_at', 'ended_at'])
      .select([shown.as('shown'), counts.as('counts')])
      .where('client_id', '=', who.clientId)
      .where('started_by', '=', who.userId)
      .where('closed_at', 'is', null)
      // What goes on with the rows of another job is told on their sheet.
      .where('sheet_id', 'is', null)
      .$if((input.actions ?? []).length > 0, q => q.where('action', 'in', input.actions ?? []))
      .orderBy(wentWell)
      .orderBy('bulk_id', 'desc')
      .limit(JOBS_SHOWN),
  )
  const known = rows
    .toSorted((a, b) => b.bulk_id - a.bulk_id)
    .map(row => {
      const action = row.action as WireBulkJob['action']
      // Who lost its pages since sees how far his job is, and nothing of its rows.
      const isOpen = mayDo(actions[action], who)
      const shown = isOpen ? row.shown : []
      return { ...row, action, shown, more: isOpen ? row.counts.said - shown.length : 0 }
    })
  const changed = await changedRows({ app, db, who }, known)
  const jobs = known.map(({ counts, ...row }) => ({
    bulkId: row.bulk_id,
    action: row.action,
    statusCode: (row.input as unknown as BulkInput).statusCode,
    total: row.total,
    waiting: counts.waiting ?? 0,
    asked: counts.asked ?? 0,
    done: counts.done ?? 0,
    toFix: counts.toFix ?? 0,
    unknown: counts.unknown ?? 0,
    stopped: counts.stopped ?? 0,
    changed: counts.changed,
    startedAt: row.started_at,
    stoppedAt: row.stopped_at,
    endedAt: row.ended_at,
    more: row.more,
    shown: row.shown.map(one => ({ ...one, sameLoad: sameLoadRow(one), changed: changed.get(one) ?? null })),
  }))
  return { jobs }
}
