import { sheetTables } from '../sheetTables.ts'
import { type LaneField, laneFieldOf, plainHead } from './laneFields.ts'

/** What a table of an uploaded file holds; `unknown`: nobody has said yet. */
export const tableKinds = ['lanes', 'extras', 'skip', 'unknown'] as const
export type TableKind = (typeof tableKinds)[number]

const extraColumns = [...sheetTables.accessorials.required, ...sheetTables.accessorials.optional] as const
export type ExtraField = (typeof extraColumns)[number]
export const extraFields: readonly ExtraField[] = extraColumns

/** Which column says what; a field that no column says is left out. Columns count from 0. */
export type ColumnMap = Readonly<Record<string, number>>

export interface RecognizedTable {
  readonly kind: TableKind
  /** Row of the heads, counted from 0. */
  readonly headerRow: number
  readonly columns: ColumnMap
}

/** Rows that may stand above the heads: titles, addresses, terms. */
export const HEADER_WITHIN = 30

/** Of several columns that name the same end the one that says most of it: a ZIP, then its first figures, then a state. */
const vagueness = (head: string): number => {
  const plain = plainHead(head)
  if (/\bstate\b/.test(plain)) return 3
  if (/zip ?3|3 digit/.test(plain)) return 2
  return /\b(?:zip|zipcode|postal)\b/.test(plain) ? 0 : 1
}

function laneColumns(heads: readonly string[]): Readonly<Partial<Record<LaneField, number>>> {
  const columns: Partial<Record<LaneField, number>> = {}
  heads.forEach((head, place) => {
    const field = laneFieldOf(head)
    if (field === null) return
    const before = columns[field]
    const isEnd = field === 'origin' || field === 'destination'
    if (before === undefined || (isEnd && vagueness(head) < vagueness(heads[before] ?? ''))) columns[field] = place
  })
  return columns
}

/** `From 500, To 999`, then `From 1000`: steps of a weight, which would read as ZIPs. */
function isLadder(rows: readonly (readonly string[])[], from: number, to: number): boolean {
  const steps = rows.flatMap(row => {
    const ends = [row[from], row[to]].map(cell => Number((cell ?? '').replaceAll(',', '') || Number.NaN))
    return ends.every(end => Number.isInteger(end)) ? [ends] : []
  })
  return steps.some(([, end = 0], index) => steps[index + 1]?.[0] === end + 1)
}

/** The columns of a table without those that name weights where they seem to name places. */
function ofPlaces(columns: ColumnMap, heads: readonly string[], rows: readonly (readonly string[])[]): ColumnMap {
  const { origin = -1, destination = -1, ...others } = columns
  const isFromTo = plainHead(heads[origin] ?? '') === 'from' && plainHead(heads[destination] ?? '') === 'to'
  return isFromTo && isLadder(rows, origin, destination) ? others : columns
}

function extrasIn(heads: readonly string[]): ColumnMap {
  const columns: Record<string, number> = {}
  const known: Readonly<Record<string, ExtraField>> = {
    accessorial: 'code',
    charge: 'rate',
    amount: 'rate',
    per: 'basis',
  }
  heads.forEach((head, place) => {
    const plain = head
      .trim()
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '_')
    const field = extraColumns.find(one => one === plain) ?? known[plain]
    if (field !== undefined && columns[field] === undefined) columns[field] = place
  })
  return columns
}

const isLaneTable = (columns: ColumnMap): boolean =>
  (columns.origin !== undefined && columns.destination !== undefined) ||
  (columns.basis !== undefined && columns.class !== undefined)
const isExtraTable = (columns: ColumnMap): boolean => columns.code !== undefined && columns.rate !== undefined

/**
 * The row of heads among the first rows of a table, and what its columns say: the row that says most. A table of which
 * nothing is recognized is skipped until a person says what it holds.
 */
export function recognizeTable(rows: readonly (readonly string[])[]): RecognizedTable {
  let best: RecognizedTable = { kind: 'skip', headerRow: 0, columns: {} }
  const size = ({ columns }: RecognizedTable) => Object.keys(columns).length
  rows.slice(0, HEADER_WITHIN).forEach((heads, headerRow) => {
    const lanes = ofPlaces(laneColumns(heads) as ColumnMap, heads, rows.slice(headerRow + 1))
    const extras = extrasIn(heads)
    if (isLaneTable(lanes) && size({ ...best, columns: lanes }) > size(best))
      best = { kind: 'lanes', headerRow, columns: lanes }
    else if (isExtraTable(extras) && size({ ...best, columns: extras }) > size(best)) {
      best = { kind: 'extras', headerRow, columns: extras }
    }
  })
  return best
}

/** The heads as one text: files of the same form have the same, whatever is in their rows. */
export const headsKey = (heads: readonly string[]): string =>
  heads
    .map(head => head.trim().toLowerCase())
    .join('|')
    .slice(0, 2_000)
