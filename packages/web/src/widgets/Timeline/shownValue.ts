import { saidValue } from '../../texts/said.ts'
import { formatDate, formatTime } from '../../ui/format.ts'

/** Fields that hold a day, a window or a moment at its place. */
const DATED = /^(?:Delivery date|Pickup)$|^(?:Origin|Destination|Stop \d+) (?:window|arrived|left)$/
const DAY = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d)(?:–(\d\d:\d\d))?)?$/

/** A value of the history as it is read: days and times as everywhere else, our own words in the reader's language. */
export function shownValue(field: string, value: string): string {
  const [, day, from, to] = DATED.test(field) ? (DAY.exec(value) ?? []) : []
  if (day === undefined) return saidValue(field, value)
  const times = [from, to].flatMap(time => (time === undefined ? [] : [formatTime(time)]))
  return [formatDate(day), ...(times.length === 0 ? [] : [times.join('–')])].join(', ')
}
