/** `15:30`, 24-hour. */
export type LocalTime = string

const two = (number: number): string => String(number).padStart(2, '0')

export const isTime = (text: string): boolean => /^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(text)

/** Minutes since midnight. Throws a RangeError for what is no time. */
export function minutesOf(time: LocalTime): number {
  if (!isTime(time)) throw new RangeError(`${time} is not a time of day.`)
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** `3:30 PM`. Throws a RangeError for what is no time. */
export function formatTime(time: LocalTime): string {
  const minutes = minutesOf(time)
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`
}

/**
 * Reads a time as people type it: `3p`, `3:30 pm`, `3:30 p. m.`, `1530`, `10`, `10:00:00`, `noon`, `mediodía`; null when it is none.
 * Without am or pm, and without a leading zero, 1 to 6 mean the afternoon: nobody picks up freight at three at night.
 */
export function parseTime(typed: string): LocalTime | null {
  const text = typed.trim().toLowerCase().replaceAll('.', '')
  if (text === 'noon' || text === 'mediodía') return '12:00'
  if (text === 'midnight' || text === 'medianoche') return '00:00'
  const found = /^(\d{1,2})(?::?(\d{2}))?(?::\d{2})?\s*([ap])?\s?m?$/.exec(text)
  if (found === null) return null
  const [, hourText = '', minuteText = '00', half] = found
  const minute = Number(minuteText)
  const hour = hourOf(hourText, half?.[0])
  return hour === null || minute > 59 ? null : `${two(hour)}:${two(minute)}`
}

function hourOf(text: string, half: string | undefined): number | null {
  const hour = Number(text)
  if (half === undefined) {
    if (hour > 23) return null
    return text.length === 1 && hour >= 1 && hour <= 6 ? hour + 12 : hour
  }
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half === 'p' ? 12 : 0)
}
