import { describe, expect, it } from 'vitest'
import { localNow } from './localNow.ts'
import { lookUpZip, zoneOf } from './zips.ts'

describe('a place by its ZIP', () => {
  it.each([
    ['45402', 'US', 'Dayton', 'OH', 'America/New_York'],
    ['89501-1234', 'US', 'Reno', 'NV', 'America/Los_Angeles'],
    ['M5V 2T6', 'CA', 'Downtown Toronto', 'ON', 'America/Toronto'],
    ['h2x', 'CA', 'Plateau Mont-royal Southeast', 'QC', 'America/Toronto'],
  ] as const)('%s %s', (zip, country, city, state, timeZone) => {
    expect(lookUpZip(zip, country)).toMatchObject({ city, state, country, timeZone })
  })

  it('is none for a number nobody has, of another country, or for nonsense', () => {
    for (const zip of ['00000', 'M5V 2T6', '', '😀']) expect(lookUpZip(zip, 'US')).toBeNull()
    expect(lookUpZip('45402', 'CA')).toBeNull()
    expect(zoneOf({ zip: '00000', country: 'US' }, 'America/Chicago')).toBe('America/Chicago')
    expect(zoneOf({ zip: '11000', country: 'MX' }, 'America/Chicago')).toBe('America/Chicago')
  })
})

it('reads the clock on the wall, over midnight and daylight saving', () => {
  const now = new Date('2026-11-20T04:30:00Z')
  expect(localNow(now, 'America/New_York')).toEqual({ date: '2026-11-19', time: '23:30' })
  expect(localNow(new Date('2026-07-01T15:00:00Z'), 'America/New_York')).toEqual({ date: '2026-07-01', time: '11:00' })
})
