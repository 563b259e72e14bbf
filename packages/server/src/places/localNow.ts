import { formatDate, formatTime, isDate, type LocalNow } from '@waybill/domain'

/** A formatter takes longer to make than a hundred times to use. There are no more zones than the tables of places name. */
const walls = new Map<string, Intl.DateTimeFormat>()

function wallOf(timeZone: string): Intl.DateTimeFormat {
  const known = walls.get(timeZone)
  if (known !== undefined) return known
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  walls.set(timeZone, wall)
  return wall
}

/** What the clock on the wall says in a zone. */
export function localNow(now: Date, timeZone: string): LocalNow {
  const [date = '', time = ''] = wallOf(timeZone).format(now).split(' ')
  return { date, time }
}

/** `2026-11-21 10:05`: an instant as a spreadsheet has it, on the reader's wall; blank stays blank. */
export function wallTime(at: string | null, timeZone: string): string | null {
  if (at === null || at === '') return null
  const { date, time } = localNow(new Date(at), timeZone)
  return `${date} ${time}`
}

/**
 * `Tue, Nov 24, 3:00 PM EST`: an instant as letters and notes of the history say it, with the name of the time that it is
 * told in, like the days of the freight beside it.
 */
export function momentWords(at: Date, timeZone: string): string {
  const { date, time } = localNow(at, timeZone)
  return `${isDate(date) ? formatDate(date) : date}, ${formatTime(time)} ${zoneName(at, timeZone)}`
}

/** `EST` */
function zoneName(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
