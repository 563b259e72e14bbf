import type { KeptText } from './keptText.ts'

/** What is compared. A number that could not be read is something that was typed: not the same as none. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (Number.isNaN(part) ? 'unreadable' : part))

export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other)

type FieldOf<V> = keyof V & string

export interface Merged<V> {
  readonly values: V
  /** Both changed them, to different values: here stands mine, and a person has to choose. */
  readonly conflicts: readonly FieldOf<V>[]
}

/**
 * What one person typed over what another saved meanwhile, field by field.
 * @param base what the form was opened with.
 */
export function merge<V extends object>(base: V, mine: V, theirs: V): Merged<V> {
  const values: V = { ...theirs }
  const conflicts: FieldOf<V>[] = []
  for (const field of Object.keys(theirs) as FieldOf<V>[]) {
    if (!(field in mine) || isSame(base[field], mine[field])) continue
    values[field] = mine[field]
    if (!isSame(base[field], theirs[field]) && !isSame(mine[field], theirs[field])) conflicts.push(field)
  }
  return { values, conflicts }
}

export interface Opened<V> extends Merged<V> {
  readonly isRestored: boolean
}

/** What a form opens with: what was kept of it goes over the record as it is now. */
export function reopen<V extends object>(start: V, kept: KeptText<V> | null): Opened<V> {
  if (kept === null) return { values: start, conflicts: [], isRestored: false }
  const merged = merge(kept.base, kept.values, start)
  return { ...merged, isRestored: !isSame(merged.values, start) }
}
