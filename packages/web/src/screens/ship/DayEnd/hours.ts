import type { WireDropOff } from '@waybill/contract/wire/dayEnd.ts'
import type { TextKey } from '../../../texts/keys.ts'
import { formatTime } from '../../../ui/format.ts'

/** From Sunday on. */
const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** Hours of a week, days with the same ones together: `Mon–Fri 8:00 AM–6:30 PM, Sat 9:00 AM–2:00 PM`. */
export function hoursInLines(hours: WireDropOff['hours'], t: (key: TextKey) => string): string {
  const runs: { from: number; to: number; words: string }[] = []
  for (const { day, from, to } of hours.toSorted((a, b) => a.day - b.day)) {
    const words = `${formatTime(from)}–${formatTime(to)}`
    const last = runs.at(-1)
    if (last !== undefined && last.to === day - 1 && last.words === words) last.to = day
    else runs.push({ from: day, to: day, words })
  }
  const name = (day: number): string => t(`dayEnd.${days[day] ?? 'sun'}`)
  return runs
    .map(({ from, to, words }) => `${from === to ? name(from) : `${name(from)}–${name(to)}`} ${words}`)
    .join(', ')
}
