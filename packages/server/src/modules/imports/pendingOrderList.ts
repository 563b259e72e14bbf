import { list } from '@waybill/contract/lists/pendingOrders.ts'
import type { ImportReason } from '@waybill/contract/wire/imports.ts'
import { importFaultText } from '@waybill/domain'
import { sql } from 'kysely'
import { readersDay } from '../../lists/listSql.ts'
import { serveList } from '../../lists/serveList.ts'

/** Rows of one file are fewer than this: a file and a row of it are one number. */
const ROWS_OF_FILE = 134_217_728

const createdAt = sql<string>`r.created_at`
const key = sql<number>`(w.run_id * ${sql.lit(ROWS_OF_FILE)} + w.row_no)`

/** The number and back order of a group of rows; of a row without a number, nothing. */
function namesOf(group: string): readonly [string, string] {
  try {
    const [number, backOrder] = JSON.parse(group.replace(/^=/, '')) as unknown[]
    return [String(number ?? ''), String(backOrder ?? '')]
  } catch {
    return ['', '']
  }
}

export const handlers = serveList(list, {
  from: (query, { clientId }) =>
    query
      .selectFrom('import_run as r')
      .innerJoin('import_row as w', join =>
        join.onRef('w.client_id', '=', 'r.client_id').onRef('w.run_id', '=', 'r.run_id'),
      )
      .where('r.client_id', '=', clientId)
      .where('r.kind', '=', 'orders')
      .where('r.state', 'not in', ['discarded', 'undoing', 'undone'])
      .where('r.held', '>', 0)
      .where('w.reasons', 'is not', null)
      .where('w.state', '=', 'held')
      // A row that is right, and held with one that is not, is mended where that one is.
      .where(sql<boolean>`w.reasons -> 0 ->> 'code' <> 'otherRow'`)
      .select(['r.run_id', 'r.name', 'r.created_at', 'w.row_no', 'w.group_key', 'w.reasons'])
      .select(
        sql<string | null>`case when (r.mapping ->> 'headRow')::int >= 0 and (w.reasons -> 0 ->> 'column')::int >= 0
          then r.tables -> coalesce((r.mapping ->> 'table')::int, 0) -> 'sample' -> (r.mapping ->> 'headRow')::int
               ->> (w.reasons -> 0 ->> 'column')::int end`.as('head'),
      ),
  key,
  search: sql`w.group_key || ' ' || r.name || ' ' || w.cells::text`,
  filters: {
    file: sql`r.name`,
    since: readersDay(createdAt),
    asks: sql`w.reasons -> 0 ->> 'code'`,
  },
  sorts: {
    OrderNumber: { by: sql`w.group_key`, type: 'text' },
    since: { by: createdAt, type: 'timestamptz' },
  },
  wire: row => {
    const reasons = row.reasons as unknown as readonly [ImportReason, ...ImportReason[]]
    const [{ field, column, cell, code, params }] = reasons
    const [OrderNumber, BackOrderCode] = namesOf(row.group_key)
    return {
      pendingId: row.run_id * ROWS_OF_FILE + row.row_no,
      ...{ runId: row.run_id, rowNo: row.row_no, OrderNumber, BackOrderCode, fileName: row.name, field, cell, code },
      ...{ params, column: row.head?.trim() || (column < 0 ? '' : String(column + 1)) },
      moreReasons: reasons.length - 1,
      since: row.created_at,
    }
  },
  cells: { code: ({ code, params }) => importFaultText(code, params) },
})
