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
  /** Provinces and territories that keep it by law; left out: the whole country. */
  readonly regions?: readonly string[]
  /** No law, but carriers publish it: a calendar keeps it when it names it. */
  readonly isCustom?: true
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

const nextToThanksgiving = (year: number): LocalDate => addDays(nth(4, 4, 11)(year), 1)

/**
 * Legal public holidays, 5 U.S.C. 6103, and the days that LTL carriers publish beside them: the day after Thanksgiving
 * and Christmas Eve stand in the closures of most (PartnerShip's yearly lists of 2022 and 2023, Averitt's of 2022).
 */
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
  { name: 'Good Friday', since: 1900, day: year => addDays(easterSunday(year), -2), isCustom: true },
  { name: 'Day after Thanksgiving', since: 1942, day: nextToThanksgiving, isCustom: true },
  { name: 'Christmas Eve', since: 1900, day: fixed(12, 24), isCustom: true },
  { name: "New Year's Eve", since: 1900, day: fixed(12, 31), isCustom: true },
]

/**
 * General holidays of the Canada Labour Code, under which carriers work that cross a province's border, then those of the
 * provinces' and territories' employment standards, where docks are closed. Source of the latter: the tables of public
 * holidays in Canada by province (Wikipedia, and the provinces' acts that the holidays library cites).
 */
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
  { name: 'Family Day', since: 1990, day: nth(3, 1, 2), regions: ['AB'] },
  { name: 'Family Day', since: 2019, day: nth(3, 1, 2), regions: ['BC'] },
  { name: 'Family Day', since: 2018, day: nth(3, 1, 2), regions: ['NB'] },
  { name: 'Family Day', since: 2008, day: nth(3, 1, 2), regions: ['ON'] },
  { name: 'Family Day', since: 2007, day: nth(3, 1, 2), regions: ['SK'] },
  { name: 'Louis Riel Day', since: 2008, day: nth(3, 1, 2), regions: ['MB'] },
  { name: 'Heritage Day', since: 2015, day: nth(3, 1, 2), regions: ['NS'] },
  { name: 'Islander Day', since: 2010, day: nth(3, 1, 2), regions: ['PE'] },
  { name: 'National Indigenous Peoples Day', since: 2001, day: fixed(6, 21), regions: ['NT'] },
  { name: 'National Indigenous Peoples Day', since: 2017, day: fixed(6, 21), regions: ['YT'] },
  { name: 'Saint-Jean-Baptiste Day', since: 1925, day: fixed(6, 24), regions: ['QC'] },
  { name: 'Nunavut Day', since: 2020, day: fixed(7, 9), regions: ['NU'] },
  { name: 'British Columbia Day', since: 1974, day: nth(1, 1, 8), regions: ['BC'] },
  { name: 'New Brunswick Day', since: 1975, day: nth(1, 1, 8), regions: ['NB'] },
  { name: 'Saskatchewan Day', since: 1900, day: nth(1, 1, 8), regions: ['SK'] },
  { name: 'Civic Holiday', since: 1900, day: nth(1, 1, 8), regions: ['NT', 'NU'] },
  { name: 'Discovery Day', since: 1912, day: nth(3, 1, 8), regions: ['YT'] },
  { name: 'Civic Holiday', since: 1900, day: nth(1, 1, 8), regions: ['AB', 'MB', 'NS', 'ON'], isCustom: true },
  { name: 'Easter Monday', since: 1900, day: year => addDays(easterSunday(year), 1), isCustom: true },
  { name: 'Christmas Eve', since: 1900, day: fixed(12, 24), isCustom: true },
  { name: "New Year's Eve", since: 1900, day: fixed(12, 31), isCustom: true },
]

const rulesOf: Readonly<Record<HolidayCountry, readonly HolidayRule[]>> = { US: unitedStates, CA: canada }

