import type { ReportCell, ReportColumn } from '@waybill/contract/report.ts'
import type { Cell } from '@waybill/documents/csv'
import type { SheetKind } from '@waybill/documents/xlsx'
import { minorDigits } from '@waybill/domain'
import type { Cells, ReportAsked, ReportNames } from './question.ts'

/** A column that is shown, with its id. */
export interface ShownColumn extends ReportColumn {
  readonly id: string
}

export const columnsInOrder = ({ report, columns }: ReportAsked): readonly ShownColumn[] =>
  columns.flatMap(id => {
    const column = report.columns[id]
    return column === undefined ? [] : [{ ...column, id }]
  })

const currencyOf = (row: Cells): string => String(row.currency ?? '')

export const isNumber = ({ unit }: ReportColumn): boolean => !['text', 'day', 'month'].includes(unit)

/** What a person reads in a cell: names beside codes, words for codes. */
function textIn({ id, words }: ShownColumn, value: ReportCell, names: ReportNames): string {
  const text = String(value ?? '')
  if (id === 'carrier') return names.carrier[text] === undefined ? text : `${names.carrier[text]} (${text})`
  if (id === 'site') return text === '0' ? '' : (names.site[text] ?? '')
  return words?.[text] ?? text
}

const amountIn = (minor: number, currency: string): number => minor / 10 ** minorDigits(currency)

/** A cell of a file: amounts are numbers in their currency's own unit. */
export function cellIn(column: ShownColumn, row: Cells, names: ReportNames): Cell {
  const value = row[column.id] ?? null
  if (value === null) return null
  if (column.unit === 'money') return amountIn(Number(value), currencyOf(row))
  return typeof value === 'number' ? value : textIn(column, value, names)
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

/** How a spreadsheet shows the cells of a column, in a row of this currency. */
export const sheetKindIn = ({ unit }: ReportColumn, row: Cells = { currency: 'USD' }): SheetKind =>
  unit === 'money' ? (`money${minorDigits(currencyOf(row))}` as SheetKind) : sheetKinds[unit]

const printedNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** A cell as it is printed. */
export function printedIn(column: ShownColumn, row: Cells, names: ReportNames): string {
  const value = row[column.id] ?? null
  if (value === null) return ''
  if (column.unit === 'money') {
    const digits = minorDigits(currencyOf(row))
    return new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      amountIn(Number(value), currencyOf(row)),
    )
  }
  if (column.unit === 'percent') return `${Number(value).toFixed(1)} %`
  return typeof value === 'number' ? printedNumber.format(value) : textIn(column, value, names)
}
