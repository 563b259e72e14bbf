import { type Problem, problem } from '../shipment/problems.ts'
import { daysBetween, isDate } from '../time/dates.ts'
import type { LocalNow } from '../time/pickup.ts'
import { isTime } from '../time/times.ts'
import { type TrackingStatus, trackingStatuses } from './trackingStatus.ts'

/** An event as somebody enters it, in the time of the place where it happened. */
export interface EnteredEvent {
  readonly status: string
  readonly date: string
  readonly time: string
  readonly description: string
  readonly city: string
  readonly state: string
  readonly notes: string
  /** Extra addresses to tell, separated by commas (specification §3, tracking event). */
  readonly notifications: string
}

/** Freight is not reported before it was entered; a little earlier it may have been picked up unbooked. */
export const DAYS_BEFORE_ENTRY = 30

const limits = { description: 200, city: 50, state: 2, notes: 1000 } as const

export const NOTIFIED_MAX = 10

const mailForm = /^[^\s@,<>()"]{1,64}@[^\s@,<>()"]{1,180}\.[^\s@,<>()".]{2,63}$/

/** The addresses of a list separated by commas or semicolons, each once. */
export const notifiedOf = (list: string): readonly string[] => [
  ...new Set(
    list
      .split(/[,;\s]+/)
      .map(address => address.trim().toLowerCase())
      .filter(address => address !== ''),
  ),
]

export const isTrackingStatus = (text: string): text is TrackingStatus => trackingStatuses.some(one => one === text)

/**
 * What keeps an event from being taken, all of it at once.
 * @param now what the clock says where it happened
 * @param entered the day the shipment was entered
 */
export function validateEvent(event: EnteredEvent, now: LocalNow, entered: string): readonly Problem[] {
  const problems: Problem[] = []
  if (!isTrackingStatus(event.status)) problems.push(problem('status', 'required'))
  if (!isDate(event.date)) problems.push(problem('date', event.date === '' ? 'required' : 'notADate'))
  else if (event.date > now.date) problems.push(problem('date', 'tooFarAhead', { days: 0 }))
  else if (daysBetween(event.date, entered) > DAYS_BEFORE_ENTRY) problems.push(problem('date', 'past'))
  if (!isTime(event.time)) problems.push(problem('time', event.time === '' ? 'required' : 'notATime'))
  else if (event.date === now.date && event.time > now.time) problems.push(problem('time', 'tooFarAhead', { days: 0 }))
  for (const [field, max] of Object.entries(limits)) {
    const text = event[field as keyof typeof limits]
    if ([...text].length > max) problems.push(problem(field, 'tooLong', { max }))
  }
  const notified = notifiedOf(event.notifications)
  if (notified.length > NOTIFIED_MAX) problems.push(problem('notifications', 'tooMany', { max: NOTIFIED_MAX }))
  if (!notified.every(address => mailForm.test(address))) problems.push(problem('notifications', 'badForm'))
  return problems
}
