import type { ReportFilter, ReportShape } from '@waybill/contract/report.ts'
import { reportPdf } from '@waybill/documents'
import type { TenantDb } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import type { Cells, ReportAsked } from './question.ts'
import { columnsInOrder, isNumber, printedIn } from './reportCells.ts'
import { noNames, reportRows } from './reportRows.ts'

/** Rows that are printed at most: nobody turns more pages. */
export const PRINTED_MAX = 5_000

/** Rows by which the widths of a printed report are measured, and the letters of a column at least and at most. */
const MEASURED = 500
const LETTERS = { least: 6, most: 24 } as const

const widest = (texts: readonly string[]): number =>
  Math.min(LETTERS.most, Math.max(LETTERS.least, ...texts.map(({ length }) => length + 1)))

/** What a report was narrowed to, in words. */
export function narrowedTo(report: ReportShape, filter: ReportFilter, today: string): readonly string[] {
  const { day, asOf } = filter
  const many = (name: string, values: readonly string[] | undefined) =>
    values === undefined || values.length === 0 ? [] : [`${name}: ${values.join(', ')}`]
  return [
    day?.from === undefined && day?.to === undefined
      ? 'All days of pickup'
      : `Pickup from ${day.from ?? 'the first'} to ${day.to ?? 'the last'}`,
    ...(report.filters.includes('asOf') ? [`As known at the end of ${asOf ?? today}`] : []),
    [
      ...many('Carriers', filter.carriers),
      ...many('Modes', filter.modes),
      ...many('Terms', filter.terms),
      ...many('Currencies', filter.currencies),
      ...many('From', filter.from),
      ...many('To', filter.to),
    ].join(' · '),
  ].filter(line => line !== '')
}

/**
 * A report as paper: head, page numbers, totals by currency.
 * @throws {Refusal} ReportTooLong where it has more pages than anybody turns
 */
export async function reportPaper(
  db: TenantDb,
  asked: ReportAsked,
  totals: readonly Cells[],
  head: { readonly company: string; readonly filter: ReportFilter; readonly today: string },
): Promise<Buffer> {
  const { report } = asked
  const columns = columnsInOrder(asked)
  const rows: (readonly string[])[] = []
  for await (const batch of reportRows(db, asked)) {
    if (rows.length + batch.rows.length > PRINTED_MAX) throw new Refusal('ReportTooLong', { most: PRINTED_MAX })
    rows.push(...batch.rows.map(row => columns.map(column => printedIn(column, row, batch.names))))
  }
  const firstText = columns.findIndex(column => !isNumber(column))
  const totalLines = totals.map(sums =>
    columns.map((column, i) => {
      if (i === firstText && column.id !== 'currency') return 'Total'
      return sums[column.id] === undefined ? '' : printedIn(column, sums, noNames)
    }),
  )
  const pdf = await reportPdf({
    ...{ title: report.title, company: head.company, facts: narrowedTo(report, head.filter, head.today) },
    ...{ made: `Made on ${head.today}`, rows, totals: totalLines },
    columns: columns.map((column, i) => ({
      head: column.head,
      isNumber: isNumber(column),
      wide: widest([
        ...column.head.split(' '),
        ...rows.slice(0, MEASURED).map(cells => cells[i] ?? ''),
        ...totalLines.map(cells => cells[i] ?? ''),
      ]),
    })),
  })
  return Buffer.from(pdf)
}
