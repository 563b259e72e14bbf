import { describe, expect, it } from 'vitest'
import { classBand, weightBand } from './bands.ts'
import { benchmarkPosition, percentile } from './percentile.ts'
import { priceKindAmong } from './spotOrContract.ts'
import { widened } from './widening.ts'

describe('percentiles', () => {
  it('lie between order statistics (worked figure: 10, 20, 30, 40)', () => {
    expect([0.25, 0.5, 0.75].map(share => percentile([40, 10, 30, 20], share))).toEqual([17.5, 25, 32.5])
  })

  it('of one value are that value, of none nothing', () => {
    expect([percentile([7], 0.25), percentile([], 0.5)]).toEqual([7, null])
  })

  it('say how far a price is from them, below zero where it is cheaper', () => {
    expect([benchmarkPosition(23, 25), benchmarkPosition(30, 25), benchmarkPosition(30, 0)]).toEqual([-0.08, 0.2, null])
  })
})

describe('bands', () => {
  it.each([
    [0, 0, 500],
    [499.99, 0, 500],
    [500, 500, 1_000],
    [1_250, 1_000, 2_000],
    [45_000, 40_000, null],
  ])('%s lb are compared from %s to below %s', (pounds, from, to) => {
    expect(weightBand(pounds)).toEqual({ from, to })
  })

  it.each([
    ['50', '70'],
    ['70', '70'],
    ['77.5', '100'],
    ['150', '150'],
    ['175', '500'],
    ['', null],
    ['none', null],
  ])('class %s is compared within the band up to %s', (freightClass, band) => {
    expect(classBand(freightClass)).toBe(band)
  })
})

describe('an area', () => {
  const lane = { fromZip: '44101', fromState: 'OH', toZip: '89101', toState: 'NV' }
  const [same, near, far] = [lane, { ...lane, toZip: '89109' }, { ...lane, fromZip: '45202' }]
  it.each([
    [[same, same, near, far], 2, 'zip5', 2, true],
    [[same, near, far], 2, 'zip3', 2, true],
    [[same, near, far], 3, 'state', 3, true],
    [[same, near, far], 4, 'state', 3, false],
    [[{ ...lane, toState: 'CA', toZip: '90001' }], 1, 'state', 0, false],
  ] as const)('is widened until it holds enough', (rows, enough, area, n, isEnough) => {
    const found = widened(rows, lane, enough)
    expect([found.area, found.rows.length, found.isEnough]).toEqual([area, n, isEnough])
  })
})

it('a linehaul on four distinct days is a contract’s, on three of them a spot price', () => {
  const paid = { scac: 'DMAA', fromZip: '44101', toZip: '89101', currency: 'USD', linehaul: 90_000 }
  const on = (days: readonly number[], more: object = {}) =>
    days.map(day => ({ ...paid, ...more, day: `2026-11-0${day}` }))
  const rows = [...on([1, 2, 3, 4]), ...on([1, 2, 3, 3], { linehaul: 80_000 }), ...on([5], { currency: 'CAD' })]
  expect(rows.map(priceKindAmong(rows))).toEqual([
    ...['contract', 'contract', 'contract', 'contract'],
    ...['spot', 'spot', 'spot', 'spot', 'spot'],
  ])
})
