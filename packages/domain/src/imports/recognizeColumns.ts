import { type ColumnLook, readingOf } from './columnLooks.ts'
import type { ImportField, ImportMapping } from './fields.ts'
import { readCell } from './readCell.ts'
import { headWords, plainWords, unitOfHead } from './words.ts'

/** Rows of a table among which its heads are looked for. */
const HEADS_WITHIN = 30

interface FieldWords {
  readonly field: ImportField
  /** What it is called, as heads are compared; the first is the best. */
  readonly words: readonly string[]
}

const wordsOf = (fields: readonly ImportField[]): readonly FieldWords[] =>
  fields.map(field => ({ field, words: [...new Set([field.name, ...field.synonyms].map(headWords))] }))

/** Beside other words they say that it is something else: in each of something, its price, what is around it. */
const narrowing = new Set(['per', 'each', 'price', 'cost', 'tare', 'piece', 'case', 'carton', 'pallet'])

/** How well a head names a field: 4 in the same words, 3 in the same words in another order, 1 to 2 in some of them. */
function likeness(head: string, words: readonly string[]): number {
  if (head === '') return 0
  if (words.includes(head)) return 4
  const said = head.split(' ')
  let best = 0
  for (const word of words) {
    const parts = word.split(' ')
    const shared = parts.filter(part => said.includes(part)).length
    if (shared === parts.length && parts.length === said.length) best = Math.max(best, 3)
    // `Ship To City` says all of `city`; the more of the head it says, the better.
    else if (shared === parts.length) {
      const isOther = said.some(one => narrowing.has(one) && !parts.includes(one))
      if (!isOther) best = Math.max(best, 1 + shared / said.length)
    }
    // `Postal` is short for `postal code`.
    else if (shared === said.length) best = Math.max(best, 1 + shared / parts.length / 2)
  }
  return best
}

/** Whether a head holds all words of one that a field is known by. */
const holdsOne = (head: string, words: readonly string[]): boolean => {
  const said = head.split(' ')
  return words.some(word => word.split(' ').every(part => said.includes(part)))
}

/** The part of a column's texts that a field can read; 1 where there are none. */
function suitability(field: ImportField, look: ColumnLook | undefined): number {
  if (look === undefined || look.texts.length === 0 || field.shape === 'text') return 1
  const read = look.texts.filter(text => {
    const cell = readCell(text, field, { dates: 'month', ...readingOf(look, undefined) })
    return 'value' in cell
  })
  return read.length / look.texts.length
}

/** Below that part of readable cells a head that only resembles a field is not believed. */
const FIT_LIKE = 0.6
/** A column without a telling head is believed by what stands in it, from that part on. */
const FIT_ALONE = 0.95
const TEXTS_ALONE = 3

interface Guess {
  readonly column: number
  readonly field: string
  readonly score: number
}

function guesses(
  heads: readonly string[],
  known: readonly FieldWords[],
  looks: readonly ColumnLook[],
): readonly Guess[] {
  const found: Guess[] = []
  heads.forEach((head, column) => {
    const words = headWords(head)
    const likely = known.flatMap(({ field, words: names }) => {
      const like = likeness(words, names)
      return like === 0 ? [] : [{ field, like, isShort: like < 3 && !holdsOne(words, names) }]
    })
    // `Line` is short for a line's weight, and for one of an address: nobody knows which.
    const isUnclear = new Set(likely.flatMap(({ field, isShort }) => (isShort ? [field.name] : []))).size > 1
    for (const { field, like, isShort } of likely) {
      if (isShort && isUnclear) continue
      const fits = suitability(field, looks[column])
      if (like < 3 && fits < FIT_LIKE) continue
      found.push({ column, field: field.name, score: like + fits })
    }
  })
  return found.sort((a, b) => b.score - a.score || a.column - b.column)
}

