import type { ReportFilter, ReportShape } from '@waybill/contract/report.ts'
import { groups } from '@waybill/contract/reports/columns.ts'
import { reportPdf } from '@waybill/documents'
import type { TenantDb } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import { type Cells, namesIn, type ReportAsked, type ReportNames } from './question.ts'
import { columnsInOrder, isNumber, printedIn } from './reportCells.ts'
import { reportRows } from './reportRows.ts'

/** Rows that are printed at most: nobody turns more pages. */
export const PRINTED_MAX = 5_000

const inWords = (
  words: Readonly<Record<string, string>> | undefined,
  codes: readonly string[] = [],
): readonly string[] => codes.map(code => words?.[code] ?? code)

/** What a report was narrowed to, in words. */
export function narrowedTo(
  report: ReportShape,
  filter: ReportFilter,
  today: string,
  docks: readonly string[],
): readonly string[] {
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
      ...many('Docks', docks),
      ...many('Modes', inWords(groups.mode.words, filter.modes)),
      ...many('Terms', inWords(groups.terms.words, filter.terms)),
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
  head: { readonly company: string; readonly filter: ReportFilter; readonly today: string },
): Promise<Buffer> {
  const { report } = asked
  const columns = columnsInOrder(asked)
  const firstText = columns.findIndex(column => !isNumber(column))
  const totalLine = (sums: Cells, names: ReportNames): readonly string[] =>
    columns.map((column, i) => {
      if (i === firstText && column.id !== 'currency') return 'Total'
      return sums[column.id] === undefined ? '' : printedIn(column, sums, names)
    })
  const rows: (readonly string[])[] = []
  const totals: (readonly string[])[] = []
  for await (const batch of reportRows(db, asked, 'rowsAndTotals')) {
    if (batch.areTotals) {
      totals.push(...batch.rows.map(sums => totalLine(sums, batch.names)))
      continue
    }
    if (rows.length + batch.rows.length > PRINTED_MAX) throw new Refusal('ReportTooLong', { most: PRINTED_MAX })
    rows.push(...batch.rows.map(row => columns.map(column => printedIn(column, row, batch.names))))
  }
  const sites = head.filter.sites ?? []
  const named = await namesIn(
    db,
    db.clientId,
    sites.map(site => ({ site })),
  )
  const docks = sites.map(site => named.site[site] ?? site)
  const pdf = await reportPdf({
    ...{ title: report.title, company: head.company, facts: narrowedTo(report, head.filter, head.today, docks) },
    ...{ made: `Made on ${head.today}`, rows, totals },
    columns: columns.map(column => ({ head: column.head, isNumber: isNumber(column) || column.unit === 'day' })),
  })
  return Buffer.from(pdf)
}
