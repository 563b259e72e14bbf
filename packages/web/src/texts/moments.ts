import type { Params } from './fill.ts'
import { type Language, languageNow } from './language.ts'

/** Days by name and month: `Tue, Nov 24`, `mar, 24 nov`. */
const datesOf: Readonly<Record<Language, string>> = { 'en-us': 'en-US', 'es-es': 'es-ES' }
const halves: Readonly<Record<Language, readonly [string, string]>> = {
  'en-us': ['AM', 'PM'],
  'es-es': ['a.\u00a0m.', 'p.\u00a0m.'],
}

let zone: string | undefined

/** The reader's own time zone, as the page found it on this device. */
export const ownZone = (): string => {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** As with amounts. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const made = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  dateFormats.set(key, made)
  return made
}

/** `2026-11-24` → `Tue, Nov 24`; another year than that of `today` is named. Anything else comes back as it is. */
export function formatDate(date: string, language = languageNow(), today = clockIn(ownZone()).date): string {
  return dateText(date, language, today, { weekday: 'short' })
}

/** `2026-11-24` → `Nov 24`, for where a whole date has no room. */
export function formatDay(date: string, language = languageNow(), today = clockIn(ownZone()).date): string {
  return dateText(date, language, today, {})
}

/** `2026-11` → `Nov 2026`. Anything else comes back as it is. */
export function formatMonth(month: string, language = languageNow()): string {
  const parsed = /^\d{4}-\d{2}$/.test(month) ? new Date(`${month}-01T00:00:00Z`) : null
  if (parsed === null || Number.isNaN(parsed.getTime())) return month
  return dateFormat(datesOf[language], { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(parsed)
}

function dateText(date: string, language: Language, today: string, extra: Intl.DateTimeFormatOptions): string {
  const parsed = /^\d{4}-\d{2}-\d{2}/.test(date) ? new Date(`${date.slice(0, 10)}T00:00:00Z`) : null
  if (parsed === null || Number.isNaN(parsed.getTime())) return date
  const sameYear = date.slice(0, 4) === today.slice(0, 4)
  return dateFormat(datesOf[language], {
    ...extra,
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(parsed)
}

/** `15:30` → `3:30 PM` (specification §5: 24-hour on the wire, 12-hour on the screen). */
export function formatTime(time: string, language = languageNow()): string {
  const match = /^(\d{1,2}):(\d{2})/.exec(time)
  if (match === null) return time
  const hour = Number(match[1])
  return `${hour % 12 === 0 ? 12 : hour % 12}:${match[2]} ${halves[language][hour < 12 ? 0 : 1]}`
}

/** What the clock on the wall says in a zone: `2026-11-24` and `14:05`. */
export function clockIn(timeZone: string, at = new Date()): { readonly date: string; readonly time: string } {
  const [date = '', time = ''] = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .split(' ')
  return { date, time }
}

const WRITTEN = /^(?:(\d{4}-\d\d-\d\d)(?: |$))?([01]\d:[0-5]\d|2[0-3]:[0-5]\d)?$/

/** A day, a time or both as the wire has them (`2026-11-24 15:30`) in words; anything else as it is. */
function readMoment(value: string): string {
  const [, day, time] = WRITTEN.exec(value) ?? []
  return (
    [day === undefined ? '' : formatDate(day), time === undefined ? '' : formatTime(time)].filter(Boolean).join(', ') ||
    value
  )
}

/** What stands in the places of a sentence, with days and times as they are read everywhere else. */
export const readable = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? readMoment(value) : value]),
  )
