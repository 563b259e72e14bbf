import type { GridRow, GridRows } from './gridModel.ts'

/** Rows between the same neighbours that two people changed differently. */
export interface RowConflict {
  readonly mine: GridRows
  readonly theirs: GridRows
}

interface MergedRows {
  /** Both changes; mine where they differ, as the very rows that were given. */
  readonly rows: GridRows
  readonly conflicts: readonly RowConflict[]
}

/** Beyond this many pairs the middle of two lists is one change: nobody waits for a closer look. */
const PAIRS_MAX = 4_000_000

const textOf = (row: GridRow): string => JSON.stringify(row)

/** Pairs of places, rising in both lists, whose rows are the same: the longest there are. */
function pairs(one: readonly string[], other: readonly string[]): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) found.push([start, start++])
  let [oneEnd, otherEnd] = [one.length, other.length]
  const tail: (readonly [number, number])[] = []
  while (oneEnd > start && otherEnd > start && one[oneEnd - 1] === other[otherEnd - 1])
    tail.push([--oneEnd, --otherEnd])
  const [rows, columns] = [oneEnd - start, otherEnd - start]
  if (rows * columns <= PAIRS_MAX) {
    const width = columns + 1
    const lengths = new Uint32Array((rows + 1) * width)
    const at = (i: number, j: number): number => lengths[i * width + j] ?? 0
    for (let i = rows - 1; i >= 0; i--) {
      for (let j = columns - 1; j >= 0; j--) {
        const isPair = one[start + i] === other[start + j]
        lengths[i * width + j] = isPair ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
      }
    }
    for (let i = 0, j = 0; i < rows && j < columns; ) {
      if (one[start + i] === other[start + j]) found.push([start + i++, start + j++])
      else if (at(i + 1, j) >= at(i, j + 1)) i++
      else j++
    }
  }
  return [...found, ...tail.reverse()]
}

const isSame = (one: GridRows, other: GridRows): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * What one person made of a list of rows, over what another saved of it meanwhile: each run of rows between unchanged
 * neighbours is taken from who changed it.
 * @param base what both began with.
 */
export function mergeRows(base: GridRows, mine: GridRows, theirs: GridRows): MergedRows {
  const texts = base.map(textOf)
  const own = new Map(pairs(texts, mine.map(textOf)))
  const other = new Map(pairs(texts, theirs.map(textOf)))
  // Where all three agree the lists are cut into runs; the ends are such a place too.
  const cuts = texts.flatMap((_, place) => {
    const [m, t] = [own.get(place), other.get(place)]
    return m === undefined || t === undefined ? [] : [[place, m, t] as const]
  })
  const rows: GridRow[] = []
  const conflicts: RowConflict[] = []
  let [b, m, t] = [0, 0, 0]
  for (const [nextB, nextM, nextT] of [...cuts, [base.length, mine.length, theirs.length] as const]) {
    const [was, ours, others] = [base.slice(b, nextB), mine.slice(m, nextM), theirs.slice(t, nextT)]
    // Rows that were only taken out here and changed there stand again: nobody's words are lost unasked.
    const isTheirs = isSame(was, ours) || (ours.length === 0 && !isSame(was, others))
    rows.push(...(isTheirs ? others : ours))
    if (!isTheirs && !isSame(was, others) && !isSame(ours, others)) conflicts.push({ mine: ours, theirs: others })
    rows.push(...mine.slice(nextM, nextM + 1))
    ;[b, m, t] = [nextB + 1, nextM + 1, nextT + 1]
  }
  return { rows, conflicts }
}

/**
 * The rows with theirs in the place of mine; null where mine do not stand there any more.
 * @param rows of which those of the conflict are the same objects.
 */
export function takeRows(rows: GridRows, from: GridRows, to: GridRows): GridRows | null {
  const [first] = from
  const start = first === undefined ? -1 : rows.indexOf(first)
  if (start < 0 || from.some((row, i) => rows[start + i] !== row)) return null
  return rows.toSpliced(start, from.length, ...to)
}
