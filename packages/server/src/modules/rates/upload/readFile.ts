import { RATE_COLUMNS_MAX, RATE_ROWS_MAX } from '@waybill/contract'
import type { RateTerms, WireRateFault, WireRateTable } from '@waybill/contract/wire/rateSheet.ts'
import {
  type AccessorialRule,
  type BasisRow,
  type CellError,
  type ColumnMap,
  commonDays,
  extraFields,
  type LaneRead,
  laneTableReader,
  minorDigits,
  parseAccessorials,
  rangeConflicts,
} from '@waybill/domain'
import type { OpenTables } from '../../../files/table/openTables.ts'

/** Faults that are kept to be shown; the rest is counted. */
export const FAULTS_KEPT = 500
/** Faults after which reading on would teach nobody anything. */
const FAULTS_MAX = 10_000
const FAULT_CELLS = 40

/** What is done with the rows as they come. */
export interface Taken {
  lane(row: LaneRead, rowNo: number): void
  basis(row: BasisRow & Pick<LaneRead, 'bothWays'>): void
  /** Told now and then, so that what was taken can be written and the progress be seen. */
  pause(rows: number): Promise<void>
}

export interface Understood {
  readonly rows: number
  readonly accessorials: readonly AccessorialRule[]
  readonly faultCount: number
  readonly faults: readonly WireRateFault[]
}

const PAUSE_EVERY = 4_000

/** A place between two lanes that the sheet names already, on the same days. */
interface Known {
  readonly row: number
  readonly from: string
  readonly to: string | null
}

/**
 * Reads the tables of a rate file row by row. All faults of a file are found in one pass; each keeps its row as written.
 * Two rows that say something of the same lane, class and terms contradict each other, and so do ranges that overlap.
 */
export async function readRateTables(
  file: OpenTables,
  tables: readonly WireRateTable[],
  terms: RateTerms,
  kind: 'sheet' | 'base',
  taken: Taken,
): Promise<Understood> {
  const faults: WireRateFault[] = []
  let faultCount = 0
  let rows = 0
  let current: readonly string[] = []
  const fault = (error: CellError): void => {
    faultCount += 1
    if (faults.length < FAULTS_KEPT) faults.push({ ...error, cells: current.slice(0, FAULT_CELLS).map(storable) })
  }
  const accessorials: AccessorialRule[] = []
  const seen = new Map<string, Known[]>()
  const spans = new Map<string, Parameters<typeof rangeConflicts>[0][number] & { row: number; file: string }>()
  const digits = minorDigits(terms.currency)

  for (const [index, table] of file.tables.entries()) {
    const mapped = tables[index]
    if (mapped === undefined || mapped.kind === 'skip') continue
    const heads = mapped.sample[mapped.headerRow] ?? []
    const extras: string[][] = [[...extraFields]]
    const extraRows: number[] = [1]
    const days = kind === 'base' ? null : terms.days
    const reader = laneTableReader({ file: table.name, heads, columns: mapped.columns, digits, days }, fault)
    const tell = (rowNo: number, column: string, cell: string, code: CellError['code'], params: CellError['params']) =>
      fault({ file: table.name, row: rowNo, column, cell, code, params })
    let own = 0
    for await (const { number, cells } of table.rows()) {
      if (number <= mapped.headerRow + 1) continue
      own += 1
      rows += 1
      current = cells
      if (own > RATE_ROWS_MAX) {
        tell(number, '', '', 'tooManyRows', { max: RATE_ROWS_MAX })
        break
      }
      if (cells.length > RATE_COLUMNS_MAX) {
        tell(number, '', '', 'tooManyColumns', { max: RATE_COLUMNS_MAX })
        break
      }
      if (faultCount > FAULTS_MAX) break
      if (mapped.kind === 'extras') {
        const { columns } = mapped
        // A table that does not say how it is counted charges each service once.
        extras.push(
          extraFields.map(field =>
            field === 'basis' && columns.basis === undefined ? 'flat' : cellAt(cells, columns, field),
          ),
        )
        extraRows.push(number)
      } else if (kind === 'base') {
        const row = reader.basis(cells, number)
        if (row !== null) taken.basis(row)
      } else {
        const row = reader.lane(cells, number)
        if (row !== null && isNew(row, number)) taken.lane(row, number)
      }
      if (rows % PAUSE_EVERY === 0) await taken.pause(rows)
    }
    if (mapped.kind === 'extras') {
      current = []
      const read = parseAccessorials(extras, digits)
      accessorials.push(...read.rules)
      for (const error of read.errors) {
        fault({ ...error, file: table.name, row: extraRows[error.row - 1] ?? error.row })
      }
    }

    function isNew(read: LaneRead, row: number): boolean {
      const { terms: said } = read.row
      const from = said.from ?? terms.from
      const to = said.to ?? terms.to
      const ends: [string, string][] = [[read.row.origin, read.row.destination]]
      if (read.bothWays && read.row.origin !== read.row.destination) ends.push([read.row.destination, read.row.origin])
      for (const [origin, destination] of ends) {
        const key = `${origin}>${destination} ${scopeOf(read)}`
        const known = seen.get(key) ?? []
        if (known.length === 0) seen.set(key, known)
        const same = known.find(one => commonDays(one, { from, to }) !== null)
        if (same !== undefined) {
          const column = heads[mapped?.columns.origin ?? 0] ?? ''
          tell(row, column, `${origin} > ${destination}`, 'twice', { row: same.row })
          return false
        }
        known.push({ row, from, to })
        const isRange = origin.includes('-') || destination.includes('-')
        const id = `${origin}>${destination}`
        if (!isRange || spans.has(id)) continue
        const [start, end] =
          origin === read.row.origin ? [read.origin, read.destination] : [read.destination, read.origin]
        spans.set(id, { id, origin: start, destination: end, from, to, row, file: table.name })
      }
      return true
    }
  }
  current = []
  for (const { first, second, from, to } of rangeConflicts([...spans.values()])) {
    const [one, other] = [spans.get(first), spans.get(second)].toSorted((a, b) => (a?.row ?? 0) - (b?.row ?? 0))
    const params = { first: one?.id ?? first, row: one?.row ?? 0, from, to: to ?? '' }
    fault({
      file: other?.file ?? '',
      row: other?.row ?? 0,
      column: '',
      cell: other?.id ?? second,
      code: 'laneConflict',
      params,
    })
  }
  return { rows, accessorials, faultCount, faults }
}

/** Whom a row is for: two of the same scope may not share a day. */
const scopeOf = ({ row: { terms } }: Pick<LaneRead, 'row'>): string =>
  `${terms.rates?.length === 1 ? (terms.rates[0]?.freightClass ?? '') : ''}/${terms.terms ?? ''}`

/** What sets a row apart from others between the same places. */
export const partOf = (read: Pick<LaneRead, 'row'>): string => `${scopeOf(read)}/${read.row.terms.from ?? ''}`

const cellAt = (cells: readonly string[], columns: ColumnMap, field: string): string =>
  cells[columns[field] ?? -1] ?? ''

const storable = (cell: string): string => cell.slice(0, 100).toWellFormed()
