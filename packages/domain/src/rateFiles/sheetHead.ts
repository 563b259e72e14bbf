import { isScac } from '../identifiers/scac.ts'
import { isCurrencyCode } from '../money/currencies.ts'
import { fuelCadences, type RateSheet } from '../rates/rateSheet.ts'
import { type CarrierCalendar, type KeptHolidays, usualCarrierCalendar } from '../time/businessDays.ts'
import { PUBLISHED_SINCE, readTypedDate } from '../time/dates.ts'
import { type HolidayCountry, holidayNames } from '../time/holidays.ts'
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
  'holidays_ca',
  'closed',
  'fuel_cadence',
  'fuel_program',
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
  | 'fuelCadence'
  | 'fuelProgram'
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
    return row === undefined || row.raw('value').trim() === '' ? otherwise : reader(row)
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
    baseTariffDate: read<string | null>('base_tariff_date', null, row => row.date('value', PUBLISHED_SINCE)),
    maxWeightLb: read<number | null>('max_weight_lb', null, row => row.wholeNumber('value', 100_000)),
    calendar: readCalendar(read),
    fuelCadence: read('fuel_cadence', 'standing', row => row.oneOf('value', fuelCadences)) ?? 'standing',
    fuelProgram: read<string | null>('fuel_program', null, row => row.text('value')),
  }
  const ends = byField.get('to')
  if (head.to !== null && ends !== undefined && head.to < head.from)
    ends.fail('value', 'outOfRange', { min: head.from })
  return errors.length === before ? head : null
}

type FieldReader = <T>(field: Field, otherwise: T, reader: (row: SheetRow) => T | null) => T | null

const listOf = (row: SheetRow): readonly string[] =>
  row
    .raw('value')
    .split(';')
    .map(part => part.trim())
    .filter(part => part !== '')

/** The names in a cell as the calendar spells them; null after noting the first that is no holiday of the country. */
function namesOf(row: SheetRow, country: HolidayCountry): readonly string[] | null {
  const known = holidayNames(country)
  const found = listOf(row).map(name => known.find(one => one.toLowerCase() === name.toLowerCase()) ?? { name })
  const strange = found.find(one => typeof one !== 'string')
  if (strange !== undefined) return row.fail('value', 'unknownHoliday', { name: strange.name, known: known.join(', ') })
  return found.filter(one => typeof one === 'string')
}

/**
 * `holidays` and `holidays_ca`: `usual` (default), `all`, or names separated by `;`, of the United States and of Canada;
 * with `country` CA, `holidays` are Canada's. `closed`: further dates separated by `;`.
 */
function readCalendar(read: FieldReader): CarrierCalendar {
  const country = read<HolidayCountry>('country', 'US', row => row.oneOf('value', ['US', 'CA'])) ?? 'US'
  const kept = (field: Field, of: HolidayCountry): KeptHolidays => {
    const usual = of === 'US' ? usualCarrierCalendar.us : usualCarrierCalendar.ca
    const found = read<KeptHolidays>(field, usual, row => {
      const text = row.raw('value').trim().toLowerCase()
      return text === 'usual' ? usual : text === 'all' ? 'all' : namesOf(row, of)
    })
    return found ?? usual
  }
  const alsoClosed = read<readonly string[]>('closed', [], row => {
    const days = listOf(row).map(text => readTypedDate(text))
    return days.every(day => day !== null) ? days : row.fail('value', 'notADate')
  })
  const ownCa = country === 'CA' ? kept('holidays', 'CA') : kept('holidays_ca', 'CA')
  const us = country === 'CA' ? usualCarrierCalendar.us : kept('holidays', 'US')
  return { us, ca: ownCa, alsoClosed: alsoClosed ?? [] }
}
