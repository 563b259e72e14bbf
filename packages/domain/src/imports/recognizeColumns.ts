import { type ColumnLook, holdsFigures, readingOf } from './columnLooks.ts'
import { destinationIn, isOtherPlace, type PlacedFile, placeColumns } from './destination.ts'
import type { ImportField, ImportMapping } from './fields.ts'
import type { FileForm } from './fileForms.ts'
import { isNeverAsked } from './neverAsked.ts'
import { isOfOthers, isPartyNumber, partyHeadOf } from './parties.ts'
import { readCell } from './readCell.ts'
import { shopOf } from './shops.ts'
import { headsAt } from './tableHeads.ts'
import { tenthsOf } from './tenths.ts'
import { tonsIn } from './tons.ts'
import { currencyOfHead, headWords, plainWords, unitOfHead } from './words.ts'

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
/** Beside the words of a field they say that a head is of another kind: the e-mail at an address, the day of an order. */
const otherKind = new Set('weight quantity amount email phone address city region zip postal country date'.split(' '))

/** What systems write before their heads: `OrderDtl_PartNum`, `Order Lines/Quantity`. */
const QUALIFIER = /^(?:(?:order|so|sales|line|item|product|part|release)[a-z ]*[_/]+)+(?=.{3})/i

/** A head of just a field's words behind such a beginning: less than one of these words alone. */
const LIKE_TAIL = 2.9

