/** Between two numbers, or before what is dialed once somebody answers. */
const behind = /[/,;|]|\bor\b|\s*(?:\bextension|\bext\.?|x|#)\s*\.?\s*\d+/i

/** A number of the North American plan, however it is grouped: its area code, its exchange, its line. */
const northAmerican = /(?<![\d+])(?:\+?1[\s.-]*)?\(?[2-9]\d{2}\)?[\s.-]*[2-9]\d{2}[\s.-]*\d{4}(?!\d)/

/** The code of another country before a number. */
const abroad = /\+\s*(?!1)\d/

/** What is dialed once somebody answers, behind the number. */
const extension = /^[\s,;(]*(?:extension|extn?|x|#)\s*[.:]?\s*(\d{1,6})(?!\d)/i

const digits = (text: string): string => text.replaceAll(/\D/g, '')

/** Fewer are no number of a subscriber, and more none of this world (ITU-T E.164). */
const DIGITS = { least: 7, most: 15 }

/** The first North American number in a text; null: there is none, or one of another country stands before it. */
function northAmericanIn(typed: string): { readonly number: string; readonly rest: string } | null {
  const found = northAmerican.exec(typed)
  if (found === null || abroad.test(typed.slice(0, found.index + 1))) return null
  return { number: digits(found[0]), rest: typed.slice(found.index + found[0].length) }
}

/**
 * The digits of the first number in what somebody typed for a telephone: `218-555-0177 / 218-555-0178 ext. 23` is
 * `2185550177`. An extension and a second number are no digits of the first. Blank: more digits than a number has, which
 * nobody can tell apart.
 */
export function phoneDigits(typed: string): string {
  const ours = northAmericanIn(typed)
  if (ours !== null) return ours.number
  const parts = [...typed.split(behind).map(part => digits(part ?? '')), digits(typed)]
  const first = parts.find(({ length }) => length >= DIGITS.least && length <= DIGITS.most)
  return first ?? (digits(typed).length < DIGITS.least ? digits(typed) : '')
}

/** The same without the 1 before a North American number, as it is written within the country. */
export const nationalDigits = (typed: string): string => phoneDigits(typed).replace(/^1(?=\d{10}$)/, '')

/** The ten digits of a North American number, for whoever takes no other; blank: it is none. */
export function tenDigits(typed: string): string {
  const own = nationalDigits(typed)
  return own.length === 10 ? own : ''
}

/** The extension behind the first number of a telephone; blank: it has none. */
export const phoneExtension = (typed: string): string => extension.exec(northAmericanIn(typed)?.rest ?? '')?.[1] ?? ''
