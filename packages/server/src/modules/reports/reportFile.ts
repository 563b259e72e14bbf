import { Readable } from 'node:stream'
import type { ReportFormat } from '@waybill/contract/calls/Shipment/ExportReport.ts'
import type { ReportFilter } from '@waybill/contract/report.ts'
import { type Cell, csvOfBatches } from '@waybill/documents/csv'
import { type SheetCell, xlsx } from '@waybill/documents/xlsx'
import type { TenantDb } from '../../db/open.ts'
import type { FileReply } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import type { Cells, ReportAsked, ReportNames } from './question.ts'
import { cellIn, columnsInOrder, isNumber, sheetKindIn } from './reportCells.ts'
import { reportPaper } from './reportPaper.ts'
import { reportRows } from './reportRows.ts'

interface Given {
  readonly timeZone: string
  readonly company: string
  readonly filter: ReportFilter
  readonly format: ReportFormat
  readonly now: Date
}

function csvBody(db: TenantDb, asked: ReportAsked): Readable {
  const columns = columnsInOrder(asked)
  async function* batches(): AsyncGenerator<readonly (readonly Cell[])[]> {
    for await (const { rows, names } of reportRows(db, asked, 'rows'))
      yield rows.map(row => columns.map(column => cellIn(column, row, names)))
  }
  const heads = columns.map(({ head }) => head)
  return Readable.from(csvOfBatches(heads, batches()))
}

function xlsxBody(db: TenantDb, asked: ReportAsked): Readable {
  const columns = columnsInOrder(asked)
  const firstText = columns.findIndex(column => !isNumber(column))
  const sheetRow = (row: Cells, names: ReportNames): readonly SheetCell[] =>
    columns.map(column => ({ value: cellIn(column, row, names), kind: sheetKindIn(column, row) }))
  const totalRow = (sums: Cells, names: ReportNames): readonly SheetCell[] =>
    sheetRow(sums, names).map((cell, i) => (i === firstText && columns[i]?.id !== 'currency' ? 'Total' : cell))
  async function* lines(): AsyncGenerator<readonly SheetCell[]> {
    for await (const { areTotals, rows, names } of reportRows(db, asked, 'rowsAndTotals'))
      for (const row of rows) yield areTotals ? totalRow(row, names) : sheetRow(row, names)
  }
  const heads = columns.map(column => ({ head: column.head, kind: sheetKindIn(column) }))
  return Readable.from(xlsx(asked.report.title, heads, lines()))
}

/**
 * All rows of a report as a file, with real numbers and days.
 * @throws {Refusal} ReportTooLong where it would be printed on more pages than anybody turns
 */
export async function reportFile(db: TenantDb, asked: ReportAsked, given: Given): Promise<FileReply> {
  const { format } = given
  const today = localNow(given.now, given.timeZone).date
  // What was known on a past day is called by that day.
  const of = asked.report.filters.includes('asOf') ? (given.filter.asOf ?? today) : today
  const name = `${asked.report.title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${of}.${format}`
  if (format === 'csv') return { name, mime: 'text/csv; charset=utf-8', body: csvBody(db, asked) }
  if (format === 'xlsx') {
    const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return { name, mime, body: xlsxBody(db, asked) }
  }
  const { company, filter } = given
  const body = await reportPaper(db, asked, { company, filter, today })
  return { name, mime: 'application/pdf', body, inline: true }
}
