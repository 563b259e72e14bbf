import { type Problem, problem } from '../shipment/problems.ts'
import type { ShipmentStatus, Stop } from '../shipment/shipment.ts'
import { addDays, daysBetween, isDate } from '../time/dates.ts'
import { isTime } from '../time/times.ts'
import { wallAt, zonedInstant } from '../time/zones.ts'
import { DAYS_BEFORE_ENTRY } from './validateEvent.ts'

/** When people say that freight was picked up or delivered, on the clock of that stop: blank is now, a time alone is today. */
export interface SaidTime {
  readonly date: string
  readonly time: string
}

type Timed = Pick<Stop, 'kind' | 'zone' | 'arrivedAt' | 'leftAt'>

/** The last of what is known, in milliseconds since 1970. Instants are all written alike, in UTC to the millisecond. */
function latest(instants: readonly (string | null)[]): number {
  const last = instants.reduce<string>((a, b) => (b !== null && b > a ? b : a), '')
  return last === '' ? Number.NEGATIVE_INFINITY : zonedInstant(last.slice(0, 19), 'UTC') + Number(last.slice(20, 23))
}

/** The stop that a move onward tells of: the first pickup, or the last delivery. */
const toldStop = <S extends Timed>(stops: readonly S[], status: 'A' | 'D'): S | undefined =>
  status === 'A' ? stops.find(one => one.kind === 'pickup') : stops.findLast(one => one.kind === 'delivery')

/**
 * The instant of a move by hand in milliseconds since 1970, or what keeps it from being taken. It has not come yet, or is older than what is known
 * already: of a pickup that the truck arrived, of a delivery all of the way before it.
 * @param now milliseconds since 1970
 * @param entered the day the shipment was entered
 */
export function movedAt(
  stops: readonly Timed[],
  move: { readonly from: ShipmentStatus; readonly to: ShipmentStatus },
  { date: day, time }: SaidTime,
  now: number,
  entered: string,
): { readonly at: number; readonly problems: readonly Problem[] } {
  const given = (at: number, ...problems: Problem[]) => ({ at, problems })
  if (day === '' && time === '') return given(now)
  const stop = move.to === 'D' || (move.to === 'A' && move.from === 'T') ? toldStop(stops, move.to) : undefined
  if (stop === undefined) return given(now, problem('date', 'notDated'))
  const today = wallAt(now, stop.zone)
  const date = day === '' ? today.date : day
  if (!isDate(date)) return given(now, problem('date', 'notADate'))
  if (!isTime(time)) return given(now, problem('time', time === '' ? 'required' : 'notATime'))
  if (date > today.date) return given(now, problem('date', 'dayToCome'))
  if (daysBetween(date, entered) > DAYS_BEFORE_ENTRY) {
    return given(now, problem('date', 'tooEarly', { first: addDays(entered, -DAYS_BEFORE_ENTRY) }))
  }
  const at = zonedInstant(`${date}T${time}`, stop.zone)
  if (at > now) return given(now, problem('time', 'windowOver', { now: today.time }))
  const known = latest(move.to === 'D' ? stops.flatMap(one => [one.arrivedAt, one.leftAt]) : [stop.arrivedAt])
  // People say minutes, and what is known may be told to the second.
  if (at + 59_999 < known) {
    const first = wallAt(known, stop.zone)
    return given(now, problem(date < first.date ? 'date' : 'time', 'beforeReported', { ...first }))
  }
  return given(Math.max(at, Math.min(known, now)))
}
