import { expect, test } from 'vitest'
import { calendarAt, usualCarrierCalendar } from '../time/businessDays.ts'
import { zonedInstant } from '../time/zones.ts'
import { usualDeadline } from './answerDeadline.ts'

const calendar = calendarAt(usualCarrierCalendar, { country: 'US', state: '' })
const NEW_YORK = 'America/New_York'
const at = (local: string, zone = NEW_YORK): number => zonedInstant(local.replace(' ', 'T'), zone)

/** The deadline asked for at a moment, for a pickup window, in the company's zone; the dock may be in another. */
function deadline(now: string, window?: readonly [from: string, to: string], dock = NEW_YORK): string {
  const [from, to] = window ?? []
  const pickup = from && to ? { opens: at(from, dock), closes: at(to, dock) } : null
  const found = usualDeadline(at(now), NEW_YORK, pickup, calendar)
  return found === null ? 'none' : `${found.date} ${found.time}`
}

test.each([
  ['2026-11-24 09:01', '2026-11-24 13:15'],
  ['2026-11-24 13:59', '2026-11-24 18:00'],
  // Before the office opens its hours are counted from there.
  ['2026-11-24 00:30', '2026-11-24 12:00'],
  ['2026-11-24 07:59', '2026-11-24 12:00'],
  ['2026-11-24 14:01', '2026-11-25 12:00'],
  ['2026-11-24 23:50', '2026-11-25 12:00'],
  // A Sunday, a Friday evening, Thanksgiving with the Friday after it.
  ['2026-11-22 10:47', '2026-11-23 12:00'],
  ['2026-11-20 16:00', '2026-11-23 12:00'],
  ['2026-11-25 16:00', '2026-11-30 12:00'],
])('asked on %s, with no pickup day yet, carriers have until %s', (now, until) => expect(deadline(now)).toBe(until))

test.each([
  // There is time enough before the truck comes.
  ['2026-11-24 09:01', ['2026-11-27 10:00', '2026-11-27 15:30'], '2026-11-24 13:15'],
  // Tomorrow's pickup: noon of tomorrow would lie in its window.
  ['2026-11-24 15:00', ['2026-11-25 10:00', '2026-11-25 15:30'], '2026-11-25 09:00'],
  // It opens before anybody is at a desk: the evening before.
  ['2026-11-24 15:00', ['2026-11-25 08:00', '2026-11-25 15:30'], '2026-11-24 18:00'],
  ['2026-11-24 17:45', ['2026-11-25 08:00', '2026-11-25 15:30'], '2026-11-25 09:00'],
  ['2026-11-24 20:00', ['2026-11-25 08:00', '2026-11-25 15:30'], '2026-11-25 09:00'],
  // Nobody is at a desk on Thanksgiving, or on a Sunday: the last working day that is still ahead.
  ['2026-11-25 16:00', ['2026-11-27 08:00', '2026-11-27 16:00'], '2026-11-25 18:00'],
  ['2026-11-25 16:00', ['2026-11-30 08:00', '2026-11-30 16:00'], '2026-11-25 18:00'],
  ['2026-11-20 15:00', ['2026-11-23 08:00', '2026-11-23 16:00'], '2026-11-20 18:00'],
  // No working hour is left before it opens: the first of its day.
  ['2026-11-20 17:45', ['2026-11-23 08:00', '2026-11-23 16:00'], '2026-11-23 09:00'],
  // The same day: an hour before the window opens.
  ['2026-11-24 08:05', ['2026-11-24 11:00', '2026-11-24 15:30'], '2026-11-24 10:00'],
  // It is about to open, or open: an hour before it closes, if that is not more than usual.
  ['2026-11-24 10:50', ['2026-11-24 11:00', '2026-11-24 15:30'], '2026-11-24 14:30'],
  ['2026-11-24 08:00', ['2026-11-24 07:00', '2026-11-24 17:00'], '2026-11-24 12:00'],
  // Little is left: half an hour, on a quarter.
  ['2026-11-24 14:20', ['2026-11-24 11:00', '2026-11-24 15:30'], '2026-11-24 15:00'],
  // Not even a quarter: to the minute.
  ['2026-11-24 15:20', ['2026-11-24 14:00', '2026-11-24 16:00'], '2026-11-24 15:50'],
  ['2026-11-24 15:05', ['2026-11-24 11:00', '2026-11-24 15:30'], 'none'],
  ['2026-11-24 16:00', ['2026-11-24 11:00', '2026-11-24 15:30'], 'none'],
] as const)('asked on %s for %j, carriers have until %s', (now, window, until) =>
  expect(deadline(now, window)).toBe(until),
)

test('hours are those of the dock: Phoenix keeps its clock, and is two hours behind in winter, three in summer', () => {
  const phoenix = 'America/Phoenix'
  expect(deadline('2026-10-30 09:00', ['2026-10-30 08:00', '2026-10-30 12:00'], phoenix)).toBe('2026-10-30 10:00')
  expect(deadline('2026-11-02 08:00', ['2026-11-02 08:00', '2026-11-02 12:00'], phoenix)).toBe('2026-11-02 09:00')
  expect(deadline('2026-11-02 09:00', ['2026-11-02 08:00', '2026-11-02 12:00'], phoenix)).toBe('2026-11-02 13:00')
})

test('an hour that the clock shows twice, and one that it passes over', () => {
  // 1:40 AM is shown twice on November 1; a deadline of 2:15 is one, and lies behind both.
  expect(deadline('2026-11-01 01:40', ['2026-11-01 01:00', '2026-11-01 02:45'])).toBe('2026-11-01 02:15')
  // From 1:40 AM on March 8 half an hour leads to 3:15.
  expect(deadline('2026-03-08 01:40', ['2026-03-08 01:00', '2026-03-08 03:45'])).toBe('2026-03-08 03:15')
})
