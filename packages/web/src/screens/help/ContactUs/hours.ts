const OPENS = 8
const CLOSES = 20

/** Monday to Friday, 8:00 AM to 8:00 PM Eastern (specification §1). */
export function isOpen(now: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: 'weekday' | 'hour'): string => parts.find(each => each.type === type)?.value ?? ''
  const hour = Number(part('hour'))
  return !part('weekday').startsWith('S') && hour >= OPENS && hour < CLOSES
}
