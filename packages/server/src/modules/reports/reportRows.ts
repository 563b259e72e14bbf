import type { TenantDb } from '../../db/open.ts'
import { readAll } from '../../db/readAll.ts'
import { type Cells, compiled, namesIn, type ReportAsked, type ReportNames } from './question.ts'

/** Rows that a file has at most where they are no shipments: groups beyond that are no summary. */
const GROUPS_MAX = 200_000

const noNames: ReportNames = { carrier: {}, site: {} }

/** A batch of rows with what their codes are called. */
export interface NamedRows {
  /** The sums of all rows, one of each currency, which come last. */
  readonly areTotals: boolean
  readonly rows: readonly Cells[]
  readonly names: ReportNames
}

/** The rows of a report in their order, and its totals where they are wanted, all as they stood at one moment. Names are read once. */
export async function* reportRows(
  db: TenantDb,
  asked: ReportAsked,
  wanted: 'rows' | 'rowsAndTotals',
): AsyncGenerator<NamedRows> {
  const { rows, totals } = asked.statements(asked.isDetail ? {} : { page: { limit: GROUPS_MAX, offset: 0 } })
  const queries = wanted === 'rows' ? [rows] : [rows, totals]
  let names = noNames
  for await (const batch of readAll(db, queries.map(compiled))) {
    const areTotals = batch.index > 0
    if (!areTotals) names = await namesIn(db, db.clientId, batch.rows, names)
    yield { areTotals, rows: batch.rows, names: areTotals ? noNames : names }
  }
}
