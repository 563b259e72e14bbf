import { dateOf, weekday as dayOfWeek, fullYear, isDayOfOurTime, type LocalDate } from '../time/dates.ts'

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const spanish = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
const french = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Months as they are cut short, with a point behind them. */
export const monthsCut = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

/** `Nov 30`, `November 30th` and `2026-11-30`, taken out where words are weighed. */
export const namedDays: readonly RegExp[] = [
  /\b\d{4}-\d{2}-\d{2}\b/g,
  new RegExp(`\\b${month}\\.? \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4}\\b)?`, 'gi'),
]

const day = new RegExp(
  [
    '(?<iso>\\b\\d{4}-\\d{2}-\\d{2}\\b)',
    '(?<us>(?<![\\d/])\\d{1,2}/\\d{1,2}(?:/(?:\\d{4}|\\d{2}))?(?![\\d/]))',
    `(?<written>\\b${month}\\.? \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4}\\b)?)`,
    `(?<weekday>\\b(?:sun|mon|tue|wed|thu|fri|sat)(?:day|sday|nesday|rsday|urday|s|rs?|nes)?\\b|(?<![\\p{L}])(?:${[...spanish, ...french].join('|')})(?![\\p{L}]))`,
    // A month without its day, or days and months with points, which are read one way here and the other way there.
    // May is a word besides, and stands with others alone.
    `(?<month>\\b(?:in|during|early|mid|late|next|this|en|em|fin) ${month}\\b|\\b(?!ma[yr])${month}\\b(?!\\.? ?\\d)|\\bpick ?-?up (?:in|within) \\w+ (?:business )?days?\\b)`,
    '(?<dotted>(?<![\\d.,$€£])\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4}|\\d{2})?(?!\\d))',
    '(?<near>\\b(?:today|tonight|tomorrow|hoy)\\b|(?<![\\p{L}])mañana(?![\\p{L}]))',
  ].join('|'),
  'giu',
)

/** A day that is said to be the pickup's by the word behind it. */
const pickupBehind = /^\s*(?:pick ?-?ups?|load(?:ing)?|ship(?:ping|s)?)\b/i

/** What is good until a day, or arrives on one, is not picked up then. */
const elsewhere =
  /(?:\b(?:until|till|thru|through|expires?|hasta|vigencia|jusqu\S*|deliver\w*|entrega\w*|livraison)|valid\w*|válid\w*|valable)(?![\p{L}])(?:(?!\b(?:for|para|pour)\b)[^,;])*$/iu
const pickup = /\b(?:pick\S*|recog\w*|recolec\w*|load|carga\w*|enl[eè]v\w*)\b[^,;]*$/i

function isThat(groups: Readonly<Record<string, string | undefined>>, asked: LocalDate): boolean {
  const { iso, us, written, weekday } = groups
  const named = (year: string | undefined, at: number, of: number): boolean => {
    const date = dateOf(year === undefined ? Number(asked.slice(0, 4)) : fullYear(year), at, of)
    return isDayOfOurTime(date) && date === asked
  }
  if (iso !== undefined) return iso === asked
  if (us !== undefined) {
    const [at = '', of = '', year] = us.split('/')
    return named(year, Number(at), Number(of))
  }
  if (written !== undefined) {
    const [, at = '', of = '', year] = /^([a-z]{3})\D*(\d{1,2})\D*(\d{4})?$/i.exec(written) ?? []
    return named(year, months.indexOf(at.toLowerCase()) + 1, Number(of))
  }
  if (weekday === undefined) return false
  const said = weekday.toLowerCase()
  const index = dayOfWeek(asked)
  return said.startsWith(weekdays[index] ?? '-') || said === spanish[index] || said === french[index]
}

/**
 * Whether a letter names a day for its price that is not the asked one, or that can't be told from it: a price for a pickup
 * of another day is none of this freight. Until when it holds, and when it arrives, is no matter.
 * @param asked the pickup that was asked for; null: nobody knows, and every day is another
 */
export const namesOtherDay = (sentences: readonly string[], asked: LocalDate | null): boolean =>
  sentences.some(sentence =>
    [...sentence.matchAll(day)].some(match => {
      const before = sentence.slice(0, match.index)
      const behind = sentence.slice(match.index + match[0].length)
      if (elsewhere.test(before) && !pickup.test(before) && !pickupBehind.test(behind)) return false
      return asked === null || !isThat(match.groups ?? {}, asked)
    }),
  )
