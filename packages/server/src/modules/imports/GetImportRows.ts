import type { GetImportRows } from '@waybill/contract/calls/Imports/GetImportRows.ts'
import type { ImportBecame, ImportReason, ImportRowState } from '@waybill/contract/wire/imports.ts'
import { sql } from 'kysely'
import { likePattern } from '../../db/likePattern.ts'
import type { Handler } from '../../handler.ts'
import { cellsNow, type RawRow } from './reasons.ts'
import { mayWork } from './runs.ts'

interface Row extends RawRow {
  readonly state: ImportRowState
  readonly reasons: ImportReason[] | null
  readonly became: ImportBecame | null
}

export const getImportRows: Handler<typeof GetImportRows> = async ({ app, db, who, input }) => {
  const { runId, states, after, pageSize } = input
  const { query } = app.db
  mayWork(
    who,
    (await db.readOne(
      query.selectFrom('import_run').select('kind').where('client_id', '=', who.clientId).where('run_id', '=', runId),
    )) ?? undefined,
  )
  const search = input.searchText.trim()
  // Most files have few rows that are held: they are found by their reasons.
  const withReasons = states.length > 0 && states.every(state => state === 'held' || state === 'skipped')
  const found = await db.read<Row>({
    compile: () =>
      sql<Row>`
        select row_no, group_key, cells, edits, state, reasons, became from import_row
         where client_id = ${who.clientId} and run_id = ${runId} and row_no > ${after}
           ${withReasons ? sql`and reasons is not null` : sql``}
           ${states.length > 0 ? sql`and state = any(${states}::text[])` : sql``}
           ${input.doubtful ? sql`and became -> 'warnings' <> '[]'` : sql``}
           ${search === '' ? sql`` : sql`and lower(cells::text) like lower(${likePattern(search)})`}
         order by row_no limit ${pageSize + 1}`.compile(query),
    plannedEachTime: true,
  })
  const rows = found.slice(0, pageSize).map(row => ({
    ...{ rowNo: row.row_no, state: row.state, cells: [...cellsNow(row)], reasons: row.reasons ?? [] },
    ...{ became: row.became, edited: Object.keys(row.edits ?? {}).map(Number) },
  }))
  return { rows, next: found.length > pageSize ? (rows.at(-1)?.rowNo ?? null) : null }
}
