import {
  businessDayFrom,
  businessDaysBetween,
  type CalendarPlace,
  type CarrierCalendar,
  calendarAt,
  type DeliveryPlan,
  holidayOn,
  planDelivery,
} from './businessDays.ts'
import { daysBetween, isDate, type LocalDate, weekday } from './dates.ts'

/** What a carrier said of its time on the road; null: nothing. */
export interface SaidTime {
  readonly pickupDate: LocalDate
  /** Business days. */
  readonly transitDays: number | null
  /** Local date at the destination. */
  readonly deliveryDate: LocalDate | null
  readonly origin: CalendarPlace
  readonly destination: CalendarPlace
}

export interface PromisedDay {
  /** Business days from pickup to delivery, or those that were said where no day is known. */
  readonly transitDays: number | null
  readonly deliveryDate: LocalDate | null
  /** How the day follows from the days; null where the carrier gave the day itself, or nothing. */
  readonly plan: DeliveryPlan | null
  /** Why nobody delivers on the carrier's own day: a holiday, `Saturday`, `Sunday`; null: somebody does, or it is counted. */
  readonly closedAs: string | null
}

/** Days of a promise that can be counted; what is longer is none. */
const DAYS_MAX = 365

const closedOn = (date: LocalDate, calendar: Parameters<typeof holidayOn>[1]): string | null => {
  const holiday = holidayOn(date, calendar)
  if (holiday !== null) return holiday
  const day = weekday(date)
  return day === 0 ? 'Sunday' : day === 6 ? 'Saturday' : null
}

/**
 * The day that a carrier promises, by the calendar by which rate sheets count. Days alone give the delivery date; a
 * carrier's own date stands, and its days are the business days to it (one at least after the pickup day), so that all
 * prices say the same by `4 days`. A date before the pickup is none. Source: rules of the trade, days.
 */
export function promisedDay(
  { pickupDate, transitDays, deliveryDate, origin, destination }: SaidTime,
  calendar: CarrierCalendar,
): PromisedDay {
  const said: PromisedDay = { transitDays, deliveryDate, plan: null, closedAs: null }
  if (!isDate(pickupDate)) return said
  const [from, to] = [calendarAt(calendar, origin), calendarAt(calendar, destination)]
  if (deliveryDate !== null) {
    const isCountable = isDate(deliveryDate) && Math.abs(daysBetween(pickupDate, deliveryDate)) <= 2 * DAYS_MAX
    if (isDate(deliveryDate) && deliveryDate < pickupDate) {
      return promisedDay({ pickupDate, transitDays, deliveryDate: null, origin, destination }, calendar)
    }
    if (!isCountable) return said
    const days = businessDaysBetween(businessDayFrom(pickupDate, from), deliveryDate, to)
    const counted = deliveryDate > pickupDate ? Math.max(1, days) : 0
    return { ...said, transitDays: counted, closedAs: closedOn(deliveryDate, to) }
  }
  if (transitDays === null || !Number.isInteger(transitDays) || transitDays < 0 || transitDays > DAYS_MAX) return said
  const plan = planDelivery(pickupDate, transitDays, from, to)
  return { ...said, deliveryDate: plan.delivered, plan }
}
