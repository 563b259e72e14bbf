import { isScac } from '../identifiers/scac.ts'
import { isCurrencyCode } from '../money/currencies.ts'
import type { RateSheet } from '../rates/rateSheet.ts'
import { type BusinessCalendar, usualCarrierCalendar } from '../time/businessDays.ts'
import { isDate } from '../time/dates.ts'
import { openTable, type SheetRow } from './cells.ts'
import type { CellError, CellRows } from './sheetTables.ts'

/** The fields of `sheet.csv`, one per row. */
const fields = [
  'scac',
  'carrier',
  'service',
  'currency',
  'version',
  'from',
  'to',
  'base_tariff',
  'base_tariff_date',
  'max_weight_lb',
  'country',
  'holidays',
  'closed',
] as const
type Field = (typeof fields)[number]

export type SheetHead = Pick<
  RateSheet,
  | 'scac'
  | 'carrier'
  | 'service'
  | 'currency'
  | 'version'
  | 'from'
  | 'to'
  | 'baseTariff'
  | 'baseTariffDate'
  | 'maxWeightLb'
  | 'calendar'
>

/** `sheet.csv`: scac, carrier, version and from are needed, the rest has defaults. Null after a fault. */
export function readSheetHead(rows: CellRows | undefined, errors: CellError[]): SheetHead | null {
  const before = errors.length
  const byField = new Map<Field, SheetRow>()
  for (const row of openTable('sheet', rows, errors).rows) {
    const field = row.oneOf('field', fields)
    if (field !== null && byField.has(field)) row.fail('field', 'twice')
    if (field !== null) byField.set(field, row)
  }
  const missing = (field: Field) => {
    errors.push({ file: 'sheet.csv', row: 1, column: field, cell: '', code: 'required', params: {} })
    return null
  }
  const read = <T>(field: Field, otherwise: T, reader: (row: SheetRow) => T | null): T | null => {
    const row = byField.get(field)
    return row === undefined || row.optionalText('value') === '' ? otherwise : reader(row)
  }
  const required = (field: Field, reader: (row: SheetRow) => string | null): string => {
    const row = byField.get(field)
    return (row === undefined ? missing(field) : reader(row)) ?? ''
  }
  const matching = (check: (text: string) => boolean, example: string) => (row: SheetRow) => {
    const text = row.text('value')
    return text === null || check(text) ? text : row.fail('value', 'badForm', { example })
  }
  const head: SheetHead = {
    scac: required('scac', matching(isScac, 'ODFL')),
    carrier: required('carrier', row => row.text('value')),
    version: required('version', row => row.text('value')),
    from: required('from', row => row.date('value')),
    to: read<string | null>('to', null, row => row.date('value')),
    service: read('service', 'Standard', row => row.text('value')) ?? '',
    currency: read('currency', 'USD', matching(isCurrencyCode, 'USD')) ?? 'USD',
    baseTariff: read('base_tariff', '', row => row.text('value')) ?? '',
    baseTariffDate: read<string | null>('base_tariff_date', null, row => row.date('value')),
    maxWeightLb: read<number | null>('max_weight_lb', null, row => row.wholeNumber('value', 100_000)),
    calendar: readCalendar(read),
  }
  const ends = byField.get('to')
  if (head.to !== null && ends !== undefined && head.to < head.from)
    ends.fail('value', 'outOfRange', { min: head.from })
  return errors.length === before ? head : null
}

type FieldReader = <T>(field: Field, otherwise: T, reader: (row: SheetRow) => T | null) => T | null

/** `holidays`: `usual` (default), `all`, or names separated by `;`. `closed`: further dates separated by `;`. */
function readCalendar(read: FieldReader): BusinessCalendar {
  const country = read<'US' | 'CA'>('country', 'US', row => row.oneOf('value', ['US', 'CA']))
  const list = (row: SheetRow) =>
    row
      .raw('value')
      .split(';')
      .map(part => part.trim())
  const keeps = read<BusinessCalendar['keeps']>('holidays', usualCarrierCalendar.keeps, row => {
    const text = row.raw('value').trim().toLowerCase()
    return text === 'usual' ? usualCarrierCalendar.keeps : text === 'all' ? 'all' : list(row)
  })
  const alsoClosed = read<readonly string[]>('closed', [], row => {
    const days = list(row)
    return days.every(isDate) ? days : row.fail('value', 'notADate')
  })
  return { country: country ?? 'US', keeps: keeps ?? 'all', alsoClosed: alsoClosed ?? [] }
}
