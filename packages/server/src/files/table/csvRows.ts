/** Characters of one row: a line that never ends would else be held whole. */
export const ROW_MAX = 200_000
/** Quotes that nobody closed, after which one has to close on its own line: each may cost a look over a whole row. */
const UNCLOSED_MAX = 1_000

/** A row without an end. */
export class EndlessRow extends Error {}

/** A row, and where the next one begins. */
interface Row {
  readonly cells: string[]
  readonly next: number
}

/** What a quoted cell says and where it ends; `open`: it goes on behind what is known; null: its quote is a plain sign. */
type Quoted = { readonly text: string; readonly end: number } | 'open' | null

const LINE_END = /[\r\n]/g

/**
 * Takes text apart into rows of cells (RFC 4180, and what people make of it): lines end in LF, CRLF or CR, also within one
 * text; a quote opens a cell at its beginning only, may run over lines, and stands for itself where nobody closes it.
 */
export function csvSplitter(delimiter: string) {
  let unclosed = 0

  /** Where the line ends and the next begins; null: not known yet. */
  function lineEnd(text: string, from: number, isLast: boolean): { end: number; next: number } | null {
    LINE_END.lastIndex = from
    const end = LINE_END.exec(text)?.index
    if (end === undefined) return isLast ? { end: text.length, next: text.length } : null
    if (text[end] === '\n') return { end, next: end + 1 }
    if (end + 1 === text.length && !isLast) return null
    return { end, next: text[end + 1] === '\n' ? end + 2 : end + 1 }
  }

  /** @param from behind the opening quote; @param line where its line ends */
  function quoted(text: string, from: number, line: number, isLast: boolean): Quoted {
    const far = unclosed >= UNCLOSED_MAX ? line : from + ROW_MAX
    for (let at = from; ; ) {
      const quote = text.indexOf('"', at)
      if (quote < 0 || quote > far) {
        if (quote < 0 && !isLast && text.length - from <= ROW_MAX) return 'open'
        break
      }
      const after = text[quote + 1]
      if (after === undefined && !isLast) return 'open'
      if (after === '"') {
        at = quote + 2
        continue
      }
      if (after === undefined || after === delimiter || after === '\n' || after === '\r') {
        return { text: text.slice(from, quote).replaceAll('""', '"'), end: quote + 1 }
      }
      // On a later line, a quote that opens a cell says that this one was never closed.
      const before = text[quote - 1]
      if (quote > line && (before === delimiter || before === '\n' || before === '\r')) break
      at = quote + 1
    }
    unclosed += 1
    return null
  }

  /** The cells of a line with a quote in it; null: it goes on behind what is known. */
  function cellsWithQuotes(text: string, from: number, isLast: boolean): Row | null {
    const cells: string[] = []
    let line = lineEnd(text, from, isLast)
    if (line === null) return null
    for (let at = from; ; ) {
      let opening = at
      if (delimiter !== ' ') while (text[opening] === ' ') opening += 1
      const cell = text[opening] === '"' ? quoted(text, opening + 1, line.end, isLast) : null
      if (cell === 'open') return null
      let end: number
      if (cell === null) {
        const mark = text.indexOf(delimiter, at)
        end = mark < 0 || mark > line.end ? line.end : mark
        cells.push(text.slice(at, end))
      } else {
        cells.push(cell.text)
        end = cell.end
        if (end > line.end) line = lineEnd(text, end, isLast)
        if (line === null) return null
      }
      if (end >= line.end) return { cells, next: line.next }
      at = end + 1
    }
  }

  /**
   * The row that begins there; null where its end is not known yet.
   * @param isLast nothing comes behind the text
   * @throws {EndlessRow}
   */
  return function rowAt(text: string, from: number, isLast: boolean): Row | null {
    const line = lineEnd(text, from, isLast)
    if (line === null) {
      if (text.length - from > ROW_MAX) throw new EndlessRow()
      return null
    }
    if (line.end - from > ROW_MAX) throw new EndlessRow()
    const plain = text.slice(from, line.end)
    return plain.includes('"')
      ? cellsWithQuotes(text, from, isLast)
      : { cells: plain.split(delimiter), next: line.next }
  }
}

/** Marks that stand between cells, the more usual first. */
const marks = [',', ';', '\t', '|', '^', '~', ':'] as const
/** Rows that are looked at for the mark between cells. */
const LOOKED_AT = 60
/** Lines that are gone through for them, empty ones included. */
const LINES_LOOKED_AT = 1_000

/** How evenly a mark parts the rows into cells, and in which of them it does so first. */
function evenness(text: string, mark: string, isWhole: boolean): { score: number; first: number } {
  const rowAt = csvSplitter(mark)
  const widths: number[] = []
  try {
    for (let at = 0, lines = 0; at < text.length && widths.length < LOOKED_AT && lines < LINES_LOOKED_AT; lines += 1) {
      const row = rowAt(text, at, isWhole)
      if (row === null) break
      if (row.cells.some(cell => cell.trim() !== '')) widths.push(row.cells.length)
      at = row.next
    }
  } catch (error) {
    if (!(error instanceof EndlessRow)) throw error
  }
  const counts = new Map<number, number>()
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1)
  const [width, rows] = [...counts].reduce((most, one) => (one[1] * one[0] > most[1] * most[0] ? one : most), [1, 0])
  if (rows === 0) return { score: 0, first: Number.POSITIVE_INFINITY }
  // Times of the day have colons: they part cells only where nothing else does.
  const weight = mark === ':' ? 0.3 : 1
  return { score: weight * Math.sqrt(rows / widths.length) * Math.log(width + 0.5), first: widths.indexOf(width) }
}

/**
 * The mark between cells: the one that parts the first rows most evenly, quotes understood. One that the row of the heads
 * does not have counts half: a decimal comma is in every row but that.
 * @param isWhole nothing comes behind the text
 */
export function delimiterOf(text: string, isWhole: boolean): string {
  const found = marks.map(mark => ({ mark, ...evenness(text, mark, isWhole) }))
  const heads = Math.min(...found.filter(({ mark }) => mark !== ':').map(({ first }) => first))
  const scored = found.map(({ mark, score, first }) => ({ mark, score: first > heads ? score / 2 : score }))
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).mark
}
