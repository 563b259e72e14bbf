import { describe, expect, it } from 'vitest'
import { daysOfSpan, nextSlot, type Recurrence } from './schedules.ts'

const daily: Recurrence = { every: 'day', at: '06:00', zone: 'America/New_York', weekday: 1, dayOfMonth: 1 }

/** All slots of a year, as a clock at UTC shows them. */
function slotsOf(recurrence: Recurrence, from: string, to: string, until: string | null = null): readonly string[] {
  const slots: string[] = []
  for (let at: number | null = Date.parse(from); at !== null; ) {
    at = nextSlot(recurrence, at, until)
    if (at === null || at >= Date.parse(to)) break
    slots.push(new Date(at).toISOString().slice(0, 16))
  }
  return slots
}

describe('nextSlot', () => {
  it('02:30 of the night that has none comes once, an hour later', () => {
    const slots = slotsOf({ ...daily, at: '02:30' }, '2026-03-07T00:00:00Z', '2026-03-10T00:00:00Z')
    expect(slots).toEqual(['2026-03-07T07:30', '2026-03-08T07:30', '2026-03-09T06:30'])
  })

  it('01:30 of the night that has it twice comes once', () => {
    const slots = slotsOf({ ...daily, at: '01:30' }, '2026-10-31T00:00:00Z', '2026-11-03T00:00:00Z')
    expect(slots).toEqual(['2026-10-31T05:30', '2026-11-01T05:30', '2026-11-02T06:30'])
  })

  it('the 31st is the last day of shorter months, in leap years too', () => {
    const last: Recurrence = { ...daily, every: 'month', dayOfMonth: 31, zone: 'UTC' }
    const days = slotsOf(last, '2028-01-01T00:00:00Z', '2028-07-01T00:00:00Z').map(slot => slot.slice(5, 10))
    expect(days).toEqual(['01-31', '02-29', '03-31', '04-30', '05-31', '06-30'])
    expect(slotsOf(last, '2027-02-01T00:00:00Z', '2027-03-01T00:00:00Z')).toEqual(['2027-02-28T06:00'])
  })

  it('weeks and months are those of the zone, east of UTC too', () => {
    const east: Recurrence = { ...daily, every: 'week', weekday: 1, zone: 'Pacific/Auckland' }
    // Monday, 06:00 in Auckland is Sunday evening at UTC.
    expect(slotsOf(east, '2026-11-20T00:00:00Z', '2026-12-01T00:00:00Z')).toEqual([
      '2026-11-22T17:00',
      '2026-11-29T17:00',
    ])
    const first: Recurrence = { ...east, every: 'month', dayOfMonth: 1 }
    expect(slotsOf(first, '2026-11-20T00:00:00Z', '2026-12-20T00:00:00Z')).toEqual(['2026-11-30T17:00'])
  })

  it.each(['America/New_York', 'Europe/Madrid', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/St_Johns'])(
    'a year in %s has each day once at every half hour',
    zone => {
      for (const at of ['00:00', '00:30', '01:30', '02:00', '02:30', '23:30']) {
        const slots = slotsOf({ ...daily, at, zone }, '2026-02-01T00:00:00Z', '2027-02-01T00:00:00Z')
        expect(new Set(slots).size, at).toBe(365)
      }
    },
  )

  it('ends after its last day, and the same slot is never given again', () => {
    expect(slotsOf(daily, '2026-11-20T15:00:00Z', '2027-01-01T00:00:00Z', '2026-11-22')).toHaveLength(2)
    const slot = nextSlot(daily, Date.parse('2026-11-20T10:59:59Z')) ?? 0
    expect(new Date(slot).toISOString()).toBe('2026-11-20T11:00:00.000Z')
    expect(nextSlot(daily, slot)).toBe(slot + 86_400_000)
  })
})

describe('daysOfSpan', () => {
  it.each([
    ['today', '2026-11-24', '2026-11-24'],
    ['yesterday', '2026-11-23', '2026-11-23'],
    ['last7Days', '2026-11-17', '2026-11-23'],
    ['thisWeek', '2026-11-23', '2026-11-24'],
    ['lastWeek', '2026-11-16', '2026-11-22'],
    ['thisMonth', '2026-11-01', '2026-11-24'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['last12Months', '2025-11-01', '2026-10-31'],
  ] as const)('%s', (span, from, to) => expect(daysOfSpan(span, '2026-11-24')).toEqual({ from, to }))

  it('goes over the year and into February', () => {
    expect(daysOfSpan('lastMonth', '2026-01-01')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
    expect(daysOfSpan('lastMonth', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(daysOfSpan('lastWeek', '2026-11-22')).toEqual({ from: '2026-11-09', to: '2026-11-15' })
  })
})
