import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dateOfDayNumber, dayNumber, daysBetween, formatDate, isDate, weekday } from './dates.ts'
import { formatTime, isTime, minutesOf, parseTime } from './times.ts'

const days = fc.integer({ min: dayNumber('1900-01-01'), max: dayNumber('2999-12-31') })

describe('dates', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '26-11-24', '2026-11-24T00:00', '', '0000-01-01'])(
    'refuse %j',
    text => {
      expect(isDate(text)).toBe(false)
      expect(() => dayNumber(text)).toThrow(RangeError)
    },
  )

  it('count like every other calendar', () => {
    fc.assert(
      fc.property(days, number => {
        const date = dateOfDayNumber(number)
        const other = new Date(number * 86_400_000)
        expect(date).toBe(other.toISOString().slice(0, 10))
        expect(dayNumber(date)).toBe(number)
        expect(weekday(date)).toBe(other.getUTCDay())
      }),
    )
  })

  it('add and compare', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysBetween('2026-11-24', '2027-11-24')).toBe(365)
  })

  it('are shown with the year only when it differs', () => {
    expect(formatDate('2026-11-24', '2026-01-01')).toBe('Tue, Nov 24')
    expect(formatDate('2026-11-24')).toBe('Tue, Nov 24')
    expect(formatDate('2027-01-04', '2026-11-24')).toBe('Mon, Jan 4, 2027')
  })
})

describe('times', () => {
  it.each([
    ['3p', '15:00'],
    ['3', '15:00'],
    ['3:30 pm', '15:30'],
    ['3:30 P.M.', '15:30'],
    ['330p', '15:30'],
    ['1530', '15:30'],
    ['15:30', '15:30'],
    ['15:30:00', '15:30'],
    ['10', '10:00'],
    ['7', '07:00'],
    ['03:00', '03:00'],
    ['12a', '00:00'],
    ['12 pm', '12:00'],
    ['12', '12:00'],
    ['noon', '12:00'],
    ['0', '00:00'],
    ['', null],
    ['24:00', null],
    ['13 pm', null],
    ['0 am', null],
    ['9:60', null],
    ['abc', null],
    ['99', null],
  ])('reads %j as %j', (typed, time) => expect(parseTime(typed)).toBe(time))

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
        expect(isTime(time)).toBe(true)
        expect(parseTime(formatTime(time))).toBe(time)
        expect(parseTime(time)).toBe(time)
        expect(minutesOf(time)).toBe(hour * 60 + minute)
      }),
    )
  })

  it('shows 12-hour times', () => {
    expect(formatTime('00:05')).toBe('12:05 AM')
    expect(formatTime('11:00')).toBe('11:00 AM')
    expect(formatTime('15:30')).toBe('3:30 PM')
    expect(() => formatTime('24:00')).toThrow(RangeError)
  })
})
