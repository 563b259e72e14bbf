import type { ListColumns } from '@waybill/contract/wire/savedView.ts'

interface Arrangeable {
  readonly id: string
  readonly shown?: boolean
}

export type Arranged<C> = C & { readonly width?: number }

/** Column 1 always stays in front: it opens the row. */
const usual = (columns: readonly Arrangeable[]): ListColumns =>
  columns.filter((column, i) => i === 0 || column.shown !== false).map(({ id }) => ({ id }))

/** The columns that are shown, in their order; what was kept of columns that are no more is passed over. */
export function arrange<C extends Arrangeable>(
  columns: readonly C[],
  kept: ListColumns | null,
): readonly Arranged<C>[] {
  const known = new Map(columns.map(column => [column.id, column]))
  const found = (kept ?? usual(columns)).flatMap(({ id, width }) => {
    const column = known.get(id)
    known.delete(id)
    return column === undefined ? [] : [{ ...column, ...(width === undefined ? {} : { width }) }]
  })
  const [first] = columns
  const others = found.filter(column => column.id !== first?.id)
  return first === undefined ? [] : [found.find(column => column.id === first.id) ?? first, ...others]
}

const keptOf = (shown: readonly Arranged<Arrangeable>[]): ListColumns =>
  shown.map(({ id, width }) => ({ id, ...(width === undefined ? {} : { width }) }))

/** Shows a column at the end, or hides it. */
export const toggled = (shown: readonly Arranged<Arrangeable>[], id: string): ListColumns => {
  const kept = keptOf(shown)
  return kept.some(column => column.id === id) ? kept.filter(column => column.id !== id) : [...kept, { id }]
}

/** Moves a column by so many places; the first one and the edges hold. */
export function shifted(shown: readonly Arranged<Arrangeable>[], id: string, by: number): ListColumns {
  const kept = keptOf(shown)
  const from = kept.findIndex(column => column.id === id)
  const column = kept[from]
  if (column === undefined || from === 0) return kept
  const to = Math.max(1, Math.min(kept.length - 1, from + by))
  return kept.toSpliced(from, 1).toSpliced(to, 0, column)
}

const WIDTH_MIN = 60
const WIDTH_MAX = 800

export const sized = (shown: readonly Arranged<Arrangeable>[], id: string, width: number): ListColumns =>
  keptOf(shown).map(column =>
    column.id === id ? { id, width: Math.round(Math.max(WIDTH_MIN, Math.min(WIDTH_MAX, width))) } : column,
  )
