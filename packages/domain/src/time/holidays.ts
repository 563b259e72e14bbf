import { addDays, dateOf, type LocalDate, weekday } from './dates.ts'

export type HolidayCountry = 'US' | 'CA'

export interface Holiday {
  readonly date: LocalDate
  readonly name: string
  /** The day it stands for, when a weekend moved it; else the same as `date`. */
  readonly of: LocalDate
}

interface HolidayRule {
  readonly name: string
  /** First year it was kept. */
  readonly since: number
  readonly day: (year: number) => LocalDate
}

const fixed = (month: number, day: number) => (year: number) => dateOf(year, month, day)

/** `nth` (1 to 5) such weekday of a month. */
const nth = (count: number, dayOfWeek: number, month: number) => (year: number) => {
  const first = dateOf(year, month, 1)
  return addDays(first, ((dayOfWeek - weekday(first) + 7) % 7) + 7 * (count - 1))
}

/** The last such weekday on or before a day. */
const lastBefore = (dayOfWeek: number, month: number, day: number) => (year: number) => {
  const end = dateOf(year, month, day)
  return addDays(end, -((weekday(end) - dayOfWeek + 7) % 7))
}

/** Easter Sunday by the Gregorian computus (Meeus, Jones and Butcher). */
function easterSunday(year: number): LocalDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const march = h + l - 7 * m + 114
  return dateOf(year, Math.floor(march / 31), (march % 31) + 1)
}

/** Legal public holidays, 5 U.S.C. 6103. */
const unitedStates: readonly HolidayRule[] = [
  { name: "New Year's Day", since: 1900, day: fixed(1, 1) },
  { name: 'Martin Luther King Day', since: 1986, day: nth(3, 1, 1) },
  { name: "Washington's Birthday", since: 1971, day: nth(3, 1, 2) },
  { name: 'Memorial Day', since: 1971, day: lastBefore(1, 5, 31) },
  { name: 'Juneteenth', since: 2021, day: fixed(6, 19) },
  { name: 'Independence Day', since: 1900, day: fixed(7, 4) },
  { name: 'Labor Day', since: 1900, day: nth(1, 1, 9) },
  { name: 'Columbus Day', since: 1971, day: nth(2, 1, 10) },
  { name: 'Veterans Day', since: 1978, day: fixed(11, 11) },
  { name: 'Thanksgiving Day', since: 1942, day: nth(4, 4, 11) },
  { name: 'Christmas Day', since: 1900, day: fixed(12, 25) },
]

/** General holidays of the Canada Labour Code. */
const canada: readonly HolidayRule[] = [
  { name: "New Year's Day", since: 1900, day: fixed(1, 1) },
  { name: 'Good Friday', since: 1900, day: year => addDays(easterSunday(year), -2) },
  { name: 'Victoria Day', since: 1953, day: lastBefore(1, 5, 24) },
  { name: 'Canada Day', since: 1900, day: fixed(7, 1) },
  { name: 'Labour Day', since: 1900, day: nth(1, 1, 9) },
  { name: 'National Day for Truth and Reconciliation', since: 2021, day: fixed(9, 30) },
  { name: 'Thanksgiving Day', since: 1957, day: nth(2, 1, 10) },
  { name: 'Remembrance Day', since: 1900, day: fixed(11, 11) },
  { name: 'Christmas Day', since: 1900, day: fixed(12, 25) },
  { name: 'Boxing Day', since: 1900, day: fixed(12, 26) },
]

/** The United States keep a Saturday's holiday on Friday and a Sunday's on Monday. */
function observedInUnitedStates(date: LocalDate): LocalDate {
  const day = weekday(date)
  return day === 6 ? addDays(date, -1) : day === 0 ? addDays(date, 1) : date
}

/** Canada keeps a weekend's holiday on the next working day that is no holiday itself. */
function observedInCanada(date: LocalDate, taken: ReadonlySet<LocalDate>): LocalDate {
  if (weekday(date) !== 0 && weekday(date) !== 6) return date
  let next = addDays(date, 1)
  while (weekday(next) === 0 || weekday(next) === 6 || taken.has(next)) next = addDays(next, 1)
  return next
}

function holidaysFor(country: HolidayCountry, year: number): Holiday[] {
  const rules = country === 'US' ? unitedStates : canada
  const kept = rules.filter(rule => rule.since <= year).map(rule => ({ name: rule.name, of: rule.day(year) }))
  if (country === 'US') return kept.map(({ name, of }) => ({ name, of, date: observedInUnitedStates(of) }))
  const taken = new Set(kept.map(holiday => holiday.of))
  return kept.map(({ name, of }) => {
    const date = observedInCanada(of, taken)
    taken.add(date)
    return { name, of, date }
  })
}

const known = new Map<string, readonly Holiday[]>()

/**
 * The federal holidays that are kept in a year, on the days on which they are kept, in order. A New Year's Day that
 * falls on a Saturday is kept on the last day of the year before and listed there.
 */
export function holidaysOf(country: HolidayCountry, year: number): readonly Holiday[] {
  const key = `${country}${year}`
  const found = known.get(key)
  if (found !== undefined) return found
  const made = [year, year + 1]
    .flatMap(of => holidaysFor(country, of))
    .filter(holiday => Number(holiday.date.slice(0, 4)) === year)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  known.set(key, made)
  return made
}
