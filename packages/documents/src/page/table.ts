import type { Weight } from '../type/faces.ts'
import { drawLine, fitText, LEADING, type Paper, type Style, widthOf, wrap } from '../type/text.ts'
import { rule } from './marks.ts'

/** A column: width in points, head, and how its cells are set. */
export type Column = {
  readonly head: string
  readonly width: number
  readonly align?: 'left' | 'center' | 'right'
  readonly size?: number
  readonly weight?: Weight
}

/** A cell: its text, or a text that begins with a bold part of its own lines; `flows`: right behind that part. */
export type CellText = string | { readonly strong: string; readonly text: string; readonly flows?: boolean }

type SetLine = {
  readonly text: string
  readonly weight: Weight
  /** What goes on behind it in the plain weight, and how far from its beginning. */
  readonly tail?: { readonly text: string; readonly x: number }
}

type SetCell = {
  readonly lines: readonly SetLine[]
  readonly style: Style
}

/** A row whose lines are broken: it can be drawn, measured and cut between lines. */
export type Row = { readonly cells: readonly SetCell[]; readonly height: number }

const PAD_X = 3
const PAD_Y = 2
const SIZE = 8
const HAIR = 0.4

/** Breaks the lines of a row's cells. Text never leaves its column: it wraps, inside a word where it must. */
export function layRow(paper: Paper, columns: readonly Column[], cells: readonly CellText[], weight?: Weight): Row {
  return rowOf(
    columns.map((column, i) => {
      const style: Style = {
        size: column.size ?? SIZE,
        weight: weight ?? column.weight ?? 'regular',
        align: column.align ?? 'left',
      }
      const set = (text: string, lineWeight: Weight): SetCell['lines'] =>
        wrap(paper, text, column.width - 2 * PAD_X, style.size, lineWeight).map(line => ({
          text: line,
          weight: lineWeight,
        }))
      const cell = cells[i] ?? ''
      const plain = style.weight ?? 'regular'
      if (typeof cell === 'string') return { lines: set(cell, plain), style }
      const strong = set(cell.strong, 'bold')
      const { begun, rest } = cell.flows
        ? beginBehind(paper, strong, cell.text, column.width - 2 * PAD_X, style.size)
        : { begun: strong, rest: cell.text }
      return { lines: [...begun, ...(rest === '' ? [] : set(rest, plain))], style }
    }),
  )
}

/** Puts as many words as have room behind the last of some bold lines, and tells the rest. */
function beginBehind(paper: Paper, strong: readonly SetLine[], text: string, width: number, size: number) {
  const last = strong.at(-1)
  if (last === undefined) return { begun: strong, rest: text }
  const x = widthOf(paper, last.text, size, 'bold') + size
  const words = text.split(' ')
  const missing = words.findIndex((_, i) => x + widthOf(paper, words.slice(0, i + 1).join(' '), size) > width)
  const count = missing === -1 ? words.length : missing
  if (count === 0) return { begun: strong, rest: text }
  const tail = { text: words.slice(0, count).join(' '), x }
  return { begun: [...strong.slice(0, -1), { ...last, tail }], rest: words.slice(count).join(' ') }
}

function rowOf(cells: readonly SetCell[]): Row {
  const heights = cells.map(({ lines, style }) => Math.max(1, lines.length) * style.size * LEADING)
  return { cells, height: Math.max(...heights) + 2 * PAD_Y }
}

/** Cuts a row that is higher than `height` between lines into rows that are not. */
export function cutRow(row: Row, height: number): Row[] {
  if (row.height <= height) return [row]
  const kept: SetCell[] = []
  const rest: SetCell[] = []
  for (const { lines, style } of row.cells) {
    const room = Math.max(1, Math.floor((height - 2 * PAD_Y) / (style.size * LEADING)))
    kept.push({ lines: lines.slice(0, room), style })
    rest.push({ lines: lines.slice(room), style })
  }
  return [rowOf(kept), ...cutRow(rowOf(rest), height)]
}

/** How many of the rows fit into `height` points, counted from the first. */
export function rowsThatFit(rows: readonly Row[], height: number): number {
  let used = 0
  let count = 0
  for (const row of rows) {
    used += row.height
    if (used > height + 0.01) break
    count += 1
  }
  return count
}

/** The height of all rows together, in points. */
export function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + row.height, 0)
}

/** Draws a row's cells at `y`, a hair line below them, and returns the y below. `height` makes the row higher. */
export function drawRow(
  paper: Paper,
  columns: readonly Column[],
  row: Row,
  x: number,
  y: number,
  height: number = row.height,
): number {
  let at = x
  columns.forEach((column, i) => {
    const cell = row.cells[i]
    let line = y + PAD_Y
    for (const { text, weight, tail } of cell?.lines ?? []) {
      const style: Style = { size: SIZE, ...cell?.style, weight }
      drawLine(paper, text, at + PAD_X, line, style, column.width - 2 * PAD_X)
      if (tail) drawLine(paper, tail.text, at + PAD_X + tail.x, line, { size: style.size })
      line += style.size * LEADING
    }
    at += column.width
  })
  rule(paper, x, y + height, at, y + height, HAIR)
  return y + height
}

/** Points of a head, unless its table says another. */
const HEAD_SIZE = 6.5

/** Draws the heads of columns, small and centred, in `height` points, and returns the y below. */
export function drawHeads(
  paper: Paper,
  columns: readonly Column[],
  x: number,
  y: number,
  height: number,
  size = HEAD_SIZE,
): number {
  let at = x
  for (const column of columns) {
    const set = fitText(
      paper,
      column.head,
      { width: column.width - 4, height: height - 2, size, smallest: Math.min(size, 5) },
      'bold',
    )
    const top = y + (height - set.lines.length * set.size * LEADING) / 2
    set.lines.forEach((line, i) => {
      const style: Style = { size: set.size, weight: 'bold', align: 'center' }
      drawLine(paper, line, at + 2, top + i * set.size * LEADING, style, column.width - 4)
    })
    at += column.width
  }
  rule(paper, x, y + height, at, y + height)
  return y + height
}

/** The rules between columns, from `y` to `bottom`. */
export function drawColumnRules(paper: Paper, columns: readonly Column[], x: number, y: number, bottom: number): void {
  let at = x
  for (const column of columns.slice(0, -1)) {
    at += column.width
    rule(paper, at, y, at, bottom, HAIR)
  }
}
