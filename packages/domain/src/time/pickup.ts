import type { PickupWindow } from '../shipment/shipment.ts'
import { type BusinessCalendar, businessDayFrom, holidayOn, isBusinessDay, nextBusinessDay } from './businessDays.ts'
import { addDays, isDate, type LocalDate } from './dates.ts'
import { isTime, type LocalTime } from './times.ts'

/** What the clock on the wall of a place says; whoever knows the clock and the zone works it out. */
export interface LocalNow {
  readonly date: LocalDate
  readonly time: LocalTime
}

/** Today up to the carrier's cut-off on a business day, else the next business day. */
export function defaultPickupDate(now: LocalNow, cutOff: LocalTime, calendar: BusinessCalendar): LocalDate {
  if (isBusinessDay(now.date, calendar) && now.time <= cutOff) return now.date
  return now.time <= cutOff ? businessDayFrom(now.date, calendar) : nextBusinessDay(now.date, calendar)
}

/** Pickups asked for later in the day go to the next one, unless a carrier says otherwise. */
export const USUAL_CUT_OFF: LocalTime = '14:00'

/** A place's opening hours. */
export interface BusinessHours {
  readonly from: LocalTime
  readonly to: LocalTime
}

export interface PickupProblem {
  readonly at: 'pickup.date' | 'pickup.from' | 'pickup.to'
  readonly code:
    | 'required'
    | 'notADate'
    | 'notATime'
    | 'past'
    | 'tooFarAhead'
    | 'windowEndsBeforeItStarts'
    | 'windowOver'
    | 'beforeOpening'
    | 'afterClosing'
    | 'closed'
  readonly params: Readonly<Record<string, string | number>>
}

export interface PickupRules {
  /** The place's hours; null when nobody said. */
  readonly hours: BusinessHours | null
  /** Null: any day will do. */
  readonly calendar: BusinessCalendar | null
}

/** Furthest ahead a pickup can be asked for, in days. */
export const PICKUP_MAX_DAYS_AHEAD = 365

/** Everything that is wrong with a pickup date and window, at once. */
export function checkPickup(pickup: PickupWindow, now: LocalNow, rules: PickupRules): readonly PickupProblem[] {
  return [...dateProblems(pickup, now, rules), ...windowProblems(pickup, now, rules)]
}

function dateProblems({ date }: PickupWindow, now: LocalNow, { calendar }: PickupRules): PickupProblem[] {
  const at = 'pickup.date'
  if (date === '') return [{ at, code: 'required', params: {} }]
  if (!isDate(date)) return [{ at, code: 'notADate', params: {} }]
  if (date < now.date) return [{ at, code: 'past', params: { today: now.date } }]
  const last = addDays(now.date, PICKUP_MAX_DAYS_AHEAD)
  if (date > last) return [{ at, code: 'tooFarAhead', params: { last } }]
  if (calendar === null || isBusinessDay(date, calendar)) return []
  const params = { holiday: holidayOn(date, calendar) ?? '', next: businessDayFrom(date, calendar) }
  return [{ at, code: 'closed', params }]
}

function windowProblems({ date, from, to }: PickupWindow, now: LocalNow, { hours }: PickupRules): PickupProblem[] {
  const problems: PickupProblem[] = []
  for (const [at, time] of [
    ['pickup.from', from],
    ['pickup.to', to],
  ] as const) {
    if (time === '') problems.push({ at, code: 'required', params: {} })
    else if (!isTime(time)) problems.push({ at, code: 'notATime', params: {} })
  }
  if (problems.length > 0) return problems
  if (from >= to) problems.push({ at: 'pickup.to', code: 'windowEndsBeforeItStarts', params: { from } })
  if (date === now.date && to <= now.time)
    problems.push({ at: 'pickup.to', code: 'windowOver', params: { now: now.time } })
  if (hours !== null && from < hours.from) {
    problems.push({ at: 'pickup.from', code: 'beforeOpening', params: { opens: hours.from } })
  }
  if (hours !== null && to > hours.to) {
    problems.push({ at: 'pickup.to', code: 'afterClosing', params: { closes: hours.to } })
  }
  return problems
}
