/** How far the clock of a zone is ahead of UTC at an instant, in milliseconds. */
function aheadMs(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant)
  return Date.parse(`${parts.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
}

/**
 * The instant at which clocks of a zone show a local date and time (`2026-11-24T14:05`), in milliseconds since 1970; NaN
 * for what is none. A time that a zone skips in spring is the one an hour later.
 */
export function zonedInstant(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return Number.NaN
  const guess = asUtc - aheadMs(asUtc, timeZone)
  return asUtc - aheadMs(guess, timeZone)
}