/** How well a head names a field: 4 in the same words, 3 in the same words in another order, 1 to 2 in some of them. */
function likeness(head: string, words: readonly string[], shape: ImportField['shape'] = 'text'): number {
  if (head === '') return 0
  if (words.includes(head)) return 4
  const said = head.split(' ')
  const isNarrow = (word: string): boolean =>
    narrowing.has(word) || (otherKind.has(word) && !(word === 'date' && (shape === 'date' || shape === 'mark')))
  let best = 0
  for (const word of words) {
    const parts = word.split(' ')
    const shared = parts.filter(part => said.includes(part)).length
    if (shared === parts.length && parts.length === said.length) best = Math.max(best, 3)
    // `Ship To City` says all of `city`; the more of the head it says, the better.
    else if (shared === parts.length) {
      const isOther = said.some(one => isNarrow(one) && !parts.includes(one))
      // Any text is readable as one: a head of other words says that it is something else.
      const isLittle = shape === 'text' && shared * 2 < said.length
      if (!isOther && !isLittle) best = Math.max(best, 1 + shared / said.length)
    }
    // `Postal` is short for `postal code`, and `net weight` not for that of each.
    else if (shared === said.length && !parts.some(one => narrowing.has(one) && !said.includes(one)))
      best = Math.max(best, 1 + shared / parts.length / 2)
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

/** Whether what stands in a column says that it is something else than its head says. */
function saysOtherThing(field: ImportField, look: ColumnLook | undefined): boolean {
  if (look === undefined || look.texts.length === 0) return false
  if (field.onlyCodes === true && suitability(field, look) < 1) return true
  const { notWhere, neverWhere } = field
  if (neverWhere !== undefined && look.texts.some(text => neverWhere.test(text))) return true
  return notWhere !== undefined && look.texts.filter(text => notWhere.test(text)).length * 2 > look.texts.length
}

interface Guess {
  readonly column: number
  readonly field: string
  readonly score: number
}

function guesses(
  heads: readonly string[],
  fields: readonly FieldWords[],
  looks: readonly ColumnLook[],
): readonly Guess[] {
  const found: Guess[] = []
  const hasPlaces = fields.some(({ field }) => field.place !== undefined)
  const partyHeads = hasPlaces ? heads.map(partyHeadOf) : []
  const destination = destinationIn(partyHeads)
  const isOther = hasPlaces ? isOtherPlace(heads) : () => false
  heads.forEach((full, column) => {
    // What electronic documents write before a head is the place of it: `W0503_PurchaseOrder`.
    const head = full.replace(/^[A-Z]{1,2}\d{2,4}_/, '')
    const words = headWords(head)
    const tail = QUALIFIER.test(head) ? headWords(head.replace(QUALIFIER, '')) : words
    const said = partyHeads[column] ?? null
    if (said !== null && said.party === destination) return
    const isNumber = hasPlaces && isPartyNumber(head)
    // A column of another party's place may be called like a field of its own, as `Sold to name` is: in just these words.
    const isOthers = said === null ? isOfOthers(head) : said.party !== 'shipTo'
    const known = fields.filter(({ field: { place } }) => place === undefined || !(isOthers || isOther(place)))
    const likely = known.flatMap(({ field, words: names }) => {
      const whole = likeness(words, names, field.shape)
      const isTail = whole < 3 && field.place === undefined && likeness(tail, names) === 4
      const like = isTail ? LIKE_TAIL : whole
      if (like === 0 || (((isOthers && said !== null) || isNumber) && like < 4)) return []
      return [{ field, like, isShort: like < 3 && !holdsOne(words, names) }]
    })
    // `Line` is short for a line's weight, and for one of an address: nobody knows which.
    const isUnclear = new Set(likely.flatMap(({ field, isShort }) => (isShort ? [field.name] : []))).size > 1
    for (const { field, like, isShort } of likely) {
      if (isShort && isUnclear) continue
      const fits = suitability(field, looks[column])
      if (like < 3 && (fits < FIT_LIKE || isNeverAsked(head))) continue
      if (saysOtherThing(field, looks[column])) continue
      found.push({ column, field: field.name, score: like + fits })
    }
  })
  return found.sort((a, b) => b.score - a.score || a.column - b.column)
}

/** What stands in columns without a telling head says what they are, where it can be but one thing. */
function byValues(
  taken: readonly (string | null)[],
  { heads, fields, looks }: PlacedFile,
): Readonly<Record<number, string>> {
  const parties = heads.map(partyHeadOf)
  const destination = destinationIn(parties)
  const isOthers = (column: number): boolean => {
    const party = parties[column]?.party
    return party === undefined ? isOfOthers(heads[column] ?? '') : party !== destination
  }
  const found: Record<number, string> = {}
  const free = fields.filter(({ name, shape }) => !taken.includes(name) && ['state', 'zip', 'code'].includes(shape))
  for (const field of free) {
    const columns = taken.flatMap((name, column) => {
      const look = looks[column]
      if (name !== null || found[column] !== undefined || look === undefined || look.texts.length < TEXTS_ALONE)
        return []
      if (field.place !== undefined && isOthers(column)) return []
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

/** Whether a column counts the rows of something: 1, 2, 3 or 10, 20, 30. */
const countsRows = (look: ColumnLook | undefined): boolean =>
  look !== undefined &&
  look.texts.length > 0 &&
  look.texts.every(text => /^0*\d{1,4}$/.test(text)) &&
  look.texts.some(text => Number(text) === 1 || Number(text) === 10)

/** The shop that a file of orders comes from; null where it is none that is known, or no file of orders. */
const shopFor = (heads: readonly string[], fields: readonly ImportField[]) =>
  fields.some(({ name }) => name === 'OrderNumber') ? shopOf(heads) : null

function columnsFor(
  heads: readonly string[],
  width: number,
  fields: readonly ImportField[],
  looks: readonly ColumnLook[],
): (string | null)[] {
  const columns = new Array<string | null>(width).fill(null)
  const take = ({ column, field }: { readonly column: number; readonly field: string }): void => {
    if (columns[column] === null && !columns.includes(field)) columns[column] = field
  }
  // A shop that is known by name says what its columns are, and that there is nothing else in the file for us.
  const words = heads.map(headWords)
  const shop = shopFor(heads, fields)
  for (const { field, heads: own } of shop?.columns ?? []) {
    const head = own.find(one => words.includes(one))
    const column = head === undefined ? -1 : words.indexOf(head)
    if (column >= 0 && fields.some(({ name }) => name === field)) take({ column, field })
  }
  for (const each of placeColumns({ heads, fields, looks })) take(each)
  if (shop !== null) return columns
  for (const each of guesses(heads, wordsOf(fields), looks)) take(each)
  for (const { name, shape, place } of fields) {
    // Of two columns that are called a field, the one that is called nothing else: `SKU` before `Item`.
    const [column, named] = [columns.indexOf(name), words.indexOf(headWords(name))]
    if (shape !== 'text' || place !== undefined || column < 0 || named < 0 || columns[named] !== null) continue
    columns[column] = null
    columns[named] = name
  }
  for (const { name, orNumberedBy } of fields) {
    const column = columns.indexOf(name)
    if (orNumberedBy === undefined || column < 0 || !countsRows(looks[column])) continue
    const known = wordsOf(fields.filter(field => field.name === name))[0]?.words ?? []
    const other = columns.findIndex((taken, at) => taken === null && known.includes(words[at] ?? ''))
    if (other < 0) continue
    columns[other] = name
    columns[column] = columns.includes(orNumberedBy) ? null : orNumberedBy
  }
  for (const { name, unitBy } of fields) {
    // A column of nothing but units beside figures that no head gives one is theirs, whatever it is called.
    const beside = columns.indexOf(name) + 1
    if (unitBy === undefined || beside === 0 || columns.includes(unitBy) || columns[beside] !== null) continue
    const texts = looks[beside]?.texts ?? []
    if (texts.length > 0 && texts.every(text => unitOfHead(text) !== undefined)) columns[beside] = unitBy
  }
  for (const [column, field] of Object.entries(byValues(columns, { heads, fields, looks })))
    columns[Number(column)] = field
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

/** Which number of its days a file writes first: one column that says it speaks for those that do not. */
function dateOrder(
  columns: readonly (string | null)[],
  fields: readonly ImportField[],
  looks: readonly ColumnLook[],
): 'month' | 'day' | undefined {
  const days = looks.filter((look, column) => {
    const field = fields.find(({ name }) => name === columns[column])
    return field === undefined ? look.close > 0 && look.dates === look.close : field.shape === 'date'
  })
  const isMonth = days.some(({ monthFirst }) => monthFirst > 0)
  const isDay = days.some(({ dayFirst }) => dayFirst > 0)
  return isMonth === isDay ? undefined : isMonth ? 'month' : 'day'
}

/** How a table is understood before a person looks at it. */
export function recognizeColumns(
  sample: readonly (readonly string[])[],
  fields: readonly ImportField[],
  looks: readonly ColumnLook[],
  form: FileForm | null = null,
  headRow = headRowOf(sample, fields),
): Omit<ImportMapping, 'table'> {
  const width = Math.max(looks.length, ...sample.map(row => row.length))
  const heads = headsAt(sample, headRow)
  const columns = columnsFor(heads, width, fields, looks)
  const shapes = new Map(fields.map(({ name, shape }) => [name, shape]))
  const dates = dateOrder(columns, fields, looks)
  const readings = columns.map((name, column) => {
    const head = heads[column] ?? ''
    const shape = name === null ? undefined : shapes.get(name)
    const unit = unitOfHead(head) ?? currencyOfHead(head)
    const { comma: _own, ...reading } = readingOf(looks[column], unit)
    const isUnclear = shape === 'date' && (looks[column]?.unclear ?? 0) > 0
    return isUnclear && dates !== undefined ? { dates, ...reading } : reading
  })
  const isShop = shopFor(heads, fields) !== null
  // What is certainly none of ours is never asked about: prices, taxes, numbers of other things, places of other parties.
  const ignored = columns.flatMap((name, column) => {
    const look = looks[column]
    if (name !== null || look === undefined || !holdsFigures(look)) return []
    const head = heads[column] ?? ''
    // Freight is rated by what it weighs with its packaging.
    const isBesideGross = columns.includes('Weight') && /\bnet\b.*\bweight\b/.test(headWords(head))
    return isShop || isBesideGross || isNeverAsked(head) ? [column] : []
  })
  const tenths = tenthsOf(columns, fields, looks, form).decided
  const tons = tonsIn(columns, fields, heads, looks).decided
  return {
    ...{ headRow, columns, readings, ignored, values: {} },
    ...(tenths === undefined ? {} : { tenths }),
    ...(tons === undefined ? {} : { tons }),
  }
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
