import type { ColumnLook } from './columnLooks.ts'
import { holdsFigures } from './columnLooks.ts'
import { columnsToPayer, isPayersAlone } from './destination.ts'
import type { ColumnReading, FieldFault, ImportField, ImportMapping, ImportValue } from './fields.ts'
import type { FileForm } from './fileForms.ts'
import { isPartyAlone, isPartyNumber, partyHeadOf, plainPartOf } from './parties.ts'
import { bareCell, type CellRead, readCell, readFigure, unitOfCount } from './readCell.ts'
import { isFigured, tenthsOf } from './tenths.ts'
import { tonsIn } from './tons.ts'
import { plainWords, unitOfHead } from './words.ts'

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

/** What reads cells in each of the units that a column of units names; without one, as its own head says. */
function perUnit(reading: ColumnReading, readerIn: (reading: ColumnReading) => (cell: string) => CellRead) {
  const known = new Map<string, (cell: string) => CellRead>()
  return (unit: string) => {
    const before = known.get(unit)
    if (before !== undefined) return before
    const word = unit === '' ? undefined : (unitOfHead(unit) ?? unit.toLowerCase())
    const reader = readerIn(word === undefined ? reading : { ...reading, unit: word, isUnitSaid: true })
    if (known.size < UNITS_MAX) known.set(unit, reader)
    return reader
  }
}
const UNITS_MAX = 50

/** Reads rows by a mapping; what does not depend on the row is worked out once. */
export function rowReader(fields: readonly ImportField[], mapping: ImportMapping) {
  const columns = mapping.columns.flatMap((name, column) => {
    const field = fields.find(one => one.name === name)
    if (field === undefined) return []
    const reading = { ...mapping.readings[column], comma: mapping.tenths === 'comma', tons: mapping.tons }
    const meant = mapping.values[field.name]
    const read = (own: ColumnReading) => remembering(field, cell => readCell(cell, field, own, meant))
    const unitInto = mapping.columns.includes(field.unitInto ?? '') ? undefined : field.unitInto
    const unitColumn = field.unitBy === undefined ? -1 : mapping.columns.indexOf(field.unitBy)
    const readIt = unitColumn < 0 ? read(reading) : null
    return [{ column, field, read: readIt, unitColumn, unitInto, readIn: perUnit(reading, read) }]
  })
  return (row: number, cells: readonly string[]): MappedRow => {
    const values: Record<string, ImportValue> = {}
    const faults: FieldFault[] = []
    for (const { column, field, read: readIt, unitColumn, unitInto, readIn } of columns) {
      const cell = cells[column] ?? ''
      const read = readIt === null ? readIn(bareCell(cells[unitColumn] ?? ''))(cell) : readIt(cell)
      if ('value' in read) values[field.name] = read.value
      else {
        values[field.name] = null
        faults.push({ field: field.name, ...read })
      }
      if (unitInto !== undefined && cell !== '') values[unitInto] = unitOfCount(cell, mapping.tenths === 'comma')
    }
    return { row, values, faults }
  }
}

/** The text of the cell of a field in a row, without what a spreadsheet put around it; blank where the field has no column. */
export function cellTexts(mapping: ImportMapping): (field: string, cells: readonly string[]) => string {
  const places = new Map(mapping.columns.flatMap((name, column) => (name === null ? [] : [[name, column] as const])))
  return (field, cells) => {
    const column = places.get(field)
    return column === undefined ? '' : bareCell(cells[column] ?? '')
  }
}

/** Why a row is none of the table's. */
export type PassedOver = 'aboveHeads' | 'headsAgain' | 'totals' | 'note'

const isFilled = (cell: string): boolean => cell.trim() !== ''
const TOTAL = /^(?:(?:grand|sub|report|order|page|gran)[ -]?)?tota(?:l|ls|les)\b|^sum(?:a|me)?\b\s*:?$/i
/** A line that is drawn in a table, and no cell. */
const RULE = /^[-–—_=+\s]+$/
const NOTE = /^(?:\*|note|nota|notes|end of|fin de|printed|page \d|p[aá]gina \d|report )/i

/** Whether a cell repeats its head, which may stand under a title. */
const isHead = (cell: string, head = ''): boolean => cell === head || head.endsWith(` ${cell}`)

