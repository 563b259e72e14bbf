import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  businessDayFrom,
  businessDaysBetween,
  calendarAt,
  deliveryDate,
  holidayOn,
  isBusinessDay,
  planDelivery,
  usualCarrierCalendar,
} from './businessDays.ts'
import { addDays, dateOfDayNumber, dayNumber } from './dates.ts'
import { holidaysOf } from './holidays.ts'
import { checkPickup, defaultPickupDate } from './pickup.ts'

const us = { country: 'US', region: '', keeps: 'all', alsoClosed: [] } as const
const usual = calendarAt(usualCarrierCalendar, { state: 'OH' })
const canadian = (state: string) => calendarAt(usualCarrierCalendar, { country: 'CA', state })

describe('holidays', () => {
  it('of the United States in 2026, with the Saturday of July kept on Friday', () => {
    expect(holidaysOf('US', 2026).map(day => day.date)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ])
  })

  it('keeps New Year of a Saturday in the old year', () => {
    // 2028-01-01 is a Saturday.
    expect(holidaysOf('US', 2027).at(-1)).toEqual({ date: '2027-12-31', name: "New Year's Day", of: '2028-01-01' })
    expect(holidaysOf('US', 2028).some(day => day.name === "New Year's Day")).toBe(false)
  })

  it('of Canada, with Easter, and Christmas and Boxing Day moved past a weekend', () => {
    expect(holidaysOf('CA', 2026).map(day => `${day.date} ${day.name}`)).toEqual([
      "2026-01-01 New Year's Day",
      '2026-04-03 Good Friday',
      '2026-05-18 Victoria Day',
      '2026-07-01 Canada Day',
      '2026-09-07 Labour Day',
      '2026-09-30 National Day for Truth and Reconciliation',
      '2026-10-12 Thanksgiving Day',
      '2026-11-11 Remembrance Day',
      '2026-12-25 Christmas Day',
      '2026-12-28 Boxing Day',
    ])
    // 2027: Christmas on Saturday, Boxing Day on Sunday.
    expect(
      holidaysOf('CA', 2027)
        .slice(-2)
        .map(day => day.date),
    ).toEqual(['2027-12-27', '2027-12-28'])
  })

  it('of the provinces, each with its own', () => {
    expect(holidayOn('2026-02-16', canadian('ON'))).toBe('Family Day')
    expect(holidayOn('2026-02-16', canadian('MB'))).toBe('Louis Riel Day')
    expect(holidayOn('2026-02-16', canadian('QC'))).toBeNull()
    expect(holidayOn('2026-06-24', canadian('qc'))).toBe('Saint-Jean-Baptiste Day')
    expect(holidayOn('2026-08-03', canadian('BC'))).toBe('British Columbia Day')
    // No law of Ontario's; a carrier that names it keeps it.
    expect(holidayOn('2026-08-03', canadian('ON'))).toBeNull()
    const named = { ...usualCarrierCalendar, ca: ['Civic Holiday'] }
    expect(holidayOn('2026-08-03', calendarAt(named, { country: 'CA', state: 'ON' }))).toBe('Civic Holiday')
    // What a carrier keeps in one country it does not keep in the other.
    expect(holidayOn('2026-07-01', usual)).toBeNull()
  })

  it.each([
    ['Thanksgiving', '2026-11-26', '2026-11-27'],
    ['Christmas on Friday', '2026-12-24', '2026-12-25'],
    ['Christmas on Saturday: the eve before the day that is kept', '2027-12-23', '2027-12-24'],
    ['Christmas on Sunday', '2022-12-23', '2022-12-26'],
    ['Christmas on Monday: the eve after it', '2023-12-25', '2023-12-26'],
  ])('as carriers publish them: %s', (_, first, second) => {
    expect([isBusinessDay(first, usual), isBusinessDay(second, usual)]).toEqual([false, false])
  })

  it('are never on a weekend', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1990, max: 2200 }),
        fc.constantFrom('US' as const, 'CA' as const),
        (year, country) => {
          const days = holidaysOf(country, year)
          expect(days.filter(day => [0, 6].includes(new Date(day.date).getUTCDay()))).toEqual([])
          expect(new Set(days.map(day => day.date)).size).toBe(days.length)
        },
      ),
    )
  })
})

