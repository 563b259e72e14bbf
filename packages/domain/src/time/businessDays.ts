import { addDays, type LocalDate, weekday } from './dates.ts'
import { type HolidayCountry, holidaysOf } from './holidays.ts'

/** The days on which a carrier or a place does not work, besides weekends. */
export interface BusinessCalendar {
  readonly country: HolidayCountry
  /** Names of the federal holidays that are kept, or all of them. */
  readonly keeps: 'all' | readonly string[]
  /** Further closed days. */
  readonly alsoClosed: readonly LocalDate[]
}

export const federalCalendar = (country: HolidayCountry): BusinessCalendar => ({
  country,
  keeps: 'all',
  alsoClosed: [],
})

/** The six holidays on which LTL carriers in the United States commonly do not run; a carrier's own list replaces it. */
export const usualCarrierCalendar: BusinessCalendar = {
  country: 'US',
  keeps: ["New Year's Day", 'Memorial Day', 'Independence Day', 'Labor Day', 'Thanksgiving Day', 'Christmas Day'],
  alsoClosed: [],
}

const isWeekend = (date: LocalDate): boolean => weekday(date) === 0 || weekday(date) === 6

/** The name of the holiday that closes a day; null on working days and plain weekends. */
export function holidayOn(date: LocalDate, calendar: BusinessCalendar): string | null {
  const holiday = holidaysOf(calendar.country, Number(date.slice(0, 4))).find(day => day.date === date)
  if (holiday !== undefined && (calendar.keeps === 'all' || calendar.keeps.includes(holiday.name))) return holiday.name
  return calendar.alsoClosed.includes(date) ? 'Closed' : null
}

export const isBusinessDay = (date: LocalDate, calendar: BusinessCalendar): boolean =>
  !isWeekend(date) && holidayOn(date, calendar) === null

/** The day itself when it is a business day, else the next one. */
export function businessDayFrom(date: LocalDate, calendar: BusinessCalendar): LocalDate {
  let day = date
  while (!isBusinessDay(day, calendar)) day = addDays(day, 1)
  return day
}

/** The business day after a day. */
export const nextBusinessDay = (date: LocalDate, calendar: BusinessCalendar): LocalDate =>
  businessDayFrom(addDays(date, 1), calendar)

/**
 * The delivery date: transit days are business days counted from the day after pickup, so Wednesday + 3 is Monday.
 * Zero days deliver on the pickup day. Throws a RangeError unless `transitDays` is a whole number from 0 to 365.
 * Source: rules of the trade, days.
 */
export function deliveryDate(pickupDate: LocalDate, transitDays: number, calendar: BusinessCalendar): LocalDate {
  if (!Number.isInteger(transitDays) || transitDays < 0 || transitDays > 365) {
    throw new RangeError('Transit days are a whole number from 0 to 365.')
  }
  if (transitDays === 0) return businessDayFrom(pickupDate, calendar)
  let day = pickupDate
  for (let left = transitDays; left > 0; left -= 1) day = nextBusinessDay(day, calendar)
  return day
}

/** Business days after `from`, up to and including `to`; 0 when `to` is not later. */
export function businessDaysBetween(from: LocalDate, to: LocalDate, calendar: BusinessCalendar): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isBusinessDay(day, calendar)) count += 1
  return count
}
