import {
  type CellError,
  type CellRows,
  type FileTable,
  fuelTables,
  type SheetTable,
  sheetTables,
} from '@waybill/domain'
import { CsvError, parse } from 'csv-parse/sync'

/** Limits of one uploaded table: far above any real tariff, far below what would hold up the others. */
export const tableLimits = { bytes: 20 * 1024 * 1024, rows: 200_000, columns: 50 } as const

/** Text of each file by its name without `.csv`. */
export type CsvTexts<Table extends FileTable = SheetTable> = Readonly<Partial<Record<Table, string>>>

const tables = Object.keys({ ...sheetTables, ...fuelTables }) as readonly FileTable[]

const fault = (table: FileTable, code: CellError['code'], cell: string, max?: number): CellError => ({
  file: `${table}.csv`,
  row: 1,
  column: '',
  cell,
  code,
  params: max === undefined ? {} : { max },
})

export type ReadFiles =
  | { readonly kind: 'files'; readonly files: Readonly<Partial<Record<FileTable, CellRows>>> }
  | { readonly kind: 'errors'; readonly errors: readonly CellError[] }

function readTable(table: FileTable, text: string, errors: CellError[]): string[][] {
  if (Buffer.byteLength(text) > tableLimits.bytes) {
    errors.push(fault(table, 'outOfRange', '', tableLimits.bytes))
    return []
  }
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      to: tableLimits.rows + 1,
      maxRecordSize: 100_000,
    })
    const widest = rows.reduce((most, row) => Math.max(most, row.length), 0)
    if (rows.length > tableLimits.rows) errors.push(fault(table, 'outOfRange', '', tableLimits.rows))
    if (widest > tableLimits.columns) errors.push(fault(table, 'outOfRange', '', tableLimits.columns))
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    errors.push({ ...fault(table, 'badForm', error.message.slice(0, 200)), row: Number(error.lines ?? 1) })
    return []
  }
}

/** The rows of each table, or what is wrong with the files as files. */
export function readCsvFiles(texts: CsvTexts<FileTable>): ReadFiles {
  const errors: CellError[] = []
  const files: Partial<Record<FileTable, string[][]>> = {}
  for (const table of tables) {
    const text = texts[table]
    if (text !== undefined) files[table] = readTable(table, text, errors)
  }
  return errors.length > 0 ? { kind: 'errors', errors } : { kind: 'files', files }
}
