import type { ColumnLook } from './columnLooks.ts'
import { holdsFigures } from './columnLooks.ts'
import type { FieldFault, ImportField, ImportMapping, ImportValue } from './fields.ts'
import { type CellRead, readCell } from './readCell.ts'
import { plainWords } from './words.ts'

/** A row as a mapping reads it. */
export interface MappedRow {
  /** From 1, as the file counts. */
  readonly row: number
  readonly values: Readonly<Record<string, ImportValue | undefined>>
  /** What a cell of it can't be read as. */
  readonly faults: readonly FieldFault[]
}

/** Cells of a column whose reading is remembered: days, words and states come again and again. */
const REMEMBERED_MAX = 2_000

/** Reads a cell that was read before from memory, where reading it takes longer than looking it up. */
function remembering({ shape }: ImportField, read: (cell: string) => CellRead): (cell: string) => CellRead {
  if (shape === 'text' || shape === 'number' || shape === 'whole') return read
  const known = new Map<string, CellRead>()
  return cell => {
    const before = known.get(cell)
    if (before !== undefined) return before
    const now = read(cell)
    if (known.size < REMEMBERED_MAX) known.set(cell, now)
    return now
  }
}

/** Reads rows by a mapping; what does not depend on the row is worked out once. */
export function rowReader(fields: readonly ImportField[], mapping: ImportMapping) {
  const columns = mapping.columns.flatMap((name, column) => {
    const field = fields.find(one => one.name === name)
    if (field === undefined) return []
    const reading = mapping.readings[column] ?? {}
    const meant = mapping.values[field.name]
    return [{ column, field, read: remembering(field, cell => readCell(cell, field, reading, meant)) }]
  })
  return (row: number, cells: readonly string[]): MappedRow => {
    const values: Record<string, ImportValue> = {}
    const faults: FieldFault[] = []
    for (const { column, field, read: readIt } of columns) {
      const read = readIt(cells[column] ?? '')
      if ('value' in read) values[field.name] = read.value
      else {
        values[field.name] = null
        faults.push({ field: field.name, ...read })
      }
    }
    return { row, values, faults }
  }
}

/** The text of the cell of a field in a row, as it is written; blank where the field has no column. */
export function cellTexts(mapping: ImportMapping): (field: string, cells: readonly string[]) => string {
  const places = new Map(mapping.columns.flatMap((name, column) => (name === null ? [] : [[name, column] as const])))
  return (field, cells) => {
    const column = places.get(field)
    return column === undefined ? '' : (cells[column] ?? '').trim()
  }
}

/** Why a row is none of the table's. */
export type PassedOver = 'aboveHeads' | 'headsAgain' | 'totals' | 'note'

const isFilled = (cell: string): boolean => cell.trim() !== ''
const TOTAL = /^(?:(?:grand|sub|report|order|page|gran)[ -]?)?tota(?:l|ls|les)\b|^sum(?:a|me)?\b\s*:?$/i
const NOTE = /^(?:\*|note|nota|notes|end of|fin de|printed|page \d|p[aá]gina \d|report )/i

/** Tells rows of a table from what stands above, between and below them. */
export function rowSorter(fields: readonly ImportField[], mapping: ImportMapping, heads: readonly string[]) {
  const words = heads.map(plainWords)
  const width = words.filter(word => word !== '').length
  const needed = mapping.columns.flatMap((name, column) =>
    fields.some(field => field.name === name && field.needed === true) ? [column] : [],
  )
  /** Null: a row like any other; `blank`: nothing stands in it. @param row from 1 */
  return (row: number, cells: readonly string[]): PassedOver | 'heads' | 'blank' | null => {
    const filled = cells.filter(isFilled)
    if (filled.length === 0) return 'blank'
    if (row <= mapping.headRow) return 'aboveHeads'
    if (row === mapping.headRow + 1) return 'heads'
    const isAgain =
      mapping.headRow >= 0 &&
      filled.length >= 2 &&
      filled.length >= width * 0.8 &&
      cells.every((cell, column) => !isFilled(cell) || plainWords(cell) === words[column])
    if (isAgain) return 'headsAgain'
    const lacks = needed.some(column => !isFilled(cells[column] ?? ''))
    const first = (filled[0] ?? '').trim()
    const isTotal = lacks ? filled.some(cell => TOTAL.test(cell.trim())) : TOTAL.test(first)
    if (isTotal && filled.length < Math.max(3, width)) return 'totals'
    const isProse = NOTE.test(first) || first.split(/\s+/, 4).length >= 4
    return filled.length === 1 && width >= 2 && isProse ? 'note' : null
  }
}

/** What a person has to say before a file is read. */
export type ImportQuestion =
  | { readonly kind: 'needed'; readonly field: string }
  | { readonly kind: 'figures'; readonly column: number }
  | { readonly kind: 'dates'; readonly column: number }
  | { readonly kind: 'unmapped' }

/** What is still to be said of a mapping: fields without a column, figures that would be missed, days that may be two. */
export function questionsOf(
  mapping: ImportMapping,
  fields: readonly ImportField[],
  looks: readonly ColumnLook[],
): readonly ImportQuestion[] {
  const mapped = new Set(mapping.columns.filter(name => name !== null))
  if (mapped.size === 0) return [{ kind: 'unmapped' }]
  const shapes = new Map(fields.map(({ name, shape }) => [name, shape]))
  return [
    ...fields
      .filter(({ name, needed }) => needed === true && !mapped.has(name))
      .map(({ name }) => ({ kind: 'needed' as const, field: name })),
    ...looks.flatMap((look, column) =>
      (mapping.columns[column] ?? null) === null && !mapping.ignored.includes(column) && holdsFigures(look)
        ? [{ kind: 'figures' as const, column }]
        : [],
    ),
    ...mapping.columns.flatMap((name, column) => {
      const look = looks[column]
      if (name === null || shapes.get(name) !== 'date' || look === undefined) return []
      return look.unclear > 0 && mapping.readings[column]?.dates === undefined
        ? [{ kind: 'dates' as const, column }]
        : []
    }),
  ]
}
