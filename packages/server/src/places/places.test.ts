import { sampleStops } from '@waybill/domain/shipment/sampleStops.ts'
import { describe, expect, it } from 'vitest'
import { localNow, momentWords } from './localNow.ts'
import { roadMilesAlong } from './roadMiles.ts'
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

it('says an instant with the name of the time at that place, in winter and in summer', () => {
  const said = (at: string, zone: string): string => momentWords(new Date(at), zone)
  expect(said('2026-11-25T02:10:00Z', 'America/New_York')).toBe('Tue, Nov 24, 9:10 PM EST')
  expect(said('2026-11-25T02:10:00Z', 'America/Los_Angeles')).toBe('Tue, Nov 24, 6:10 PM PST')
  // The hour that is shown twice on November 1.
  expect(said('2026-11-01T05:30:00Z', 'America/New_York')).toBe('Sun, Nov 1, 1:30 AM EDT')
  expect(said('2026-11-01T06:30:00Z', 'America/New_York')).toBe('Sun, Nov 1, 1:30 AM EST')
})

it('knows one distance along the stops, or none', () => {
  const along = (...zips: readonly string[]) => {
    const [stop] = sampleStops.stops
    if (stop === undefined) throw new Error('no stop')
    return roadMilesAlong({ stops: zips.map(zip => ({ ...stop, address: { ...stop.address, zip, country: 'US' } })) })
  }
  const [direct, over] = [along('45402', '77002'), along('45402', '80202', '77002')]
  expect(direct).toBeGreaterThan(1_000)
  expect(over).toBeGreaterThan(direct ?? 0)
  expect([along('45402', '00000'), along('45402')]).toEqual([null, null])
})
