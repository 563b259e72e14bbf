import { RATE_COLUMNS_MAX, RATE_ROWS_MAX } from '@waybill/contract'
import type { RateTerms, WireRateFault, WireRateTable } from '@waybill/contract/wire/rateSheet.ts'
import {
  type AccessorialRule,
  type BasisRow,
  type BreakCode,
  type CellError,
  type ColumnMap,
  classModes,
  extraFields,
  type FreightMode,
  freightModes,
  type LaneRead,
  laneTableReader,
  minorDigits,
  parseAccessorials,
  placeOfText,
  rangeConflicts,
  saidAbove,
  unreadColumns,
} from '@waybill/domain'
import type { OpenTables } from '../../../files/table/openTables.ts'
import type { Figure } from './blankFigures.ts'
import { baseAgreement, type Disagreement, laneAgreement, scopeOf, waysOf } from './rowsAgree.ts'

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
  /** What its lanes price. */
  readonly modes: readonly FreightMode[]
  readonly faultCount: number
  readonly faults: readonly WireRateFault[]
}

/** What is known of a file beside its tables. */
export interface Reading {
  readonly terms: RateTerms
  readonly kind: 'sheet' | 'base'
  /** What its carrier is called, in cells that name one. */
  readonly own: readonly string[]
  /** Weight breaks of the base tariff that is named. */
  readonly baseBreaks: readonly BreakCode[]
}

const PAUSE_EVERY = 4_000

/** Places with the days of a row: rows between the same two may each name days of their own. */
type Spanned = Parameters<typeof rangeConflicts>[0][number] & {
  readonly places: string
  readonly row: number
  readonly file: string
}

/**
 * Reads the tables of a rate file row by row. All faults of a file are found in one pass; each keeps its row as written.
 * Rows that contradict each other (`rowsAgree.ts`) are faults, and so are ranges that overlap.
 */
