/** `13945, 'USD'` → `$139.45`; digits follow the currency (JPY none, KWD three). */
export function formatMoney(minorUnits: number, currency: string, locale = 'en-US'): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(moneyNumber(minorUnits, currency))
}

/** Minor units as a plain number of the currency, for a spreadsheet. */
export function moneyNumber(minorUnits: number, currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions()
  return minorUnits / 10 ** (maximumFractionDigits ?? 2)
}

/** `2026-11-24` → `Tue, Nov 24`; another year than that of `today` is named. Anything else comes back as it is. */
export function formatDate(date: string, today = new Date().toISOString().slice(0, 10), locale = 'en-US'): string {
  const parsed = /^\d{4}-\d{2}-\d{2}/.test(date) ? new Date(`${date.slice(0, 10)}T00:00:00Z`) : null
  if (parsed === null || Number.isNaN(parsed.getTime())) return date
  const sameYear = date.slice(0, 4) === today.slice(0, 4)
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(parsed)
}

/** `15:30` → `3:30 PM` (specification §5: 24-hour on the wire, 12-hour on the screen). */
export function formatTime(time: string): string {
  const match = /^(\d{1,2}):(\d{2})/.exec(time)
  if (match === null) return time
  const hour = Number(match[1])
  return `${hour % 12 === 0 ? 12 : hour % 12}:${match[2]} ${hour < 12 ? 'AM' : 'PM'}`
}

/** What a person types for a time (`3:30p`, `1530`, `8 am`, `15:30`) → `HH:MM`, or null when it is none. */
export function readTime(typed: string): string | null {
  const match = /^\s*(\d{1,2})(?::?(\d{2}))?\s*([ap])?\.?m?\.?\s*$/i.exec(typed)
  if (match === null) return null
  const half = match[3]?.toLowerCase()
  const hour = Number(match[1])
  const minute = Number(match[2] ?? '0')
  if (minute > 59 || (half === undefined ? hour > 23 : hour < 1 || hour > 12)) return null
  const full = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  return `${String(full).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** `12840.5` → `12,840.5 lb` */
export const formatWeight = (lb: number): string =>
  `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(lb)} lb`

export const formatCount = (n: number): string => new Intl.NumberFormat('en-US').format(n)
