import type { ImportReason } from '@waybill/contract/wire/imports.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { RunRow } from './runs.ts'

/** Rows that say nothing of a thing: whoever imports the file does not miss them. */
const noData: readonly ImportReason['code'][] = ['aboveHeads', 'headsAgain', 'totals', 'note']

interface LeftOut {
  readonly code: ImportReason['code']
  readonly count: number
}

/** The things of a run that were passed over, counted by the first reason of each, the most first. */
export async function leftOut(tx: Tx, run: Pick<RunRow, 'client_id' | 'run_id' | 'skipped'>): Promise<LeftOut[]> {
  if (run.skipped === 0) return []
  const { rows } = await sql<LeftOut>`
    select reasons -> 0 ->> 'code' as code, count(distinct group_key)::int as count
      from import_row
     where client_id = ${run.client_id} and run_id = ${run.run_id} and state = 'skipped' and reasons is not null
       and reasons -> 0 ->> 'code' <> all(${noData}::text[])
     group by 1 order by 2 desc, 1`.execute(tx)
  return rows
}
