import { isCurrencyCode } from '../money/currencies.ts'
import type { FuelBand, FuelIndexPrice, FuelProgram } from '../rates/fuel.ts'
import { SCALE } from '../rates/scaled.ts'
import { PUBLISHED_SINCE } from '../time/dates.ts'
import { openTable, type SheetRow } from './cells.ts'
import type { CellError, FuelFiles } from './sheetTables.ts'

/** Where a record stands in its file, as a spreadsheet counts. */
interface Placed {
  readonly row: number
}

export interface ParsedFuel {
  readonly programs: readonly (FuelProgram & Placed)[]
  readonly index: readonly (FuelIndexPrice & Placed)[]
}

export type FuelParsing =
  | { readonly kind: 'fuel'; readonly fuel: ParsedFuel }
  | { readonly kind: 'errors'; readonly errors: readonly CellError[] }

/** Dollars a gallon: far above any price there was, and far below one in cents. */
const HIGHEST_PRICE = 100

/** Dollars a gallon in 1/10,000. A price of nothing is a cell that somebody meant to fill in. */
function indexPrice(row: SheetRow, column: string): number | null {
  const price = row.scaled(column)
  if (price !== null && price > HIGHEST_PRICE * SCALE) return row.fail(column, 'outOfRange', { max: HIGHEST_PRICE })
  return price === 0 ? row.fail(column, 'notAbove', { least: 0 }) : price
}

/**
 * The company's own fuel programs and index prices from the rows of their files (columns in `fuelTables`), either file
 * alone or both, or everything that is wrong with them at once. A price of 0 and a week that is entered twice are
 * refused: both would be rated by without a word.
 */
export function parseFuelFiles(files: FuelFiles): FuelParsing {
  const errors: CellError[] = []
  const programs = files.programs === undefined ? [] : readPrograms(files, errors)
  const index = files.index === undefined ? [] : readIndex(files, errors)
  return errors.length > 0 ? { kind: 'errors', errors } : { kind: 'fuel', fuel: { programs, index } }
}

/** Tables without a day of their own were always in force. */
const ALWAYS = '1900-01-01'

type Program = Omit<FuelProgram, 'bands'> & Placed & { readonly bands: FuelBand[] }

function readPrograms(files: FuelFiles, errors: CellError[]): ParsedFuel['programs'] {
  const programs = new Map<string, Program>()
  for (const row of openTable('programs', files.programs, errors).rows) {
    const [name, region] = [row.text('program'), row.text('region')]
    const basis = row.oneOf('basis', ['percent', 'perMile'] as const)
    const since = row.optional('from', column => row.date(column))
    const index = row.scaled('from_index')
    const value = basis === 'percent' ? row.anyPercent('value') : row.scaled('value')
    const currency = (row.optionalText('currency') || 'USD').toUpperCase()
    if (!isCurrencyCode(currency)) row.fail('currency', 'badForm', { example: 'USD' })
    if (name === null || region === null || basis === null || index === null || value === null) continue
    if (since === undefined) continue
    const from = since ?? ALWAYS
    const key = `${from} ${name}`
    const program = programs.get(key) ?? { name, from, region, basis, currency, bands: [], row: row.number }
    if (program.region !== region) row.fail('region', 'notOneOf', { values: program.region })
    if (program.basis !== basis) row.fail('basis', 'notOneOf', { values: program.basis })
    if (program.currency !== currency) row.fail('currency', 'notOneOf', { values: program.currency })
    if (program.bands.some(band => band.from === index)) row.fail('from_index', 'twice')
    program.bands.push({ from: index, value })
    programs.set(key, program)
  }
  return [...programs.values()].map(program => ({
    ...program,
    bands: program.bands.toSorted((a, b) => a.from - b.from),
  }))
}

function readIndex(files: FuelFiles, errors: CellError[]): ParsedFuel['index'] {
  const seen = new Map<string, number>()
  return openTable('index', files.index, errors).rows.flatMap(row => {
    const [region, from, price] = [row.text('region'), row.date('from', PUBLISHED_SINCE), indexPrice(row, 'price')]
    if (region === null || from === null) return []
    const before = seen.get(`${from} ${region}`)
    if (before !== undefined) row.fail('from', 'twice', { row: before })
    else seen.set(`${from} ${region}`, row.number)
    return price === null ? [] : [{ region, from, price, row: row.number }]
  })
}
