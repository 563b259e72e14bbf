import { type FreightClass, parseFreightClass } from '../freight/classes.ts'
import { HUNDRED_PERCENT, parseScaled, SCALE } from '../rates/scaled.ts'
import { readTypedDate } from '../time/dates.ts'
import { type CellError, type CellErrorCode, type CellRows, type FileTable, fileTables } from './sheetTables.ts'

/** Longest text a cell of a rate sheet may hold. */
const CELL_MAX = 100

/**
 * One row under reading. Each reader returns what the cell says, or null (or the default) after noting what is wrong,
 * so that every fault of a file is found in one pass.
 */
export class SheetRow {
  readonly #table: FileTable
  readonly #columns: ReadonlyMap<string, number>
  readonly #cells: readonly string[]
  readonly #errors: CellError[]
  readonly number: number

  constructor(
    table: FileTable,
    columns: ReadonlyMap<string, number>,
    cells: readonly string[],
    number: number,
    errors: CellError[],
  ) {
    this.#table = table
    this.#columns = columns
    this.#cells = cells
    this.number = number
    this.#errors = errors
  }

  raw(column: string): string {
    const place = this.#columns.get(column)
    return place === undefined ? '' : (this.#cells[place] ?? '')
  }

  fail(column: string, code: CellErrorCode, params: CellError['params'] = {}): null {
    const cell = column === '' ? '' : this.raw(column)
    this.#errors.push({ file: `${this.#table}.csv`, row: this.number, column, cell, code, params })
    return null
  }

  /** Trimmed; empty when nothing is written. */
  optionalText(column: string): string {
    const text = this.raw(column).trim()
    if (text.length <= CELL_MAX) return text
    this.fail(column, 'tooLong', { max: CELL_MAX })
    return ''
  }

  text(column: string): string | null {
    const text = this.optionalText(column)
    return text === '' ? this.fail(column, 'required') : text
  }

  oneOf<T extends string>(column: string, values: readonly T[]): T | null {
    const text = this.text(column)
    if (text === null) return null
    const found = values.find(value => value.toLowerCase() === text.toLowerCase())
    return found ?? this.fail(column, 'notOneOf', { values: values.join(', ') })
  }

  /** `T`, or null for a blank; undefined after a fault. */
  optional<T>(column: string, read: (column: string) => T | null): T | null | undefined {
    return this.optionalText(column) === '' ? null : (read(column) ?? undefined)
  }

  wholeNumber(column: string, highest: number): number | null {
    const text = this.text(column)
    if (text === null) return null
    if (!/^[0-9]{1,9}$/.test(text)) return this.fail(column, 'notANumber')
    return Number(text) <= highest ? Number(text) : this.fail(column, 'outOfRange', { max: highest })
  }

  /** 1/10,000. A leading `$` is how sheets are written. */
  scaled(column: string): number | null {
    const text = this.text(column)
    if (text === null) return null
    return parseScaled(text.replace(/^\$\s*/, '')) ?? this.fail(column, 'notAnAmount')
  }

  /** 1/10,000 of a percent, 0 to 100. */
  percent(column: string): number | null {
    const percent = this.anyPercent(column)
    return percent !== null && percent > HUNDRED_PERCENT ? this.fail(column, 'outOfRange', { max: 100 }) : percent
  }

  /** The same for what is taken off a price: all of it would leave nothing to pay. */
  discount(column: string): number | null {
    const percent = this.percent(column)
    return percent === HUNDRED_PERCENT ? this.fail(column, 'discountWhole') : percent
  }

  /** 1/10,000 of a percent without an upper end: fuel can pass 100. */
  anyPercent(column: string): number | null {
    const text = this.text(column)
    if (text === null) return null
    return parseScaled(text.replace(/\s*%$/, '')) ?? this.fail(column, 'notAPercent')
  }

  /** Minor units of a currency with so many digits. */
  amount(column: string, digits: number): number | null {
    const scaled = this.scaled(column)
    if (scaled === null) return null
    const minor = (scaled * 10 ** digits) / SCALE
    return Number.isInteger(minor) ? minor : this.fail(column, 'notAnAmount')
  }

  /** @param earliest left out: 2000 */
  date(column: string, earliest?: string): string | null {
    const text = this.text(column)
    if (text === null) return null
    return readTypedDate(text, earliest) ?? this.fail(column, 'notADate')
  }

  freightClass(column: string): FreightClass | null {
    const text = this.text(column)
    if (text === null) return null
    return parseFreightClass(text) ?? this.fail(column, 'notAClass')
  }
}

export interface OpenedTable {
  readonly columns: readonly string[]
  readonly rows: readonly SheetRow[]
}

/** Files that a sheet may do without. */
const mayMiss: ReadonlySet<FileTable> = new Set(['zones', 'fak', 'capacity'])

/** `M10M` of `10M`, `M5C` of `5C`: heads as tariffs abbreviate the weight breaks. */
export const breakHead = (head: string): string => (/^[0-9]+[CM]$/i.test(head) ? `M${head.toUpperCase()}` : head)

/** Checks the header of a file and hands out its rows; blank rows are skipped. */
export function openTable(table: FileTable, rows: CellRows | undefined, errors: CellError[]): OpenedTable {
  const fault = (code: CellErrorCode, column = '') =>
    errors.push({ file: `${table}.csv`, row: 1, column, cell: column, code, params: {} })
  const header = rows?.[0]
  if (rows === undefined || header === undefined) {
    if (!mayMiss.has(table)) fault('fileMissing')
    return { columns: [], rows: [] }
  }
  const required: readonly string[] = fileTables[table].required
  const optional: readonly string[] = fileTables[table].optional
  const columns = new Map<string, number>()
  header.forEach((cell, place) => {
    const name = cell.replace(/^\uFEFF/, '').trim()
    const head = table === 'rates' ? breakHead(name) : name
    const known = [...required, ...optional].find(column => column.toLowerCase() === head.toLowerCase())
    if (known === undefined) fault('columnUnknown', name)
    else if (columns.has(known)) fault('columnTwice', name)
    else columns.set(known, place)
  })
  const missing = required.filter(column => !columns.has(column))
  for (const column of missing) fault('columnMissing', column)
  if (missing.length > 0) return { columns: [], rows: [] }
  const filled = rows
    .map((cells, index) => ({ cells, number: index + 1 }))
    .slice(1)
    .filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  return {
    columns: [...columns.keys()],
    rows: filled.map(({ cells, number }) => new SheetRow(table, columns, cells, number, errors)),
  }
}
