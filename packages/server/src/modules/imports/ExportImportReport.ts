import { Readable } from 'node:stream'
import type { ExportImportReport } from '@waybill/contract/calls/Imports/ExportImportReport.ts'
import type { ImportBecame, ImportReason, ImportRowState } from '@waybill/contract/wire/imports.ts'
import { type Cell, csv } from '@waybill/documents/csv'
import { importFaultText } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { cellsNow, type RawRow } from './reasons.ts'
import { headsOf, mappedBy, mayWork } from './runs.ts'

/** Rows in memory at a time. */
const PAGE = 1_000

interface Row extends RawRow {
  readonly state: ImportRowState
  readonly reasons: readonly ImportReason[] | null
  readonly became: ImportBecame | null
}

const stateWords: Readonly<Record<ImportRowState, string>> = {
  waiting: 'Waiting',
  done: 'Done',
  held: 'Held',
  skipped: 'Skipped',
}

async function* rowsOf(
  app: Pick<App, 'db'>,
  db: TenantDb,
  runId: number,
  states: readonly string[],
): AsyncGenerator<Row> {
  // Most files have few rows that are held: they are found by their reasons.
  const withReasons = states.every(state => state === 'held' || state === 'skipped')
  let after = 0
  for (;;) {
    const rows = await db.read<Row>({
      compile: () =>
        sql<Row>`
          select row_no, group_key, cells, edits, state, reasons, became from import_row
           where client_id = ${db.clientId} and run_id = ${runId} and row_no > ${after}
             and state = any(${states}::text[]) ${withReasons ? sql`and reasons is not null` : sql``}
           order by row_no limit ${PAGE}`.compile(app.db.query),
    })
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE) return
    after = last.row_no
  }
}

/** A reason as a sentence, with the cell it is about. */
function sentence({ column, cell, code, params }: ImportReason, heads: readonly string[]): string {
  const said = importFaultText(code, params)
  if (column < 0) return said
  return `${heads[column] ?? `Column ${column + 1}`} "${cell}": ${said}`
}

async function* lines(rows: AsyncIterable<Row>, heads: readonly string[], width: number): AsyncGenerator<Cell[]> {
  for await (const row of rows) {
    const cells = cellsNow(row)
    const whole = Array.from({ length: width }, (_, column) => cells[column] ?? '')
    const reasons = (row.reasons ?? []).map(reason => sentence(reason, heads)).join(' | ')
    yield [...whole, row.row_no, stateWords[row.state], reasons, row.became === null ? '' : row.became.name]
  }
}

export const exportImportReport: Handler<typeof ExportImportReport> = async ({ app, db, who, input }) => {
  const run = mayWork(
    who,
    (await db.readOne(
      app.db.query
        .selectFrom('import_run')
        .selectAll()
        .where('client_id', '=', who.clientId)
        .where('run_id', '=', input.runId),
    )) ?? undefined,
  )
  const mapping = mappedBy(run)
  const heads = headsOf(run, mapping)
  const width = Math.max(heads.length, mapping.columns.length)
  const titles = Array.from({ length: width }, (_, column) => heads[column] ?? '')
  const rows = rowsOf(app, db, run.run_id, input.states)
  return {
    name: `${run.name.replace(/\.[^.]*$/, '')}-report.csv`,
    mime: 'text/csv; charset=utf-8',
    body: Readable.from(csv([...titles, 'Row', 'Outcome', 'Why', 'Became'], lines(rows, heads, width))),
  }
}
