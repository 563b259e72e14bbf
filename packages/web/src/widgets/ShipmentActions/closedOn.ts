import {
  businessDayFrom,
  type CalendarPlace,
  calendarAt,
  holidayOn,
  isBusinessDay,
  isDate,
  usualCarrierCalendar,
} from '@waybill/domain'
import { served } from '../../texts/names.ts'
import { text } from '../../texts/texts.ts'
import { formatDate } from '../../ui/format.ts'

interface Closed {
  /** Blank: a weekend. */
  readonly holiday: string
  /** The next day on which carriers come. */
  readonly next: string
}

/** Why most carriers come on no such day, and when they do; null: they come, or it is no day. */
export function closedOn(date: string, place: CalendarPlace): Closed | null {
  const calendar = calendarAt(usualCarrierCalendar, place)
  if (!isDate(date) || isBusinessDay(date, calendar)) return null
  return { holiday: holidayOn(date, calendar) ?? '', next: businessDayFrom(date, calendar) }
}

/** The same in words. */
export const closedWords = ({ holiday, next }: Closed): string =>
  holiday === ''
    ? text('shipment.pickupWeekend', { next: formatDate(next) })
    : text('shipment.pickupHoliday', { next: formatDate(next), holiday: served(holiday) })
