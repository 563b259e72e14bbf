import { Readable } from 'node:stream'
import type { ReportFormat } from '@waybill/contract/calls/Shipment/ExportReport.ts'
import type { ReportCell, ReportColumn, ReportFilter, ReportShape } from '@waybill/contract/report.ts'
import { reportPdf } from '@waybill/documents'
import { type Cell, csv } from '@waybill/documents/csv'
import { type SheetCell, type SheetKind, xlsx } from '@waybill/documents/xlsx'
import { minorDigits } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { TenantDb } from '../../db/open.ts'
import type { FileReply } from '../../handler.ts'
import { wholeList } from '../../lists/wholeList.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { type Cells, compiled, namesIn, type ReportAsked, type ReportNames } from './question.ts'

/** Rows that a file has at most where they are no shipments: groups beyond that are no summary. */
const GROUPS_MAX = 200_000
/** Rows that are printed at most: nobody turns more pages. */
export const PRINTED_MAX = 5_000

/** Rows by which the widths of a printed report are measured, and the letters of a column at least and at most. */
const MEASURED = 500
const LETTERS = { least: 6, most: 24 } as const

const widest = (texts: readonly string[]): number =>
  Math.min(LETTERS.most, Math.max(LETTERS.least, ...texts.map(({ length }) => length + 1)))

const noNames: ReportNames = { carrier: {}, site: {} }

const currencyOf = (row: Cells): string => String(row.currency ?? '')

/** The rows of a report in their order: shipments a thousand at a time, however many. */
async function* rowsOf(db: TenantDb, asked: ReportAsked): AsyncGenerator<Cells> {
  if (!asked.isDetail) {
    const rows = await db.read(compiled(asked.statements({ page: { limit: GROUPS_MAX, offset: 0 } }).rows))
    yield* rows
    return
  }
  const all = asked.statements().rows
  const keys = {
    compile: () =>
      CompiledQuery.raw(`select "~id" as key from (${all.text}) k`, [...all.values]) as CompiledQuery<{ key: number }>,
  }
  yield* wholeList(
    db,
    keys,
    among => compiled(asked.statements({ among }).rows),
    row => Number(row['~id']),
  )
}

/** What a person reads in a cell: names beside codes, words for codes. */
function textIn(id: string, { words }: ReportColumn, value: ReportCell, names: ReportNames): string {
  const text = String(value ?? '')
  if (id === 'carrier') return names.carrier[text] === undefined ? text : `${names.carrier[text]} (${text})`
  if (id === 'site') return text === '0' ? '' : (names.site[text] ?? '')
  return words?.[text] ?? text
}

const amountIn = (minor: number, currency: string): number => minor / 10 ** minorDigits(currency)

function cellIn(id: string, column: ReportColumn, row: Cells, names: ReportNames): Cell {
  const value = row[id] ?? null
  if (value === null) return null
  if (column.unit === 'money')
    return Number(amountIn(Number(value), currencyOf(row)).toFixed(minorDigits(currencyOf(row))))
  return typeof value === 'number' ? value : textIn(id, column, value, names)
}

const sheetKinds = {
  count: 'number',
  weight: 'number',
  percent: 'percent',
  day: 'day',
  days: 'number',
  text: 'text',
  month: 'text',
} as const

const sheetKindOf = ({ unit }: ReportColumn, currency: string): SheetKind =>
  unit === 'money' ? (`money${minorDigits(currency)}` as SheetKind) : sheetKinds[unit]

const printedNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

function printedIn(id: string, column: ReportColumn, row: Cells, names: ReportNames): string {
  const value = row[id] ?? null
  if (value === null) return ''
  if (column.unit === 'money') {
    const digits = minorDigits(currencyOf(row))
    return new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      amountIn(Number(value), currencyOf(row)),
    )
  }
  if (column.unit === 'percent') return `${Number(value).toFixed(1)} %`
  return typeof value === 'number' ? printedNumber.format(value) : textIn(id, column, value, names)
}

const isNumber = ({ unit }: ReportColumn): boolean => !['text', 'day', 'month'].includes(unit)

