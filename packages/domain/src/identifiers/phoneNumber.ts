/** Between two numbers, or before what is dialed once somebody answers. */
const behind = /[/,;|]|\bor\b|\s*(?:\bextension|\bext\.?|x|#)\s*\.?\s*\d+/i

const digits = (text: string): string => text.replaceAll(/\D/g, '')

/** Fewer are no number of a subscriber. */
const DIGITS_LEAST = 7

/**
 * The digits of the first number in what somebody typed for a telephone: `218-555-0177 / 218-555-0178 ext. 23` is
 * `2185550177`. An extension and a second number are no digits of the first.
 */
export function phoneDigits(typed: string): string {
  const first = typed
    .split(behind)
    .map(part => digits(part ?? ''))
    .find(part => part.length >= DIGITS_LEAST)
  return first ?? digits(typed)
}
