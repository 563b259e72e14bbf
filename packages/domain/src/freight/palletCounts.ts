import { type ItemLevel, levelBelow } from './itemLevels.ts'

/** What a pallet of an item holds, each count by what it counts; null: nobody said, or nobody can. */
export interface PalletCounts {
  /** Single ones, in cartons or not. */
  readonly units: number | null
  readonly cartons: number | null
}

/** Whether the count of a pallet is one of cartons: those of an item that is packed in any. Otherwise it is one of units. */
export const countsCartons = (levels: readonly ItemLevel[]): boolean => levelBelow(levels, 'pallet')?.level === 'carton'

export function palletCounts(levels: readonly ItemLevel[]): PalletCounts {
  const count = levels.find(({ level }) => level === 'pallet')?.count ?? null
  if (count === null || !countsCartons(levels)) return { units: count, cartons: null }
  const each = levels.find(({ level }) => level === 'carton')?.count ?? null
  return { units: each === null ? null : count * each, cartons: count }
}

/**
 * Whether the count of a pallet stays while cartons come between it and its units, or go: the same figure would mean
 * another load then.
 */
export function countMeansOther(before: readonly ItemLevel[], after: readonly ItemLevel[]): boolean {
  const of = (levels: readonly ItemLevel[]) => levels.find(({ level }) => level === 'pallet')?.count ?? null
  return of(before) !== null && of(before) === of(after) && countsCartons(before) !== countsCartons(after)
}
