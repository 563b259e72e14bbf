/** A figure that comes anew every week or day and moves by more than this is asked about: a digit may have slipped. */
export const FAR_PERCENT = 20

/**
 * By how many percent a figure moves, where that is more than a slip of the hand should: up is positive, rounded to a
 * tenth. Null where it stays near.
 * @param before above 0
 */
export function movesFar(before: number, after: number): number | null {
  const isFar = Math.abs(after - before) * 100 > FAR_PERCENT * before
  return isFar ? Math.round(((after - before) * 1_000) / before) / 10 : null
}
