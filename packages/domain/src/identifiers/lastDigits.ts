/** Fewer end too many numbers. */
const DIGITS_LEAST = 4

/**
 * The digits of a number's end as people read them from a paper: `4821`, or `…4821` where the rest is left out; null: what
 * was typed is none.
 */
export function lastDigits(typed: string): string | null {
  const digits = /^(?:…|\.{2,})?\s*([0-9]+)$/.exec(typed.trim())?.[1] ?? ''
  return digits.length < DIGITS_LEAST ? null : digits
}
