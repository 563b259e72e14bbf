import type { LocalNow } from '@waybill/domain'

/** What the clock on the wall says in a zone. */
export function localNow(now: Date, timeZone: string): LocalNow {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now)
  const [date = '', time = ''] = text.split(' ')
  return { date, time }
}
