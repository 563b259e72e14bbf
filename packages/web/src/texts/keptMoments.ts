import type { Language } from './language.ts'
import { formatDate, formatTime } from './moments.ts'

const TIME = String.raw`\d{1,2}:\d\d [AP]M [^ ,]+`

/** A moment in a kept sentence: `Sat, Nov 21, 10:05 AM EST`; before that, it was kept as `2026-11-21 at 10:05 AM EST`. */
export const KEPT_MOMENT = String.raw`(?:[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, |\d{4}-\d\d-\d\d at )${TIME}`

const OLD = /\b(\d{4}-\d\d-\d\d) at (\d{1,2}):(\d\d) ([AP])M /g
const NEW = /^([A-Z][a-z]{2}), ([A-Z][a-z]{2}) (\d{1,2}), (\d{1,2}):(\d\d) ([AP])M (.+)$/

const weekdays: Readonly<Record<string, string>> = {
  ...{ Sun: 'dom', Mon: 'lun', Tue: 'mar', Wed: 'mié', Thu: 'jue', Fri: 'vie', Sat: 'sáb' },
}
const months: Readonly<Record<string, string>> = {
  ...{ Jan: 'ene', Feb: 'feb', Mar: 'mar', Apr: 'abr', May: 'may', Jun: 'jun' },
  ...{ Jul: 'jul', Aug: 'ago', Sep: 'sept', Oct: 'oct', Nov: 'nov', Dec: 'dic' },
}

/** `9`, `10`, `P` → `21:10` */
const wireTime = (hour: string, minute: string, half: string): string =>
  `${String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minute}`

/** A text with its moments of the old form as they are kept now, in a language. */
export const withoutOldMoments = (text: string, language: Language): string =>
  text.replace(
    OLD,
    (_, day: string, hour: string, minute: string, half: string) =>
      `${formatDate(day, language)}, ${formatTime(wireTime(hour, minute, half), language)} `,
  )

/** A kept day in Spanish: `Tue, Nov 24`, before that `2026-11-24`. */
export function keptDay(kept: string): string {
  const [, weekday = '', month = '', day] = /^([A-Z][a-z]{2}), ([A-Z][a-z]{2}) (\d{1,2})$/.exec(kept) ?? []
  return day === undefined
    ? formatDate(kept, 'es-es')
    : `${weekdays[weekday] ?? weekday}, ${day} ${months[month] ?? month}`
}

/** A kept moment in Spanish. */
export function keptMoment(kept: string): string {
  const [, weekday = '', month = '', day, hour = '', minute = '', half = '', zone] = NEW.exec(kept) ?? []
  if (zone === undefined) return withoutOldMoments(kept, 'es-es')
  return `${weekdays[weekday] ?? weekday}, ${day} ${months[month] ?? month}, ${formatTime(wireTime(hour, minute, half), 'es-es')} ${zone}`
}
