import { addDays, type LocalDate, weekday } from './dates.ts'
import { type HolidayCountry, holidaysOn } from './holidays.ts'

/** The names of holidays that are kept, or all that the law of the place keeps. */
export type KeptHolidays = 'all' | readonly string[]

/** The days on which nobody works at a place, besides weekends. */
export interface BusinessCalendar {
  readonly country: HolidayCountry
  /** Province or territory of Canada, two letters; empty elsewhere. */
  readonly region: string
  readonly keeps: KeptHolidays
  /** Further closed days. */
  readonly alsoClosed: readonly LocalDate[]
}

/** The days on which a carrier does not run, by country. */
export interface CarrierCalendar {
  readonly us: KeptHolidays
  /** `all`: the general holidays and those of the province in which it picks up or delivers. */
  readonly ca: KeptHolidays
  readonly alsoClosed: readonly LocalDate[]
}

/**
 * What most LTL carriers publish, for a carrier whose own list nobody has: six holidays, the Friday after Thanksgiving
 * and Christmas Eve in the United States, every legal one in Canada. Rather a day too many: a promise that is kept early
 * disappoints nobody. Source: rules of the trade, days; for the eight days see `holidays.ts`.
 */
export const usualCarrierCalendar: CarrierCalendar = {
  us: [
    "New Year's Day",
    'Memorial Day',
    'Independence Day',
    'Labor Day',
    'Thanksgiving Day',
    'Day after Thanksgiving',
    'Christmas Eve',
    'Christmas Day',
  ],
  ca: 'all',
  alsoClosed: [],
}

/** A place as calendars look at it. */
export interface CalendarPlace {
  /** Two letters; left out: the United States. */
  readonly country?: string
  /** State or province. */
  readonly state: string
}

/** A carrier's calendar at a place: that of the country, and of the province, in which it picks up or delivers. */
export function calendarAt({ us, ca, alsoClosed }: CarrierCalendar, place: CalendarPlace): BusinessCalendar {
  if (place.country?.trim().toUpperCase() !== 'CA') return { country: 'US', region: '', keeps: us, alsoClosed }
  return { country: 'CA', region: place.state.trim().toUpperCase(), keeps: ca, alsoClosed }
}

const isWeekend = (date: LocalDate): boolean => weekday(date) === 0 || weekday(date) === 6

/** The name of the holiday that closes a day; null on working days and plain weekends. */
export function holidayOn(date: LocalDate, { country, region, keeps, alsoClosed }: BusinessCalendar): string | null {
  const kept = holidaysOn(country, date, region).find(({ name, isCustom }) =>
    keeps === 'all' ? !isCustom : keeps.includes(name),
  )
  return kept?.name ?? (alsoClosed.includes(date) ? 'Closed' : null)
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

/** A pickup and its delivery, and the weekdays from one to the other on which nobody works. */
export interface DeliveryPlan {
  /** The pickup day itself, or the next on which the carrier comes. */
  readonly pickedUp: LocalDate
  readonly delivered: LocalDate
  readonly skipped: readonly { readonly date: LocalDate; readonly name: string }[]
}

/**
 * When freight is delivered that is to be picked up on a day: the pickup by the calendar of the origin, the days on the
 * way and the delivery by that of the destination. Throws as `deliveryDate` does. Source: rules of the trade, days.
 */
export function planDelivery(
  pickupDate: LocalDate,
  transitDays: number,
  origin: BusinessCalendar,
  destination: BusinessCalendar,
): DeliveryPlan {
  const pickedUp = businessDayFrom(pickupDate, origin)
  const delivered = deliveryDate(pickedUp, transitDays, destination)
  const skipped: { date: LocalDate; name: string }[] = []
  const look = (from: LocalDate, to: LocalDate, calendar: BusinessCalendar) => {
    for (let date = from; date < to; date = addDays(date, 1)) {
      const name = isWeekend(date) ? null : holidayOn(date, calendar)
      if (name !== null) skipped.push({ date, name })
    }
  }
  look(pickupDate, pickedUp, origin)
  look(transitDays === 0 ? pickedUp : addDays(pickedUp, 1), delivered, destination)
  return { pickedUp, delivered, skipped }
}

/** Business days after `from`, up to and including `to`; 0 when `to` is not later. */
export function businessDaysBetween(from: LocalDate, to: LocalDate, calendar: BusinessCalendar): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isBusinessDay(day, calendar)) count += 1
  return count
}
