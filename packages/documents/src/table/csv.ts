/** A value of a cell. Numbers stay numbers in a spreadsheet, texts never become formulas. */
export type Cell = string | number | boolean | null | undefined

const BOM = '\uFEFF'
const LINE_END = '\r\n'
const CHUNK = 64 * 1024

/**
 * Begins like a formula for one spreadsheet program or another, leading spaces aside: `=`, `+`, `-`, `@`, tab, CR
 * and LF, and the full-width forms of the signs.
 */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** Neither quoted nor guarded, whatever stands between cells: letters and digits, as nearly all cells are. */
const PLAIN = /^[A-Za-z0-9](?:[\w .:/()-]*[\w.)])?$/

/** What may stand between cells. */
export type Mark = ',' | ';' | '\t' | '|'

/**
 * One cell in the notation of RFC 4180. A text that a spreadsheet could take for a formula gets an apostrophe in
 * front; a number that is not finite is an empty cell.
 */
export function csvCell(value: Cell, mark: Mark = ','): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value === 'string' && PLAIN.test(value)) return value
  const text = typeof value === 'boolean' ? String(value) : value.toWellFormed()
  const safe = FORMULA.test(text) ? `'${text}` : text
  return safe.includes(mark) || /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line with its end. */
export function csvLine(cells: readonly Cell[]): string {
  return markedLine(cells, ',')
}

/** The same with another mark between its cells. */
export function markedLine(cells: readonly Cell[], mark: Mark): string {
  return cells.map(cell => csvCell(cell, mark)).join(mark) + LINE_END
}

/**
 * Rows as chunks of a CSV file (RFC 4180, UTF-8 with a byte order mark so that spreadsheets read it right): constant
 * memory however many rows come. `head` is the first line; without rows the file is that line alone.
 */
export function csv(
  head: readonly string[],
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>,
): AsyncGenerator<string, void, undefined> {
  return csvOfBatches(head, oneByOne(rows))
}

async function* oneByOne(rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>) {
  for await (const row of rows) yield [row]
}

/** The same of rows that come many at a time: to wait for each would cost a million of them a second. */
export async function* csvOfBatches(
  head: readonly string[],
  batches: AsyncIterable<Iterable<readonly Cell[]>>,
): AsyncGenerator<string, void, undefined> {
  let chunk = BOM + csvLine(head)
  for await (const rows of batches) {
    for (const row of rows) {
      chunk += csvLine(row)
      if (chunk.length < CHUNK) continue
      yield chunk
      chunk = ''
    }
  }
  if (chunk !== '') yield chunk
}
