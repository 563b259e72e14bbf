import { addDays, dayNumber } from './dates.ts'
import { wallAt, zonedInstant } from './zones.ts'

/** When something is done again and again: at a time of the clock on the wall of a zone. */
export interface Recurrence {
  readonly every: 'day' | 'week' | 'month'
  /** `06:30` */
  readonly at: string
  /** `America/New_York` */
  readonly zone: string
  /** Of a week: 1 is Monday, 7 Sunday. */
  readonly weekday: number
  /** Of a month: in one that is shorter, its last day. */
  readonly dayOfMonth: number
}

/** Longer than any month, and a day on either side. */
const DAYS_LOOKED_AT = 33

/** 1 is Monday, 7 Sunday. */
const weekdayOf = (day: string): number => ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1

const isLastOfMonth = (day: string): boolean => addDays(day, 1).slice(0, 7) !== day.slice(0, 7)

function isItsDay({ every, weekday, dayOfMonth }: Recurrence, day: string): boolean {
  if (every === 'day') return true
  if (every === 'week') return weekdayOf(day) === weekday
  const number = Number(day.slice(8))
  return number === dayOfMonth || (number < dayOfMonth && isLastOfMonth(day))
}

/**
 * The first slot after an instant, in milliseconds since 1970; null when there is none any more. Each day that has a slot has
 * one: a time that clocks skip in spring is the one an hour later, of one that comes twice in autumn it is the first.
 * @param until the last day that has one, on the calendar of the zone
 */
export function nextSlot(recurrence: Recurrence, after: number, until: string | null = null): number | null {
  const { at, zone } = recurrence
  const today = wallAt(after, zone).date
  for (let ahead = 0; ahead <= DAYS_LOOKED_AT; ahead++) {
    const day = addDays(today, ahead)
    if (until !== null && day > until) return null
    if (!isItsDay(recurrence, day)) continue
    const slot = zonedInstant(`${day}T${at}`, zone)
    if (slot > after) return slot
  }
  return null
}

/** Days that move along with the calendar. */
export const relativeSpans = [
  ...(['today', 'yesterday', 'last7Days', 'thisWeek', 'lastWeek'] as const),
  ...(['thisMonth', 'lastMonth', 'last12Months'] as const),
] as const
export type RelativeSpan = (typeof relativeSpans)[number]

/**
 * The days of a span as seen from one: weeks begin on Monday; the last 7 days and the last 12 months are over, so that each is
 * in as many of them as there are.
 */
export function daysOfSpan(span: RelativeSpan, today: string): { readonly from: string; readonly to: string } {
  const month = `${today.slice(0, 7)}-01`
  const monday = addDays(today, 1 - weekdayOf(today))
  const yesterday = addDays(today, -1)
  const beforeMonth = addDays(month, -1)
  switch (span) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: yesterday, to: yesterday }
    case 'last7Days':
      return { from: addDays(today, -7), to: yesterday }
    case 'thisWeek':
      return { from: monday, to: today }
    case 'lastWeek':
      return { from: addDays(monday, -7), to: addDays(monday, -1) }
    case 'thisMonth':
      return { from: month, to: today }
    case 'lastMonth':
      return { from: `${beforeMonth.slice(0, 7)}-01`, to: beforeMonth }
    case 'last12Months':
      return { from: `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`, to: beforeMonth }
  }
}