/** What a report was narrowed to, in words. */
export function factsOf(report: ReportShape, filter: ReportFilter, today: string): readonly string[] {
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

interface Given {
  readonly clientId: number
  readonly timeZone: string
  readonly company: string
  readonly filter: ReportFilter
  readonly format: ReportFormat
  readonly now: Date
}

/**
 * All rows of a report as a file, with real numbers and days.
 * @throws {Refusal} ReportTooLong where it would be printed on more pages than anybody turns
 */
export async function reportFile(db: TenantDb, asked: ReportAsked, given: Given): Promise<FileReply> {
  const { report, columns } = asked
  const shapes = columns.map(id => report.columns[id]).filter(shape => shape !== undefined)
  const today = localNow(given.now, given.timeZone).date
  const name = `${report.title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${today}`
  const totals = await db.read(compiled(asked.statements().totals))

  /** Rows with what their codes are called: names are read for a thousand at a time. */
  async function* named(): AsyncGenerator<readonly [Cells, ReportNames]> {
    let waiting: Cells[] = []
    let names = noNames
    const give = async (): Promise<readonly (readonly [Cells, ReportNames])[]> => {
      names = await namesIn(db, given.clientId, waiting, names)
      const rows = waiting
      waiting = []
      const now = names
      return rows.map(row => [row, now] as const)
    }
    for await (const row of rowsOf(db, asked)) {
      waiting.push(row)
      if (waiting.length === 1_000) yield* await give()
    }
    yield* await give()
  }

  if (given.format === 'csv') {
    async function* lines(): AsyncGenerator<readonly Cell[]> {
      for await (const [row, names] of named())
        yield columns.map((id, i) => cellIn(id, shapes[i] as ReportColumn, row, names))
    }
    const body = Readable.from(
      csv(
        shapes.map(({ head }) => head),
        lines(),
      ),
    )
    return { name: `${name}.csv`, mime: 'text/csv; charset=utf-8', body }
  }

  const firstText = shapes.findIndex(shape => !isNumber(shape))
  if (given.format === 'xlsx') {
    const sheetRow = (row: Cells, names: ReportNames): readonly SheetCell[] =>
      columns.map((id, i) => {
        const shape = shapes[i] as ReportColumn
        return { value: cellIn(id, shape, row, names), kind: sheetKindOf(shape, currencyOf(row)) }
      })
    async function* lines(): AsyncGenerator<readonly SheetCell[]> {
      for await (const [row, names] of named()) yield sheetRow(row, names)
      for (const sums of totals) {
        yield sheetRow(sums, noNames).map((cell, i) => (i === firstText && columns[i] !== 'currency' ? 'Total' : cell))
      }
    }
    const heads = shapes.map(shape => ({ head: shape.head, kind: sheetKindOf(shape, 'USD') }))
    const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return { name: `${name}.xlsx`, mime, body: Readable.from(xlsx(report.title, heads, lines())) }
  }

  const rows: (readonly string[])[] = []
  for await (const [row, names] of named()) {
    if (rows.length === PRINTED_MAX) throw new Refusal('ReportTooLong', { most: PRINTED_MAX })
    rows.push(columns.map((id, i) => printedIn(id, shapes[i] as ReportColumn, row, names)))
  }
  const totalLines = totals.map(sums =>
    columns.map((id, i) =>
      i === firstText && id !== 'currency'
        ? 'Total'
        : sums[id] === undefined
          ? ''
          : printedIn(id, shapes[i] as ReportColumn, sums, noNames),
    ),
  )
  const printedTotals = columns.map(
    (_, i) => totalLines.map(cells => cells[i] ?? '').sort((x, y) => y.length - x.length)[0] ?? '',
  )
  const printed = await reportPdf({
    ...{
      title: report.title,
      company: given.company,
      facts: factsOf(report, given.filter, today),
      made: `Made on ${today}`,
      rows,
    },
    columns: shapes.map((shape, i) => ({
      head: shape.head,
      isNumber: isNumber(shape),
      wide: widest([
        ...shape.head.split(' '),
        ...rows.slice(0, MEASURED).map(cells => cells[i] ?? ''),
        printedTotals[i] ?? '',
      ]),
    })),
    totals: totalLines,
  })
  return { name: `${name}.pdf`, mime: 'application/pdf', body: Buffer.from(printed), inline: true }
}
