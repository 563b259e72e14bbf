import { expect, it } from 'vitest'
import { isDayOfOurTime, readTypedDate } from './dates.ts'

it.each([
  ['2026-11-27', '2026-11-27'],
  ['11/27/2026', '2026-11-27'],
  ['11/27/26', '2026-11-27'],
  [' 1/5/27 ', '2027-01-05'],
  ['0026-11-27', '2026-11-27'],
  ['0126-11-27', null],
  ['1999-12-31', null],
  ['2101-01-01', null],
  ['2026-02-30', null],
  ['27/11/26', null],
  ['tomorrow', null],
  ['', null],
])('reads %s', (typed, date) => expect(readTypedDate(typed)).toBe(date))

it.each(['0026-11-27', '1999-12-31', '2101-01-01', '9999-12-31', '2026-13-01'])('%s is no day of our time', day =>
  expect(isDayOfOurTime(day)).toBe(false),
)
