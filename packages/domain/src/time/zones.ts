import { dayNumber, isDate } from './dates.ts'
import type { LocalNow } from './pickup.ts'

const DAY_MS = 86_400_000

/** A date and time of no zone (`2026-11-24T14:05`, with seconds or without) in milliseconds since 1970; NaN for what is none. */
function clockMs(local: string): number {
  const [, date = '', hour, minute, second = '0'] = /^(.{10})[ T](\d\d):(\d\d)(?::(\d\d))?$/.exec(local) ?? []
  if (!isDate(date) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return Number.NaN
  return dayNumber(date) * DAY_MS + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000
}

/** How far the clock of a zone is ahead of UTC at an instant, in milliseconds. */
function aheadMs(instant: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant)
  return clockMs(shown) - Math.floor(instant / 1000) * 1000
}

/**
 * The instant at which clocks of a zone show a local date and time (`2026-11-24T14:05`), in milliseconds since 1970; NaN
 * for what is none. A time that a zone skips in spring is the one an hour later; of one that comes twice in autumn it is
 * the first.
 */
export function zonedInstant(local: string, timeZone: string): number {
  const asUtc = clockMs(local)
  if (Number.isNaN(asUtc)) return Number.NaN
  const [before, after] = [aheadMs(asUtc - DAY_MS, timeZone), aheadMs(asUtc + DAY_MS, timeZone)]
  if (before === after) return asUtc - before
  const instants = [asUtc - before, asUtc - after].filter(instant => aheadMs(instant, timeZone) === asUtc - instant)
  return instants.length === 0 ? asUtc - before : Math.min(...instants)
}

/** What the clock on the wall of a zone says at an instant. */
export function wallAt(instant: number, timeZone: string): LocalNow {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant)
  const [date = '', time = ''] = wall.split(' ')
  return { date, time }
}

/** Whether clocks of that name are known: `America/New_York`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return name !== ''
  } catch {
    return false
  }
}
