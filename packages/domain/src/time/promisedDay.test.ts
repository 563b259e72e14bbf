import { describe, expect, it } from 'vitest'
import { usualCarrierCalendar } from './businessDays.ts'
import { promisedDay, type SaidTime } from './promisedDay.ts'

const said: SaidTime = {
  ...{ pickupDate: '2026-11-25', transitDays: null, deliveryDate: null },
  ...{ origin: { state: 'OH', country: 'US' }, destination: { state: 'NV', country: 'US' } },
}
const promised = (own: Partial<SaidTime>) => promisedDay({ ...said, ...own }, usualCarrierCalendar)

describe('the day a carrier promises', () => {
  it('follows from its days as with a rate sheet', () => {
    // The worked figure of the trade: Wednesday before Thanksgiving and one day is Monday.
    expect(promised({ transitDays: 1 })).toMatchObject({ transitDays: 1, deliveryDate: '2026-11-30' })
    expect(promised({ transitDays: 1 }).plan?.skipped.map(({ name }) => name)).toEqual([
      'Thanksgiving Day',
      'Day after Thanksgiving',
    ])
    expect(promised({ pickupDate: '2026-11-18', transitDays: 3 }).deliveryDate).toBe('2026-11-23')
    // A pickup on the holiday is one of the Monday after it.
    expect(promised({ pickupDate: '2026-11-26', transitDays: 1 }).deliveryDate).toBe('2026-12-01')
  })

  it('stands where it names it, and its days are business days to it', () => {
    // Four days on the wall of the calendar are two of business, and the day is a holiday.
    const own = promised({ pickupDate: '2026-11-23', transitDays: 3, deliveryDate: '2026-11-26' })
    expect(own).toMatchObject({ transitDays: 2, deliveryDate: '2026-11-26', closedAs: 'Thanksgiving Day', plan: null })
    expect(promised({ deliveryDate: '2026-11-28' })).toMatchObject({ transitDays: 1, closedAs: 'Saturday' })
    expect(promised({ deliveryDate: '2026-11-29' }).closedAs).toBe('Sunday')
    expect(promised({ transitDays: 7, deliveryDate: '2026-12-01' })).toMatchObject({ transitDays: 2, closedAs: null })
    expect(promised({ deliveryDate: '2026-11-25' })).toMatchObject({ transitDays: 0, closedAs: null })
  })

  it('is none where it lies before the pickup: its days are counted, if it gave any', () => {
    expect(promised({ transitDays: 1, deliveryDate: '2026-11-20' }).deliveryDate).toBe('2026-11-30')
    expect(promised({ deliveryDate: '2026-11-20' })).toMatchObject({ transitDays: null, deliveryDate: null })
  })

  it('is by the calendar of each end', () => {
    const toCanada = { destination: { state: 'ON', country: 'CA' } }
    // Nobody keeps Thanksgiving in Ontario in November, and everybody Boxing Day.
    expect(promised({ ...toCanada, transitDays: 1 }).deliveryDate).toBe('2026-11-26')
    expect(promised({ ...toCanada, deliveryDate: '2026-12-28' }).closedAs).toBe('Boxing Day')
  })

  it('is unknown where nobody said it, and none where it cannot be one', () => {
    const nothing = { transitDays: null, deliveryDate: null, plan: null, closedAs: null }
    expect(promised({})).toEqual(nothing)
    for (const transitDays of [-1, 1.5, 400]) expect(promised({ transitDays }).deliveryDate).toBeNull()
    for (const deliveryDate of ['2026-02-31', '9999-12-31']) {
      expect(promised({ deliveryDate })).toEqual({ ...nothing, deliveryDate })
    }
  })
})
