/** `2026-11-24`. Every function here throws a RangeError for a string that is no real day; `isDate` asks first. */
export type LocalDate = string

export interface CivilDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** The parts of a real calendar day of the years 1900 to 2999; null for anything else (`2026-02-30`). */
export function readDate(text: string): CivilDate | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (found === null) return null
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])]
  const real = year >= 1900 && year <= 2999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return real ? { year, month, day } : null
}

export const isDate = (text: string): boolean => readDate(text) !== null

const EARLIEST = '2000-01-01'
const LATEST = '2100-12-31'

/** What is published for longer than freight is planned: weekly diesel prices, base tariffs. */
export const PUBLISHED_SINCE = '1990-01-01'

/** Whether it is a day that freight can have: anything outside 2000 to 2100 is a slip of the hand. */
export const isDayOfOurTime = (text: string): boolean => isDate(text) && text >= EARLIEST && text <= LATEST

/** A year as people write it: two digits are of this century. */
export const fullYear = (digits: string): number => (digits.length <= 2 ? 2000 + Number(digits) : Number(digits))

/**
 * A day as people and browsers write it: `2026-11-27`, `11/27/2026`, `11/27/26`. A browser's date field makes the year 0026 of
 * 26, which is read as this century, too. Null for what is no day up to 2100.
 * @param earliest left out: 2000; `PUBLISHED_SINCE` for what is published
 */
export function readTypedDate(text: string, earliest = EARLIEST): LocalDate | null {
  const typed = text.trim()
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(typed)
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed) ?? []
  const date =
    us === null
      ? dateOf(fullYear(year.replace(/^00/, '')), Number(month), Number(day))
      : dateOf(fullYear(us[3] ?? ''), Number(us[1]), Number(us[2]))
  return isDate(date) && date >= earliest && date <= LATEST ? date : null
}

export function civil(date: LocalDate): CivilDate {
  const parts = readDate(date)
  if (parts === null) throw new RangeError(`${date} is not a day of the calendar.`)
  return parts
}

const two = (number: number): string => String(number).padStart(2, '0')

export const dateOf = (year: number, month: number, day: number): LocalDate =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

/** Days since 1970-01-01 in the Gregorian calendar; years are counted from March, so that leap days come last. */
export function dayNumber(date: LocalDate): number {
  const { year, month, day } = civil(date)
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The day with that number; the inverse of `dayNumber`. */
export function dateOfDayNumber(number: number): LocalDate {
  const shifted = number + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return dateOf(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

export const addDays = (date: LocalDate, days: number): LocalDate => dateOfDayNumber(dayNumber(date) + days)

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => dayNumber(to) - dayNumber(from)

/** 0 is Sunday, 6 is Saturday. */
export const weekday = (date: LocalDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7

const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Tue, Nov 24, 2026`: for words that may be read in another year. */
export const formatFullDate = (date: LocalDate): string => `${formatDate(date)}, ${civil(date).year}`

/** `Tue, Nov 24`; with the year (`Tue, Nov 24, 2026`) when it is not the reader's, given by `today`. */
export function formatDate(date: LocalDate, today?: LocalDate): string {
  const { year, month, day } = civil(date)
  const short = `${weekdayNames[weekday(date)] ?? ''}, ${monthNames[month - 1] ?? ''} ${day}`
  return today === undefined || civil(today).year === year ? short : `${short}, ${year}`
}
