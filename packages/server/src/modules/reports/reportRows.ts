import type { TenantDb } from '../../db/open.ts'
import { readAll } from '../../db/readAll.ts'
import { type Cells, compiled, namesIn, type ReportAsked, type ReportNames } from './question.ts'

/** Rows that a file has at most where they are no shipments: groups beyond that are no summary. */
const GROUPS_MAX = 200_000

export const noNames: ReportNames = { carrier: {}, site: {} }

/** A batch of rows with what their codes are called. */
export interface NamedRows {
  readonly rows: readonly Cells[]
  readonly names: ReportNames
}

/** The rows of a report in their order, as they stood at one moment. Names are read once for all rows. */
export async function* reportRows(db: TenantDb, asked: ReportAsked): AsyncGenerator<NamedRows> {
  const { rows: statement } = asked.statements(asked.isDetail ? {} : { page: { limit: GROUPS_MAX, offset: 0 } })
  let names = noNames
  for await (const rows of readAll(db, compiled(statement))) {
    names = await namesIn(db, db.clientId, rows, names)
    yield { rows, names }
  }
}