/** What stands in columns without a telling head says what they are, where it can be but one thing. */
function byValues(
  taken: readonly (string | null)[],
  fields: readonly ImportField[],
  looks: readonly ColumnLook[],
): Readonly<Record<number, string>> {
  const found: Record<number, string> = {}
  const free = fields.filter(({ name, shape }) => !taken.includes(name) && ['state', 'zip', 'code'].includes(shape))
  for (const field of free) {
    const columns = taken.flatMap((name, column) => {
      const look = looks[column]
      if (name !== null || found[column] !== undefined || look === undefined || look.texts.length < TEXTS_ALONE)
        return []
      const isCode =
        field.shape !== 'zip' || look.texts.every(text => /^\d{5}(?:-\d{4})?$|^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i.test(text))
      const isWord = field.shape === 'zip' || look.texts.some(text => /\p{L}{2}/u.test(text))
      return isCode && isWord && suitability(field, look) >= FIT_ALONE ? [column] : []
    })
    const only = columns[0]
    if (columns.length === 1 && only !== undefined) found[only] = field.name
  }
  return found
}

function columnsFor(
  heads: readonly string[],
  width: number,
  fields: readonly ImportField[],
  looks: readonly ColumnLook[],
): (string | null)[] {
  const columns = new Array<string | null>(width).fill(null)
  for (const { column, field } of guesses(heads, wordsOf(fields), looks)) {
    if (columns[column] === null && !columns.includes(field)) columns[column] = field
  }
  for (const [column, field] of Object.entries(byValues(columns, fields, looks))) columns[Number(column)] = field
  return columns
}

const isFilled = (cell: string): boolean => cell.trim() !== ''
const isWord = (cell: string): boolean => /\p{L}/u.test(cell)

/** The row of the heads among the first rows of a table; -1: there is none. */
export function headRowOf(sample: readonly (readonly string[])[], fields: readonly ImportField[]): number {
  const known = wordsOf(fields)
  const widths = sample.map(row => row.filter(isFilled).length)
  const widest = Math.max(0, ...widths)
  let best = { row: -1, score: 0 }
  sample.slice(0, HEADS_WITHIN).forEach((row, index) => {
    const named = new Set<string>()
    for (const cell of row) {
      const words = headWords(cell)
      const like = known.find(({ words: names }) => likeness(words, names) >= 3)
      if (like !== undefined) named.add(like.field.name)
    }
    // A row that names one field may be a title; where tables have a column or two it is enough.
    const score = named.size >= Math.min(2, widest) ? named.size : 0
    if (score > best.score) best = { row: index, score }
  })
  if (best.row >= 0) return best.row
  // Nothing is known of it: the first wide row of words alone is taken for heads.
  const first = sample.findIndex(
    (row, index) => (widths[index] ?? 0) >= Math.max(1, widest * 0.6) && row.some(isFilled),
  )
  const row = sample[first]
  if (row === undefined) return -1
  const filled = row.filter(isFilled)
  return filled.every(cell => isWord(cell) && !/^\d/.test(cell.trim())) ? first : -1
}

/** How a table is understood before a person looks at it. */
export function recognizeColumns(
  sample: readonly (readonly string[])[],
  fields: readonly ImportField[],
  looks: readonly ColumnLook[],
  headRow = headRowOf(sample, fields),
): Omit<ImportMapping, 'table'> {
  const width = Math.max(looks.length, ...sample.map(row => row.length))
  const heads = sample[headRow] ?? []
  const columns = columnsFor(heads, width, fields, looks)
  const readings = columns.map((_, column) => readingOf(looks[column], unitOfHead(heads[column] ?? '')))
  return { headRow, columns, readings, ignored: [], values: {} }
}

/** Words in columns with codes that no code of the field is called: a person may say what they mean. */
export function unknownWords(
  mapping: Pick<ImportMapping, 'columns' | 'values'>,
  fields: readonly ImportField[],
  looks: readonly ColumnLook[],
): readonly { readonly field: string; readonly words: readonly string[] }[] {
  return mapping.columns.flatMap((name, column) => {
    const field = fields.find(one => one.name === name && one.shape === 'code')
    if (field === undefined) return []
    const unknown = (looks[column]?.texts ?? []).filter(
      text => 'code' in readCell(text, field, {}, mapping.values[field.name]),
    )
    const words = [...new Map(unknown.map(text => [plainWords(text), text])).values()]
    return words.length === 0 ? [] : [{ field: field.name, words }]
  })
}
