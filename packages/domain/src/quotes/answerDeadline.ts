import { type BusinessCalendar, isBusinessDay, nextBusinessDay } from '../time/businessDays.ts'
import { addDays } from '../time/dates.ts'
import type { LocalNow } from '../time/pickup.ts'
import { wallAt, zonedInstant } from '../time/zones.ts'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS

/** What carriers have at least to answer. */
const LEAST_MS = 30 * MINUTE_MS
/** What is left between an answer and the truck. */
const AHEAD_MS = HOUR_MS
const USUAL_MS = 4 * HOUR_MS

/** Nobody answers in the evening, or before the office opens. */
const LAST_TIME = '18:00'
const FIRST_TIME = '08:00'

/** When freight is picked up, in milliseconds since 1970. */
export interface AnswerWindow {
  readonly opens: number
  readonly closes: number
}

const quarterFrom = (at: number): number => Math.ceil(at / QUARTER_MS) * QUARTER_MS
const quarterBefore = (at: number): number => Math.floor(at / QUARTER_MS) * QUARTER_MS

/** Four hours on from now, or from when the office opens; noon of the next day that carriers work on when they work no more today. */
function fourHoursOn(now: number, zone: string, calendar: BusinessCalendar): number {
  const { date } = wallAt(now, zone)
  const begins = Math.max(now, zonedInstant(`${date}T${FIRST_TIME}`, zone))
  const end = quarterFrom(Math.floor(begins / MINUTE_MS) * MINUTE_MS + USUAL_MS)
  const wall = wallAt(end, zone)
  if (wall.date === date && wall.time <= LAST_TIME && isBusinessDay(date, calendar)) return end
  return zonedInstant(`${nextBusinessDay(date, calendar)}T12:00`, zone)
}

/** The last instant by then at which somebody works: before the office opens or on a closed day, the evening before. */
function awake(at: number, zone: string, calendar: BusinessCalendar): number {
  const { date, time } = wallAt(at, zone)
  if (isBusinessDay(date, calendar) && time >= FIRST_TIME) {
    return time <= LAST_TIME ? at : zonedInstant(`${date}T${LAST_TIME}`, zone)
  }
  let day = addDays(date, -1)
  while (!isBusinessDay(day, calendar)) day = addDays(day, -1)
  return zonedInstant(`${day}T${LAST_TIME}`, zone)
}

/**
 * When carriers are to answer unless somebody says otherwise, on the clock of a zone: in four hours, or at noon of the next
 * working day, and before the truck is there: an hour before the pickup window opens, while somebody works; where that is too
 * soon, in the first hour of its day, else an hour before it closes, and at the latest half an hour from now. Null: the window closes before
 * anybody could answer.
 * @param window null: nobody knows when it is picked up
 */
export function usualDeadline(
  now: number,
  zone: string,
  window: AnswerWindow | null,
  calendar: BusinessCalendar,
): LocalNow | null {
  const usual = fourHoursOn(now, zone, calendar)
  if (window === null) return wallAt(usual, zone)
  const before = quarterBefore(window.opens - AHEAD_MS)
  const soonest = quarterFrom(now + LEAST_MS)
  const { date: day } = wallAt(window.opens, zone)
  const firstHour = zonedInstant(`${day}T${FIRST_TIME}`, zone) + HOUR_MS
  // A day whose trucks come later has had its turn above; who asks once that day is under way has more than its first hour.
  const isFirstHourFree = firstHour > before && now < firstHour - HOUR_MS && firstHour <= window.closes - AHEAD_MS
  const inTurn = [
    Math.min(usual, awake(before, zone, calendar)),
    ...(isFirstHourFree ? [Math.min(usual, firstHour)] : []),
    Math.min(usual, quarterBefore(window.closes - AHEAD_MS)),
    // An hour that the clock shows twice is meant the first time: the next one is meant as it is.
    ...[soonest, soonest + HOUR_MS, now + LEAST_MS],
  ]
  const written = inTurn.map(at => wallAt(at, zone))
  const fits = ({ date, time }: LocalNow): boolean => {
    const meant = zonedInstant(`${date}T${time}`, zone)
    return meant >= now + LEAST_MS && meant < window.closes
  }
  return written.find(fits) ?? null
}
