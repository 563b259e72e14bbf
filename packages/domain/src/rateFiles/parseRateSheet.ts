import { minorDigits } from '../money/currencies.ts'
import type { RateSheet } from '../rates/rateSheet.ts'
import { readLanes, readZones } from './laneRows.ts'
import {
  laneNamesOf,
  readAccessorials,
  readCapacity,
  readDiscounts,
  readFak,
  readFuel,
  readMinimums,
  readRates,
} from './priceRows.ts'
import { readSheetHead } from './sheetHead.ts'
import type { CellError, SheetFiles } from './sheetTables.ts'

export type ParsedSheet =
  | { readonly kind: 'sheet'; readonly sheet: RateSheet }
  | { readonly kind: 'errors'; readonly errors: readonly CellError[] }

/**
 * A rate sheet from the rows of its files (columns in `sheetTables`), or everything that is wrong with them at once,
 * each with file, row, column and the cell as written. A sheet whose lanes contradict each other is wrong, too.
 */
export function parseRateSheet(files: SheetFiles): ParsedSheet {
  const errors: CellError[] = []
  const head = readSheetHead(files.sheet, errors)
  const digits = minorDigits(head?.currency ?? 'USD')
  const zones = readZones(files, errors)
  const { breaks, rates } = readRates(files, digits, errors)
  const tables = new Set(rates.map(row => row.table))
  const lanes = readLanes(files, zones, tables, head?.from ?? '1900-01-01', errors)
  const ids = laneNamesOf(lanes)
  const fuel = readFuel(files, errors)
  const isEmpty = fuel.length === 0 && errors.every(({ file }) => file !== 'fuel.csv')
  // Without steps a price includes fuel: not one whose surcharge changes by the week.
  if (isEmpty && head !== null && head.fuelProgram === null && head.fuelCadence !== 'standing') {
    const params = { cadence: head.fuelCadence }
    errors.push({ file: 'fuel.csv', row: 1, column: 'from', cell: '', code: 'stepsMissing', params })
  }
  // Two answers to one question: whichever were taken, the other would be wrong.
  if (fuel.length > 0 && head !== null && head.fuelProgram !== null) {
    const cell = head.fuelProgram
    errors.push({ file: 'fuel.csv', row: 2, column: 'from', cell, code: 'stepsAndProgram', params: { program: cell } })
  }
  const sheet = {
    breaks,
    zones,
    lanes,
    rates,
    discounts: readDiscounts(files, ids, breaks, errors),
    minimums: readMinimums(files, ids, digits, errors),
    fak: readFak(files, ids, errors),
    fuel,
    accessorials: readAccessorials(files, digits, errors),
    capacity: readCapacity(files, errors),
    rounding: 'halfUp' as const,
  }
  if (head === null || errors.length > 0) return { kind: 'errors', errors }
  return { kind: 'sheet', sheet: { ...head, ...sheet } }
}
