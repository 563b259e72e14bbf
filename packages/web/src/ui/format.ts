import { minorDigits } from '@waybill/domain'
import { numbersOf } from '../texts/fill.ts'
import { type Language, languageNow } from '../texts/language.ts'
import { clockIn, formatDate, formatDay, formatMonth, formatTime, ownZone } from '../texts/moments.ts'

export { clockIn, formatDate, formatDay, formatMonth, formatTime, ownZone }

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

/** `13945, 'USD'` → `$139.45`; digits follow the currency (JPY none, KWD three). Null, an amount that is not shown, is a dash. */
export function formatMoney(minorUnits: number | null, currency: string, language = languageNow()): string {
  if (minorUnits === null) return '–'
  return moneyFormat(numbersOf[language], currency).format(minorUnits / 10 ** minorDigits(currency))
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

/**
 * `Tue, Nov 24, 10:04 AM EST`: an instant on the clock of a place, with the name of its time where the reader's own clock
 * shows another. What is told beside it is told in the same time.
 */
export function formatInstantIn(instant: string, timeZone: string, language = languageNow(), own = ownZone()): string {
  const at = new Date(instant)
  if (timeZone === '' || instant === '' || Number.isNaN(at.getTime())) return formatInstant(instant, language, own)
  const name = otherZoneAt(timeZone, at, own, language)
  return `${formatInstant(instant, language, timeZone)}${name === '' ? '' : ` ${name}`}`
}

/** `EST` on a date in `America/New_York`; empty where the reader's own clock shows the same. */
export const otherZone = (zone: string, date: string, own = ownZone(), language = languageNow()): string =>
  otherZoneAt(zone, new Date(`${date === '' ? '2026-01-01' : date}T12:00:00Z`), own, language)

/** The same at an instant: clocks are set forward and back. */
function otherZoneAt(zone: string, at: Date, own: string, language: Language): string {
  if (zone === '' || zone === own) return ''
  try {
    const name = zoneName(zone, 'short', at, language)
    return name === zoneName(own, 'short', at, language) ? '' : name
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

/** Bytes as people read them: `812 B`, `24 KB`, `3.1 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const kilo = bytes / 1000
  return kilo < 1000 ? `${Math.round(kilo)} KB` : `${(kilo / 1000).toFixed(1)} MB`
}