/** Tells rows of a table from what stands above, between and below them. */
export function rowSorter(fields: readonly ImportField[], mapping: ImportMapping, heads: readonly string[]) {
  const words = heads.map(plainWords)
  const width = words.filter(word => word !== '').length
  const needed = mapping.columns.flatMap((name, column) =>
    fields.some(field => field.name === name && field.needed === true) ? [column] : [],
  )
  const shapes = new Map(fields.map(({ name, shape }) => [name, shape]))
  const figured = new Set(
    mapping.columns.flatMap((name, column) =>
      isFigured(name === null ? undefined : shapes.get(name)) ? [column] : [],
    ),
  )
  const mapped = mapping.columns.flatMap((name, column) => (name === null ? [] : [column]))
  /** Null: a row like any other; `blank`: nothing stands in it. @param row from 1 */
  return (row: number, cells: readonly string[]): PassedOver | 'heads' | 'blank' | null => {
    const filled = cells.filter(isFilled)
    if (filled.every(cell => RULE.test(cell))) return 'blank'
    if (row <= mapping.headRow) return 'aboveHeads'
    if (row === mapping.headRow + 1) return 'heads'
    const isAgain =
      mapping.headRow >= 0 &&
      filled.length >= 2 &&
      filled.length >= width * 0.8 &&
      cells.every((cell, column) => !isFilled(cell) || isHead(plainWords(cell), words[column]))
    if (isAgain) return 'headsAgain'
    // Titles of groups stand in columns that nothing is read from.
    if (mapped.length > 0 && !mapped.some(column => isFilled(cells[column] ?? ''))) return 'note'
    const lacks = needed.some(column => !isFilled(cells[column] ?? ''))
    const first = (filled[0] ?? '').trim()
    // Sums at the foot of a table, without a word.
    const isSum = (cell: string, column: number): boolean =>
      !isFilled(cell) || (figured.has(column) && readFigure(cell.trim()) !== null)
    if (lacks && cells.every(isSum)) return 'totals'
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
  /** A comma or a point before the tenths; with a figure of the file that can be read both ways. */
  | { readonly kind: 'tenths'; readonly cell: string }
  /** Which ton is meant; with the head or the cell that says no more than that it is one. */
  | { readonly kind: 'tons'; readonly cell: string }
  /** No place but the payer's is in the file; with the columns where freight goes there. */
  | { readonly kind: 'payer'; readonly columns: readonly (string | null)[] }
  /** What weights and sizes are of, where the file does not say what its rows count; with the columns of each answer. */
  | { readonly kind: 'counts'; readonly answers: readonly CountsAnswer[] }
  | { readonly kind: 'unmapped' }

/** What a row counts, and its columns then. */
export interface CountsAnswer {
  readonly of: string
  readonly columns: readonly (string | null)[]
}

/** What questions are about beside the mapping: the file's heads, what its columns hold, and what its bytes are. */
export interface QuestionedFile {
  readonly heads: readonly string[]
  readonly looks: readonly ColumnLook[]
  readonly form: FileForm | null
}

/** A figure of a column that is one number with a point and another with a comma before its tenths. */
const TWO_WAYS = /^[^\d]*\d{1,3}[.,]\d/

function tenthsQuestion(
  mapping: ImportMapping,
  fields: readonly ImportField[],
  { looks, form }: QuestionedFile,
): readonly ImportQuestion[] {
  if (mapping.tenths !== undefined || !tenthsOf(mapping.columns, fields, looks, form).isAsked) return []
  const unclear = looks.find(look => look.commaThrees + look.pointThrees > 0) ?? looks.find(look => look.commas > 0)
  return [{ kind: 'tenths', cell: unclear?.texts.find(text => TWO_WAYS.test(text)) ?? '' }]
}

function tonsQuestion(
  mapping: ImportMapping,
  fields: readonly ImportField[],
  { heads, looks }: QuestionedFile,
): readonly ImportQuestion[] {
  const { unclear } = tonsIn(mapping.columns, fields, heads, looks)
  return mapping.tons !== undefined || unclear === null ? [] : [{ kind: 'tons', cell: unclear }]
}

function countsQuestion({ columns }: ImportMapping, fields: readonly ImportField[]): readonly ImportQuestion[] {
  const unsaid = fields.filter(
    ({ name, counts }) => counts !== undefined && columns.includes(name) && !columns.includes(counts.by),
  )
  const [first] = unsaid
  if (first?.counts === undefined) return []
  const answers = Object.keys(first.counts.fields).map(of => ({
    of,
    columns: columns.map(name => {
      const own = unsaid.find(field => field.name === name)?.counts?.fields[of]
      return own === undefined ? name : columns.includes(own) ? null : own
    }),
  }))
  return [{ kind: 'counts', answers }]
}

/** What is still to be said of a mapping: fields without a column, figures that would be missed, days and figures that may be two. */
export function questionsOf(
  mapping: ImportMapping,
  fields: readonly ImportField[],
  file: QuestionedFile,
): readonly ImportQuestion[] {
  const { heads, looks } = file
  const mapped = new Set(mapping.columns.filter(name => name !== null))
  if (mapped.size === 0) return [{ kind: 'unmapped' }]
  const shapes = new Map(fields.map(({ name, shape }) => [name, shape]))
  const hasPlaces = fields.some(({ place }) => place !== undefined)
  const isPayers = hasPlaces && isPayersAlone(heads, mapping.columns)
  // Where it goes is asked for by its fields; figures of other places are none of freight.
  const isOfPlace = (head: string): boolean =>
    hasPlaces && (partyHeadOf(head) !== null || plainPartOf(head) !== null || isPartyNumber(head) || isPartyAlone(head))
  // Without a word of any place, and nothing that is not understood, it can but speak of what is known.
  const isLater =
    hasPlaces &&
    !fields.some(({ name, place }) => place !== undefined && mapped.has(name)) &&
    fields.some(({ name, needed }) => needed === true && mapped.has(name)) &&
    heads.length > 0 &&
    heads.every((head, column) => head.trim() === '' || (mapping.columns[column] ?? null) !== null)
  const lacks = ({ name, needed, neededBeside, place }: ImportField): boolean => {
    if (needed === undefined || mapped.has(name)) return false
    if (place !== undefined && (isPayers || isLater)) return false
    if (isLater && neededBeside?.some(other => mapped.has(other)) === false) return false
    return needed === true || !needed.some(other => mapped.has(other))
  }
  return [
    ...(isPayers ? [{ kind: 'payer' as const, columns: columnsToPayer(heads, fields, looks, mapping.columns) }] : []),
    ...fields.filter(lacks).map(({ name }) => ({ kind: 'needed' as const, field: name })),
    ...tenthsQuestion(mapping, fields, file),
    ...tonsQuestion(mapping, fields, file),
    ...countsQuestion(mapping, fields),
    ...looks.flatMap((look, column) =>
      (mapping.columns[column] ?? null) === null &&
      !mapping.ignored.includes(column) &&
      holdsFigures(look) &&
      !isOfPlace(heads[column] ?? '')
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
