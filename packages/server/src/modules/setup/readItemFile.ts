import { ITEM_FILE_ROWS, type itemFileFaults } from '@waybill/contract/calls/Shipment/InsertItem.ts'
import { type ItemColumn, itemExportColumns } from '@waybill/contract/wire/item.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { headOf } from './itemColumns.ts'

export interface ItemFileFault {
  /** From 1, the heads included. */
  readonly line: number
  readonly column: string
  readonly cell: string
  readonly code: (typeof itemFileFaults)[number]
  readonly params: Readonly<Record<string, string | number>>
}

/** A row of the file: what stands under each column that it has. */
export interface ItemRow {
  readonly line: number
  readonly cells: ReadonlyMap<ItemColumn, string>
}

const CELL_SHOWN = 80
const COLUMNS_MAX = 100

export const fault = (
  line: number,
  column: string,
  cell: string,
  code: ItemFileFault['code'],
  params: ItemFileFault['params'] = {},
): ItemFileFault => ({ line, column, cell: cell.slice(0, CELL_SHOWN), code, params })

/** Spreadsheets of other countries part cells by semicolons; what is copied from one, by tabs. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const counts = [',', ';', '\t'].map(sign => [sign, first.split(sign).length] as const)
  return counts.reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}

/** An export puts an apostrophe before what a spreadsheet would take for a formula. */
const bare = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '')

const columnOf = (head: string): ItemColumn | undefined => {
  const typed = head.trim().toLowerCase()
  return itemExportColumns.find(column => [headOf(column), column].some(name => name.toLowerCase() === typed))
}

/** The rows of a file with the columns of the export, by their heads in any order; or what keeps it from being read. */
export function readItemFile(bytes: Uint8Array): {
  readonly rows: readonly ItemRow[]
  readonly faults: readonly ItemFileFault[]
} {
  const nothing = (...faults: readonly ItemFileFault[]) => ({ rows: [], faults })
  let table: { readonly record: readonly string[]; readonly info: { readonly lines: number } }[]
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    table = parse(text, {
      ...{ bom: true, relaxColumnCount: true, skipEmptyLines: true, info: true },
      ...{ delimiter: delimiterOf(text), to: ITEM_FILE_ROWS + 2, maxRecordSize: 100_000 },
    }) as unknown as typeof table
  } catch (error) {
    if (!(error instanceof CsvError || error instanceof TypeError)) throw error
    return nothing(fault(1, '', '', 'unreadable'))
  }
  const [heads, ...body] = table
  if (heads === undefined || heads.record.length > COLUMNS_MAX || heads.record.join('').includes('\0')) {
    return nothing(fault(1, '', '', 'unreadable'))
  }
  if (body.length > ITEM_FILE_ROWS) return nothing(fault(1, '', '', 'tooManyRows', { max: ITEM_FILE_ROWS }))
  const columns = heads.record.map(columnOf)
  // A column without a head that has something in it was not understood either.
  const isUsed = (index: number): boolean => body.some(({ record }) => (record[index] ?? '').trim() !== '')
  const widest = Math.max(heads.record.length, ...body.map(({ record }) => record.length))
  const wrong = Array.from({ length: Math.min(widest, COLUMNS_MAX) }, (_, index) => {
    const head = heads.record[index] ?? ''
    const column = columns[index]
    if (column === undefined) {
      return head.trim() === '' && !isUsed(index) ? [] : [fault(1, head.slice(0, CELL_SHOWN), head, 'unknownColumn')]
    }
    return columns.indexOf(column) === index ? [] : [fault(1, head, head, 'twiceColumn')]
  }).flat()
  const noSku = columns.includes('SKU') ? [] : [fault(1, headOf('SKU'), '', 'noSkuColumn')]
  if (wrong.length + noSku.length > 0) return nothing(...noSku, ...wrong)
  const rows = body.map(({ record, info }) => ({
    line: info.lines,
    cells: new Map(
      columns.flatMap((column, i) => (column === undefined ? [] : [[column, bare(record[i] ?? '')] as const])),
    ),
  }))
  return { rows: rows.filter(({ cells }) => [...cells.values()].some(cell => cell !== '')), faults: [] }
}