export async function readRateTables(
  file: OpenTables,
  tables: readonly WireRateTable[],
  { terms, kind, own, baseBreaks }: Reading,
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
  const lanesAgree = laneAgreement({ from: terms.from, to: terms.to }, settledBy(terms))
  const baseAgrees = baseAgreement()
  // Lanes meet those that price the same alone: all classes together, or the same modes and truck.
  const spans = new Map<string, Map<string, Spanned>>()
  const digits = minorDigits(terms.currency)
  const modes = new Set<FreightMode>()

  for (const [index, table] of file.tables.entries()) {
    const mapped = tables[index]
    if (mapped === undefined || mapped.kind === 'skip') continue
    const heads = mapped.sample[mapped.headerRow] ?? []
    const extras: string[][] = [[...extraFields]]
    const extraRows: number[] = [1]
    const days = kind === 'base' ? null : terms.days
    const { discountAbove, breaksAreWhole } = terms
    const reader = laneTableReader(
      {
        ...{ file: table.name, heads, columns: mapped.columns, digits, currency: terms.currency, days },
        ...{ breaksAreWhole, baseBreaks, hasDiscount: terms.discount !== null },
        ...(discountAbove === '' ? {} : { discountAbove }),
      },
      fault,
    )
    const unread = unreadColumns({ ...mapped, heads }, own)
    const above = terms.aboveIsSaid ? '' : saidAbove(mapped.sample.slice(0, mapped.headerRow))
    const tell = (rowNo: number, column: string, cell: string, code: CellError['code'], params: CellError['params']) =>
      fault({ file: table.name, row: rowNo, column, cell, code, params })
    if (above !== '') tell(1, '', storable(above), 'aboveHeads', {})
    let read = 0
    for await (const { number, cells } of table.rows()) {
      if (number <= mapped.headerRow + 1) continue
      read += 1
      rows += 1
      current = cells
      unread.note(cells, number)
      if (read > RATE_ROWS_MAX) {
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
        if (row !== null) takeBasis(row, number)
      } else {
        const row = reader.lane(cells, number)
        if (row !== null) takeLane(row, number)
      }
      if (rows % PAUSE_EVERY === 0) await taken.pause(rows)
    }
    if (mapped.kind === 'extras') {
      current = []
      const services = parseAccessorials(extras, digits)
      accessorials.push(...services.rules)
      for (const error of services.errors) {
        fault({ ...error, file: table.name, row: extraRows[error.row - 1] ?? error.row })
      }
    }
    for (const { code, place, row, cell, cells, count } of unread.found()) {
      current = cells
      tell(row, heads[place] ?? '', storable(cell), code, { count, place: place + 1 })
    }

    function deny(row: number, { field, code, params }: Disagreement): void {
      const place = mapped?.columns[field]
      tell(row, heads[place ?? -1] ?? '', current[place ?? -1] ?? '', code, params)
    }

    function takeLane(read: LaneRead, row: number): void {
      const denied = lanesAgree.meets(read, row, table.name)
      if (denied !== null) {
        deny(row, denied)
        return
      }
      const { origin, destination, terms: said } = read.row
      unread.ends(row, current, read)
      noteSpans(
        waysOf(origin, destination, read.bothWays),
        row,
        said.from ?? terms.from,
        said.to ?? terms.to,
        said.plain === undefined ? '' : scopeOf(read),
      )
      taken.lane(read, row)
      for (const mode of said.plain?.modes ?? classModes) modes.add(mode)
    }

    function takeBasis(read: BasisRow & Pick<LaneRead, 'bothWays'>, row: number): void {
      const agreed = baseAgrees.meets(read, row, table.name)
      if (agreed.kind === 'denied') {
        deny(row, agreed)
        return
      }
      const [origin, destination] = [placeOfText(read.lane?.origin ?? ''), placeOfText(read.lane?.destination ?? '')]
      if (origin !== null && destination !== null) unread.ends(row, current, { origin, destination })
      const { lane, bothWays } = agreed.row
      if (lane !== null) noteSpans(waysOf(lane.origin, lane.destination, bothWays), row, terms.from, terms.to)
      taken.basis(agreed.row)
    }

    /** What overlaps is looked for once all rows are read. */
    function noteSpans(
      ways: ReturnType<typeof waysOf>,
      row: number,
      from: string,
      to: string | null,
      meant = '',
    ): void {
      for (const [origin, destination] of ways) {
        const places = `${origin}>${destination}`
        const id = `${places} ${from} ${to}`
        const own = spans.get(meant) ?? new Map<string, Spanned>()
        if (!places.includes('-') || own.has(id)) continue
        spans.set(meant, own)
        const [start, end] = [placeOfText(origin), placeOfText(destination)]
        if (start !== null && end !== null)
          own.set(id, { id, places, origin: start, destination: end, from, to, row, file: table.name })
      }
    }
  }
  current = []
  const left = await firstFilled(file.tables.slice(tables.length))
  if (left !== null)
    fault({ file: left, row: 1, column: '', cell: '', code: 'tooManyTables', params: { max: tables.length } })
  for (const { figure, table, row, count } of [...lanesAgree.blank(), ...baseAgrees.blank()]) {
    const mapped = tables[file.tables.findIndex(({ name }) => name === table)]
    const column = mapped === undefined ? '' : headOf(mapped, figure)
    fault({ file: table, row, column, cell: '', code: 'figureBlank', params: { count } })
  }
  if (kind === 'sheet' && terms.baseTariff === '') {
    for (const { table, row } of lanesAgree.unrated())
      fault({ file: table, row, column: '', cell: '', code: 'unrated', params: {} })
  }
  const met = [...spans.values()].flatMap(own =>
    rangeConflicts([...own.values()]).map(conflict => ({ ...conflict, lanes: own })),
  )
  for (const { first, second, from, to, lanes } of met) {
    const [one, other] = [lanes.get(first), lanes.get(second)].toSorted((a, b) => (a?.row ?? 0) - (b?.row ?? 0))
    const params = { first: one?.places ?? first, row: one?.row ?? 0, from, to: to ?? '' }
    fault({
      file: other?.file ?? '',
      row: other?.row ?? 0,
      column: '',
      cell: other?.places ?? second,
      code: 'laneConflict',
      params,
    })
  }
  return { rows, accessorials, modes: freightModes.filter(mode => modes.has(mode)), faultCount, faults }
}

/** Figures that hold for the whole sheet where a row has none of its own: a base tariff has minimums, too. */
const settledBy = ({ discount, minimum, baseTariff }: RateTerms): readonly Figure[] => [
  ...(discount === null ? [] : (['discount'] as const)),
  ...(minimum === null && baseTariff === '' ? [] : (['minimum'] as const)),
]

/** What stands over the column of a figure; of discounts by weight break over the first. */
function headOf({ sample, headerRow, columns }: WireRateTable, figure: Figure): string {
  const places = Object.entries(columns).flatMap(([field, place]) =>
    field === figure || field.startsWith(`${figure} `) ? [place] : [],
  )
  return sample[headerRow]?.[Math.min(...places)] ?? ''
}

/** The first of the tables that holds anything. */
async function firstFilled(tables: OpenTables['tables']): Promise<string | null> {
  for (const { name, rows } of tables)
    for await (const { cells } of rows()) if (cells.some(cell => cell.trim() !== '')) return name
  return null
}

/** What sets a row apart from others between the same places. */
export const partOf = (read: Pick<LaneRead, 'row'>): string => `${scopeOf(read)}/${read.row.terms.from ?? ''}`

const cellAt = (cells: readonly string[], columns: ColumnMap, field: string): string =>
  cells[columns[field] ?? -1] ?? ''

const storable = (cell: string): string => cell.slice(0, 100).toWellFormed()
