/** Rows of text; a row is the same object as long as nothing in it changes. */
export type GridRow = readonly string[]
export type GridRows = readonly GridRow[]

export interface Place {
  readonly row: number
  readonly column: number
}

export interface GridColumn {
  readonly title: string
  /** CSS width of the column. */
  readonly width: string
  readonly align?: 'right'
}

/** What is wrong with a row, by column; the same object for the same row. */
export type CellFaults = Readonly<Record<number, string>>

/** A rectangle of cells, both ends included. */
export interface Range {
  readonly from: Place
  readonly to: Place
}

export const rangeOf = (one: Place, other: Place): Range => ({
  from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
  to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
})

const blankRow = (width: number): GridRow => Array.from({ length: width }, () => '')

/** The rows with cells put in from a place on, to the right and down; rows are added as needed. */
export function pasteAt(rows: GridRows, width: number, at: Place, cells: readonly (readonly string[])[]): GridRows {
  const next = [...rows]
  cells.forEach((line, down) => {
    const index = at.row + down
    const row = [...(next[index] ?? blankRow(width))]
    line.forEach((cell, right) => {
      if (at.column + right < width) row[at.column + right] = cell
    })
    while (next.length < index) next.push(blankRow(width))
    next[index] = row
  })
  return next
}

/** One cell with another text; the same rows when it says that already. */
export function setCell(rows: GridRows, width: number, { row, column }: Place, text: string): GridRows {
  return (rows[row]?.[column] ?? '') === text ? rows : pasteAt(rows, width, { row, column }, [[text]])
}

const inRange = (rows: GridRows, { from, to }: Range, change: (cell: string, at: Place) => string): GridRows =>
  rows.map((cells, row) =>
    row < from.row || row > to.row
      ? cells
      : cells.map((cell, column) =>
          column < from.column || column > to.column ? cell : change(cell, { row, column }),
        ),
  )

export const isBlankRow = (row: GridRow): boolean => row.every(cell => cell.trim() === '')

/**
 * Where a row stands after the list was changed around it, such as by what a colleague saved; the end where it is gone, so
 * that what is typed into it gets into no other row.
 */
export function placeAfter(before: GridRows, now: GridRows, place: number): number {
  const row = before[place]
  if (row === undefined) return now.length
  const same = now.indexOf(row)
  if (same >= 0) return same
  const text = JSON.stringify(row)
  const alike = now.findIndex(one => JSON.stringify(one) === text)
  if (alike >= 0) return alike
  // As many rows with something in them, worded anew by a save.
  const [was, is] = [before, now].map(rows => rows.flatMap((one, at) => (isBlankRow(one) ? [] : [at])))
  const nth = was?.indexOf(place) ?? -1
  return was?.length === is?.length ? (is?.[nth] ?? now.length) : now.length
}

/**
 * The row and the text of an open cell after the list was changed around it. Where nothing was typed it says what stands
 * there by now: the text before, put back when the cell is left, would be put over a colleague's.
 */
export function openCellAfter(
  before: GridRows,
  now: GridRows,
  at: Place,
  text: string,
): { readonly row: number; readonly text: string } {
  const row = placeAfter(before, now, at.row)
  const [was, is] = [before[at.row]?.[at.column] ?? '', now[row]?.[at.column] ?? '']
  const typed = text.trim()
  return { row, text: typed === was && typed !== is ? is : text }
}

/** The first row of the range repeated down to its last. */
export const fillDown = (rows: GridRows, range: Range): GridRows =>
  inRange(rows, range, (_, { column }) => rows[range.from.row]?.[column] ?? '')

export const clear = (rows: GridRows, range: Range): GridRows => inRange(rows, range, () => '')

export const copyOf = (rows: GridRows, { from, to }: Range): readonly (readonly string[])[] =>
  rows.slice(from.row, to.row + 1).map(row => row.slice(from.column, to.column + 1))

export const withoutRows = (rows: GridRows, { from, to }: Range): GridRows =>
  rows.toSpliced(from.row, to.row - from.row + 1)

/** What was, what is, and what was taken back. */
export interface History {
  readonly before: readonly GridRows[]
  readonly now: GridRows
  readonly after: readonly GridRows[]
}

const STEPS = 100

/** With a further step; what had been taken back is over. The same when nothing changed. */
export const step = (history: History, now: GridRows): History =>
  now === history.now ? history : { before: [...history.before, history.now].slice(-STEPS), now, after: [] }

export function undo(history: History): History {
  const last = history.before.at(-1)
  if (last === undefined) return history
  return { before: history.before.slice(0, -1), now: last, after: [history.now, ...history.after] }
}

export function redo(history: History): History {
  const [next, ...after] = history.after
  if (next === undefined) return history
  return { before: [...history.before, history.now], now: next, after }
}

/** The rows to draw: those in sight and a few more on either side. */
export function windowOf(count: number, rowHeight: number, top: number, height: number): readonly [number, number] {
  const spare = 8
  const first = Math.max(0, Math.floor(top / rowHeight) - spare)
  return [first, Math.min(count, Math.ceil((top + height) / rowHeight) + spare)]
}
