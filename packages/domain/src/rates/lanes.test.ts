import { describe, expect, it } from 'vitest'
import { usualCarrierCalendar } from '../time/businessDays.ts'
import { findConflicts, findLane, laneZip } from './lanes.ts'
import type { Lane, LanePlace, RateSheet } from './rateSheet.ts'

const place = (text: string): LanePlace => {
  if (/^[A-Z]{2}$/.test(text)) return { kind: 'state', value: text }
  if (text.startsWith('Z')) return { kind: 'zone', value: text }
  return { kind: text.length > 3 ? 'zip5' : 'zip3', value: text }
}
const lane = (
  id: string,
  origin: string,
  destination: string,
  from = '2026-01-01',
  to: string | null = null,
): Lane => ({
  id,
  origin: place(origin),
  destination: place(destination),
  service: 'direct',
  transitDays: 2,
  table: 'A',
  miles: null,
  from,
  to,
})
const zones = [
  { zone: 'Z1', fromZip3: '890', toZip3: '899' },
  { zone: 'ZON', fromZip3: 'M1A', toZip3: 'M9Z' },
]
const sheetWith = (lanes: Lane[]): RateSheet => ({
  scac: 'DEMO',
  carrier: '',
  service: '',
  currency: 'USD',
  version: '1',
  baseTariff: '',
  baseTariffDate: null,
  from: '2026-01-01',
  to: null,
  maxWeightLb: null,
  calendar: usualCarrierCalendar,
  breaks: [],
  zones,
  lanes,
  rates: [],
  discounts: [],
  minimums: [],
  fak: [],
  fuel: [],
  fuelCadence: 'standing',
  fuelProgram: null,
  accessorials: [],
  capacity: null,
  rounding: 'halfUp',
})

const dayton = { zip: '45402', state: 'OH' }
const reno = { zip: '89502-1234', state: 'NV' }
const toronto = { zip: 'm5v 2t6', state: 'ON' }

describe('the most specific lane', () => {
  // From least to most specific: each wins over all before it.
  const ladder = [
    lane('state–state', 'OH', 'NV'),
    lane('state–zone', 'OH', 'Z1'),
    lane('state–zip3', 'OH', '895'),
    lane('zip3–state', '454', 'NV'),
    lane('zip3–zone', '454', 'Z1'),
    lane('zip3–zip3', '454', '895'),
    lane('state–zip5', 'OH', '89502'),
    lane('zip5–state', '45402', 'NV'),
    lane('zip3–zip5', '454', '89502'),
    lane('zip5–zip3', '45402', '895'),
    lane('zip5–zip5', '45402', '89502'),
  ]
  it.each(ladder.map((step, index) => [step.id, index] as const))('%s', (id, index) => {
    const upToHere = ladder.slice(0, index + 1)
    expect(findLane(sheetWith(upToHere), dayton, reno, '2026-11-24')?.id).toBe(id)
    expect(findLane(sheetWith([...upToHere].reverse()), dayton, reno, '2026-11-24')?.id).toBe(id)
  })

  it('holds on the date', () => {
    const sheet = sheetWith([lane('general', 'OH', 'NV'), lane('autumn', '454', '895', '2026-09-01', '2026-11-30')])
    expect(findLane(sheet, dayton, reno, '2026-11-30')?.id).toBe('autumn')
    expect(findLane(sheet, dayton, reno, '2026-12-01')?.id).toBe('general')
    expect(findLane(sheet, reno, dayton, '2026-12-01')).toBeNull()
  })

  it('knows Canadian postal codes', () => {
    expect(laneZip('m5v 2t6')).toBe('M5V2T6')
    expect(findLane(sheetWith([lane('a', '45402', 'M5V')]), dayton, toronto, '2026-11-24')?.id).toBe('a')
    expect(findLane(sheetWith([lane('b', 'OH', 'ZON')]), dayton, toronto, '2026-11-24')?.id).toBe('b')
  })
})

describe('conflicts', () => {
  it('are lanes of equal rank with overlapping dates', () => {
    const lanes = [
      lane('a', '454', '895', '2026-01-01', '2026-06-30'),
      lane('b', '454', '895', '2026-07-01'),
      lane('c', '454', '895', '2026-12-31'),
      lane('d', '454', 'NV'),
      lane('e', '895', '454'),
    ]
    expect(findConflicts({ lanes, zones })).toEqual([
      { kind: 'lanes', first: 'b', second: 'c', from: '2026-12-31', to: null },
    ])
  })

  it('see past a short lane to the long one before it', () => {
    const lanes = [
      lane('year', 'OH', 'NV', '2026-01-01', '2026-12-31'),
      lane('march', 'OH', 'NV', '2026-03-01', '2026-03-31'),
      lane('autumn', 'OH', 'NV', '2026-09-01', '2027-11-30'),
    ]
    expect(findConflicts({ lanes, zones }).map(c => `${c.first} ${c.second}`)).toEqual(['year march', 'year autumn'])
  })

  it('are prefixes in two zones', () => {
    const overlapping = [...zones, { zone: 'Z2', fromZip3: '895', toZip3: '895' }]
    expect(findConflicts({ lanes: [], zones: overlapping })).toEqual([
      { kind: 'zones', first: 'Z1', second: 'Z2', zip3: '895' },
    ])
  })
})
