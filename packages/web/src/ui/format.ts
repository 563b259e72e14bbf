import { minorDigits } from '@waybill/domain'
import { numbersOf } from '../texts/fill.ts'
import { type Language, languageNow } from '../texts/language.ts'

/** Days by name and month: `Tue, Nov 24`, `mar, 24 nov`. */
const datesOf: Readonly<Record<Language, string>> = { 'en-us': 'en-US', 'es-es': 'es-ES' }
const halves: Readonly<Record<Language, readonly [string, string]>> = {
  'en-us': ['AM', 'PM'],
  'es-es': ['a.\u00a0m.', 'p.\u00a0m.'],
}

const moneyFormats = new Map<string, Intl.NumberFormat>()

/** Making a format costs a hundred times what using it does, and a list has one in each row. */
function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  // The browser's own digits are those in use: it writes no cents of a Colombian peso, and ours are counted in them.
  const digits = minorDigits(currency)
  const style = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  const made = moneyFormats.get(key) ?? new Intl.NumberFormat(locale, style)
  moneyFormats.set(key, made)
  return made
}

/** `13945, 'USD'` → `$139.45`; digits follow the currency (JPY none, KWD three). */
export function formatMoney(minorUnits: number, currency: string, language = languageNow()): string {
  return moneyFormat(numbersOf[language], currency).format(minorUnits / 10 ** minorDigits(currency))
}

let zone: string | undefined
/** The zone of this device, as the page found it. */
/** The reader's own time zone. */
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

/** `12840.5` → `12,840.5 lb` */
export const formatWeight = (lb: number, language = languageNow()): string =>
  `${new Intl.NumberFormat(numbersOf[language], { maximumFractionDigits: 2 }).format(lb)} lb`

export const formatCount = (n: number, language = languageNow()): string =>
  new Intl.NumberFormat(numbersOf[language]).format(n)

/** `2026-11-24T15:04:00Z` → `Tue, Nov 24, 10:04 AM` in the reader's own zone. */
export function formatInstant(instant: string, language = languageNow(), timeZone = ownZone()): string {
  const parsed = new Date(instant)
  if (instant === '' || Number.isNaN(parsed.getTime())) return instant
  const { date, time } = clockIn(timeZone, parsed)
  return `${formatDate(date, language)}, ${formatTime(time, language)}`
}

/** `EST` on a date in `America/New_York`; empty where the reader's own clock shows the same. */
export function otherZone(zone: string, date: string, own = ownZone(), language = languageNow()): string {
  if (zone === '' || zone === own) return ''
  const noon = new Date(`${date === '' ? '2026-01-01' : date}T12:00:00Z`)
  const nameIn = (timeZone: string): string => zoneName(timeZone, 'short', noon, language)
  try {
    const name = nameIn(zone)
    return name === nameIn(own) ? '' : name
  } catch {
    return zone
  }
}

/** `PDT` or `Pacific Time`, `hora del Pacífico`. */
export const zoneName = (
  timeZone: string,
  timeZoneName: 'short' | 'longGeneric',
  at: Date,
  language = languageNow(),
): string =>
  new Intl.DateTimeFormat(numbersOf[language], { timeZone, timeZoneName })
    .formatToParts(at)
    .find(part => part.type === 'timeZoneName')?.value ?? timeZone

/** What the clock on the wall says in a zone: `2026-11-24` and `14:05`. */
export function clockIn(timeZone: string, at = new Date()): { readonly date: string; readonly time: string } {
  const [date = '', time = ''] = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .split(' ')
  return { date, time }
}

/** Bytes as people read them: `812 B`, `24 KB`, `3.1 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const kilo = bytes / 1000
  return kilo < 1000 ? `${Math.round(kilo)} KB` : `${(kilo / 1000).toFixed(1)} MB`
}
