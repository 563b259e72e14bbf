import type { LocalNow } from '@waybill/domain'
import { zoneName } from '../../ui/format.ts'

/** The reader's own zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** What the clock on the wall says in a zone, now. */
export function localNowIn(timeZone: string, at = new Date()): LocalNow {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
  const [date = '', time = ''] = text.split(' ')
  return { date, time }
}

/** `Pacific Time`; null when the clocks there and here say the same, so that nothing needs to be said. */
export function otherZoneName(timeZone: string, at = new Date()): string | null {
  const there = localNowIn(timeZone, at)
  const here = localNowIn(ownZone(), at)
  if (there.date === here.date && there.time === here.time) return null
  return zoneName(timeZone, 'longGeneric', at)
}