describe('business days', () => {
  it('follow the carrier: trucks run on Veterans Day', () => {
    expect(isBusinessDay('2026-11-11', us)).toBe(false)
    expect(isBusinessDay('2026-11-11', usual)).toBe(true)
    expect(holidayOn('2026-11-26', usual)).toBe('Thanksgiving Day')
    expect(isBusinessDay('2026-11-30', { ...usual, alsoClosed: ['2026-11-30'] })).toBe(false)
  })

  it.each([
    ['Wednesday and 3 days', '2026-11-18', 3, '2026-11-23'],
    ['over Thanksgiving and the Friday after it', '2026-11-25', 1, '2026-11-30'],
    ['over Christmas Eve', '2026-12-23', 1, '2026-12-28'],
    ['Friday and 1 day', '2026-11-20', 1, '2026-11-23'],
    ['same day', '2026-11-20', 0, '2026-11-20'],
    ['picked up on Saturday', '2026-11-21', 1, '2026-11-23'],
    ['over New Year', '2026-12-31', 1, '2027-01-04'],
  ])('%s', (_, pickup, days, delivered) => {
    expect(deliveryDate(pickup, days, usual)).toBe(delivered)
  })

  it('deliver on a business day, after as many business days as promised', () => {
    const day = fc.integer({ min: dayNumber('2020-01-01'), max: dayNumber('2040-01-01') })
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 20 }), (number, transit) => {
        const pickup = dateOfDayNumber(number)
        const delivered = deliveryDate(pickup, transit, us)
        expect(isBusinessDay(delivered, us)).toBe(true)
        expect(businessDaysBetween(pickup, delivered, us)).toBe(transit)
      }),
    )
  })

  it('pick up by the calendar of the origin and deliver by that of the destination, and name what they skip', () => {
    const plan = (date: string, days: number, from: string, to: string) => {
      const at = (place: string) => (place === 'OH' ? usual : canadian(place))
      const { pickedUp, delivered, skipped } = planDelivery(date, days, at(from), at(to))
      return [pickedUp, delivered, ...skipped.map(day => `${day.date} ${day.name}`)].join(', ')
    }
    expect(plan('2026-11-25', 1, 'OH', 'OH')).toBe(
      '2026-11-25, 2026-11-30, 2026-11-26 Thanksgiving Day, 2026-11-27 Day after Thanksgiving',
    )
    // Nobody comes to Ohio on Thanksgiving; Ontario works that week.
    expect(plan('2026-11-25', 1, 'OH', 'ON')).toBe('2026-11-25, 2026-11-26')
    expect(plan('2026-11-26', 1, 'OH', 'ON')).toBe(
      '2026-11-30, 2026-12-01, 2026-11-26 Thanksgiving Day, 2026-11-27 Day after Thanksgiving',
    )
    expect(plan('2026-06-30', 1, 'OH', 'ON')).toBe('2026-06-30, 2026-07-02, 2026-07-01 Canada Day')
    expect(plan('2026-06-23', 1, 'ON', 'QC')).toBe('2026-06-23, 2026-06-25, 2026-06-24 Saint-Jean-Baptiste Day')
    expect(plan('2026-11-21', 1, 'OH', 'OH')).toBe('2026-11-23, 2026-11-24')
  })

  it('refuse nonsense', () => {
    expect(() => deliveryDate('2026-11-20', -1, us)).toThrow(RangeError)
    expect(() => deliveryDate('2026-11-20', 1.5, us)).toThrow(RangeError)
    expect(() => deliveryDate('2026-02-30', 1, us)).toThrow(RangeError)
    expect(businessDayFrom('2026-11-21', us)).toBe('2026-11-23')
  })
})

describe('pickup', () => {
  it.each([
    ['before the cut-off', '2026-11-24', '13:59', '2026-11-24'],
    ['at the cut-off', '2026-11-24', '14:00', '2026-11-24'],
    ['after the cut-off', '2026-11-24', '14:01', '2026-11-25'],
    ['after it, before Thanksgiving', '2026-11-25', '15:00', '2026-11-30'],
    ['late on Friday', '2026-11-20', '18:00', '2026-11-23'],
    ['late on Saturday', '2026-11-21', '18:00', '2026-11-23'],
    ['on a holiday morning', '2026-11-26', '08:00', '2026-11-30'],
  ])('defaults %s', (_, date, time, expected) => {
    expect(defaultPickupDate({ date, time }, '14:00', usual)).toBe(expected)
  })

  const now = { date: '2026-11-24', time: '12:00' }
  const rules = { hours: { from: '08:00', to: '17:00' }, calendar: usual }
  it.each([
    ['2026-11-24', '13:00', '16:00', []],
    ['2026-11-23', '10:00', '15:30', ['pickup.date past']],
    ['2026-02-30', '10:00', '15:30', ['pickup.date notADate']],
    ['', '', '', ['pickup.date required', 'pickup.from required', 'pickup.to required']],
    ['2026-11-26', '10:00', '15:30', ['pickup.date closed']],
    ['2026-11-28', '10:00', '15:30', ['pickup.date closed']],
    ['2027-11-24', '10:00', '15:30', []],
    ['2027-11-25', '10:00', '15:30', ['pickup.date tooFarAhead']],
    ['2026-11-25', '15:30', '10:00', ['pickup.to windowEndsBeforeItStarts']],
    ['2026-11-25', '10:00', '10:00', ['pickup.to windowEndsBeforeItStarts']],
    ['2026-11-24', '10:00', '11:00', ['pickup.to windowOver']],
    ['2026-11-25', '07:00', '18:00', ['pickup.from beforeOpening', 'pickup.to afterClosing']],
    ['2026-11-25', '25:00', '9', ['pickup.from notATime', 'pickup.to notATime']],
  ])('%s %s–%s has %j', (date, from, to, problems) => {
    const found = checkPickup({ date, from, to }, now, rules)
    expect(found.map(problem => `${problem.at} ${problem.code}`)).toEqual(problems)
  })

  it('asks nothing of hours and calendar that nobody knows', () => {
    const saturday = { date: addDays(now.date, 4), from: '01:00', to: '23:00' }
    expect(checkPickup(saturday, now, { hours: null, calendar: null })).toEqual([])
  })
})
