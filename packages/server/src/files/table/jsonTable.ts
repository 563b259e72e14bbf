/** Characters of one object of a list: an order of ten thousand lines has fewer. */
const OBJECT_MAX = 4 * 1024 * 1024
/** Objects in objects. */
const DEPTH_MAX = 64
const COLUMNS_MAX = 16_384

/** What is no JSON, or none that can be read as a table. */
export class JsonError extends Error {}

/** A text that may be JSON: a list of objects, or objects one behind the other. */
export const looksLikeJson = (head: string): boolean => /^\s*(?:\[\s*)?\{\s*(?:"|\}|$)/.test(head)

type Plain = Readonly<Record<string, unknown>>

/** What each name of a row says. */
type Said = ReadonlyMap<string, string>

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Digits as they are written: a number of twenty of them would else lose the last ones. */
const asWritten = (_: string, value: unknown, context?: { readonly source?: string }): unknown =>
  typeof value === 'number' ? (context?.source ?? String(value)) : value

function parsed(text: string): Plain {
  let value: unknown
  try {
    value = JSON.parse(text, asWritten as (key: string, value: unknown) => unknown)
  } catch {
    throw new JsonError()
  }
  if (!isObject(value)) throw new JsonError()
  return value
}

const textOfValue = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every(one => typeof one !== 'object')) return value.map(String).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

interface List {
  readonly name: string
  readonly of: readonly Plain[]
}

/** What an object says by itself, with the names of objects in it joined by a space, and the lists of objects in it. */
function partsOf(
  object: Plain,
  prefix = '',
  depth = 0,
): { readonly said: Map<string, string>; readonly lists: List[] } {
  if (depth > DEPTH_MAX) throw new JsonError()
  const said = new Map<string, string>()
  const lists: List[] = []
  for (const [key, value] of Object.entries(object)) {
    const name = prefix === '' ? key : `${prefix} ${key}`
    if (isObject(value)) {
      const inner = partsOf(value, name, depth + 1)
      for (const [each, text] of inner.said) said.set(each, text)
      lists.push(...inner.lists)
    } else if (Array.isArray(value) && value.length > 0 && value.every(isObject)) lists.push({ name, of: value })
    else if (!Array.isArray(value) || value.length > 0) said.set(name, textOfValue(value))
  }
  return { said, lists }
}

/** A row of a list with what stands beside the list; a name of both is told apart by the list's. */
function beside(said: Said, list: string, row: Said): Said {
  const whole = new Map(said)
  for (const [name, text] of row) whole.set(said.has(name) ? `${list} ${name}` : name, text)
  return whole
}

/**
 * The rows of an object: one of each thing in its longest list of objects, what stands beside that list repeated, other
 * lists as they are written.
 */
function rowsOfObject(object: Plain, depth = 0): readonly Said[] {
  if (depth > DEPTH_MAX) throw new JsonError()
  const { said, lists } = partsOf(object)
  const lines = lists.reduce<List | null>((most, one) => (one.of.length > (most?.of.length ?? 0) ? one : most), null)
  for (const { name, of } of lists) if (name !== lines?.name) said.set(name, textOfValue(of))
  if (lines === null) return [said]
  return lines.of.flatMap(line => rowsOfObject(line, depth + 1).map(row => beside(said, lines.name, row)))
}

interface Wrapper {
  readonly said: Said
  readonly list: string
}

/** What stands before a list in the object around it. @param head up to the list's opening bracket */
function wrapperOf(head: string, depth: number): Wrapper {
  const object = parsed(`${head}]${'}'.repeat(depth)}`)
  let [name, inner]: [string, unknown] = ['', object]
  while (isObject(inner)) {
    const [key, value] = Object.entries(inner).at(-1) ?? ['', null]
    name = name === '' ? key : `${name} ${key}`
    inner = value
  }
  return { said: partsOf(object).said, list: name }
}

const SIGN = /["{}[\]]/g

/** Where a text in quotes ends; -1: not yet. */
function stringEnd(text: string, from: number): number {
  for (let at = from; ; ) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return -1
    let slashes = 0
    while (text[quote - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return quote + 1
    at = quote + 1
  }
}

/**
 * The objects of a text one after the other, whatever list they stand in. An object that is larger than what may be held
 * is one around a list: what stands before that list is said of each thing in it.
 * @throws {JsonError}
 */
async function* objectsOf(text: AsyncIterable<string>): AsyncGenerator<{ object: Plain; wrapper: Wrapper | null }> {
  let [kept, at, start] = ['', 0, -1]
  let open: { readonly sign: string; readonly place: number }[] = []
  let list: 'none' | 'open' | 'ended' = 'none'
  let wrapper: Wrapper | null = null

  /** Goes on within the list of a wrapping object that grew too large. */
  const unwrap = (): void => {
    const depth = open.findIndex(({ sign }) => sign === '[')
    const bracket = open[depth]
    if (list !== 'none' || bracket === undefined) throw new JsonError()
    wrapper = wrapperOf(kept.slice(start, bracket.place + 1), depth)
    list = 'open'
    at = bracket.place + 1
    start = -1
    open = []
  }

  for await (const piece of text) {
    kept = start < 0 ? kept.slice(at) + piece : kept.slice(start) + piece
    const moved = start < 0 ? at : start
    at -= moved
    open = open.map(({ sign, place }) => ({ sign, place: place - moved }))
    if (start >= 0) start = 0
    for (;;) {
      SIGN.lastIndex = at
      const found = SIGN.exec(kept)
      if (found === null) {
        at = kept.length
        break
      }
      const { 0: sign, index: place } = found
      if (list === 'ended') {
        // What follows the list of a wrapping object says nothing of its rows, as long as it is no further list.
        if (sign === '[') throw new JsonError()
        at = place + 1
        if (sign === '"') at = stringEnd(kept, at)
        if (at < 0) {
          at = place
          break
        }
        continue
      }
      if (sign === '"') {
        if (start < 0) throw new JsonError()
        const end = stringEnd(kept, place + 1)
        at = end < 0 ? place : end
        if (end < 0) break
      } else if (sign === '{' || sign === '[') {
        if (start < 0) {
          if (sign === '[' && list !== 'none') throw new JsonError()
          if (sign === '[') list = 'open'
          else start = place
        }
        if (start >= 0) open.push({ sign, place })
        if (open.length > DEPTH_MAX * 2) throw new JsonError()
        at = place + 1
      } else {
        const opened = open.pop()
        at = place + 1
        if (opened === undefined) {
          if (list !== 'open' || sign !== ']') throw new JsonError()
          list = 'ended'
        } else if ((opened.sign === '{') !== (sign === '}')) throw new JsonError()
        else if (open.length === 0) {
          yield { object: parsed(kept.slice(start, at)), wrapper }
          start = -1
        }
      }
      if (start >= 0 && at - start > OBJECT_MAX) unwrap()
    }
    if (start >= 0 && kept.length - start > OBJECT_MAX) unwrap()
  }
  if (start >= 0 || list === 'open') throw new JsonError()
}

async function* rowsOf(text: AsyncIterable<string>): AsyncGenerator<Said> {
  for await (const { object, wrapper } of objectsOf(text)) {
    for (const row of rowsOfObject(object)) yield wrapper === null ? row : beside(wrapper.said, wrapper.list, row)
  }
}

/**
 * The rows of a JSON text, the heads first. The names of all its objects are looked for before the first row, since any of
 * them may have one more.
 * @param open the text from its beginning, as often as it is asked for
 * @throws {JsonError}
 */
export async function* jsonRows(open: () => AsyncIterable<string>): AsyncGenerator<string[]> {
  const columns = new Map<string, number>()
  for await (const row of rowsOf(open())) {
    for (const name of row.keys()) if (!columns.has(name)) columns.set(name, columns.size)
    if (columns.size > COLUMNS_MAX) throw new JsonError()
  }
  if (columns.size === 0) return
  yield [...columns.keys()]
  for await (const row of rowsOf(open())) {
    const cells = new Array<string>(columns.size).fill('')
    for (const [name, text] of row) cells[columns.get(name) ?? 0] = text
    yield cells
  }
}