/** Every day that a calendar of a country can name. */
export const holidayNames = (country: HolidayCountry): readonly string[] => [
  ...new Set(rulesOf[country].map(rule => rule.name)),
]

/** The United States keep a Saturday's holiday on Friday and a Sunday's on Monday. */
function observedInUnitedStates(date: LocalDate): LocalDate {
  const day = weekday(date)
  return day === 6 ? addDays(date, -1) : day === 0 ? addDays(date, 1) : date
}

const isTaken = (date: LocalDate, taken: ReadonlySet<LocalDate>): boolean =>
  weekday(date) === 0 || weekday(date) === 6 || taken.has(date)

/** The day itself when it is a working day that is no holiday already, else the nearest one in a direction. */
function freeDay(date: LocalDate, taken: ReadonlySet<LocalDate>, step: 1 | -1): LocalDate {
  let day = date
  while (isTaken(day, taken)) day = addDays(day, step)
  return day
}

/** Canada keeps a weekend's holiday on the next working day that is no holiday itself. */
const observedInCanada = (date: LocalDate, taken: ReadonlySet<LocalDate>): LocalDate =>
  weekday(date) === 0 || weekday(date) === 6 ? freeDay(date, taken, 1) : date

/**
 * Carriers keep an eve before its holiday: of a Saturday on Friday (2022: December 23), where Friday is the holiday's own
 * day on Thursday. Christmas Eve of a Sunday is kept after Christmas: seven of eleven closed on Tuesday, December 26, in
 * 2023. Source: PartnerShip's yearly lists of carrier closures.
 */
const observedByCustom = (date: LocalDate, taken: ReadonlySet<LocalDate>): LocalDate =>
  freeDay(date, taken, weekday(date) === 0 ? 1 : -1)

interface KeptDay extends Holiday {
  readonly isCustom: boolean
}

function keptIn(country: HolidayCountry, region: string, year: number): readonly KeptDay[] {
  const rules = rulesOf[country].filter(rule => rule.since <= year && (rule.regions?.includes(region) ?? true))
  const legal = rules.filter(rule => rule.isCustom !== true)
  const taken = new Set(country === 'US' ? [] : legal.map(rule => rule.day(year)))
  const keep = (rule: HolidayRule, observed: (of: LocalDate) => LocalDate): KeptDay => {
    const of = rule.day(year)
    const date = observed(of)
    taken.add(date)
    return { name: rule.name, of, date, isCustom: rule.isCustom === true }
  }
  const byLaw = legal.map(rule =>
    keep(rule, of => (country === 'US' ? observedInUnitedStates(of) : observedInCanada(of, taken))),
  )
  const custom = rules.filter(rule => rule.isCustom === true)
  return [...byLaw, ...custom.map(rule => keep(rule, of => observedByCustom(of, taken)))]
}

const known = new Map<string, readonly KeptDay[]>()

function keptOf(country: HolidayCountry, region: string, year: number): readonly KeptDay[] {
  const key = `${country}${region}${year}`
  const found = known.get(key)
  if (found !== undefined) return found
  const made = [year, year + 1]
    .flatMap(of => keptIn(country, region, of))
    .filter(holiday => Number(holiday.date.slice(0, 4)) === year)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  known.set(key, made)
  return made
}

/**
 * The holidays that the law of a country, and of one of its provinces, keeps in a year, on the days on which they are
 * kept, in order. A New Year's Day that falls on a Saturday is kept on the last day of the year before and listed there.
 */
export const holidaysOf = (country: HolidayCountry, year: number, region = ''): readonly Holiday[] =>
  keptOf(country, region, year)
    .filter(({ isCustom }) => !isCustom)
    .map(({ date, name, of }) => ({ date, name, of }))

/** The holidays of a day that somebody keeps there, by law or by custom. */
export const holidaysOn = (country: HolidayCountry, date: LocalDate, region = ''): readonly KeptDay[] =>
  keptOf(country, region, Number(date.slice(0, 4))).filter(day => day.date === date)
