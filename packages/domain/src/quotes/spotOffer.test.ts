import { describe, expect, it } from 'vitest'
import { mileageAmount, offerCharges, offerMissing, offerProblems, offerTotal, perMileOf } from './spotOffer.ts'
import { ranks } from './spotStanding.ts'

const flat = {
  ...{ service: '', transitDays: null, validUntil: null, currency: 'USD', basis: 'allIn' as const },
  ...{ linehaul: 1_250_00, fuel: null, accessorials: [], ratePerMile: null, miles: null },
}
const split = { ...flat, basis: 'split' as const }
const wrong = (offer: Parameters<typeof offerTotal>[0], asked: readonly string[] = []) =>
  offerProblems(offer, asked, 0, 'USD').map(({ at, code }) => `${at} ${code}`)

describe('by the mile', () => {
  it.each([
    // 843 × 2.4537 = 2,068.4691
    [24_537, 843, 'USD', 2_068_47],
    [24_537, 843, 'JPY', 2_068],
    [24_537, 843, 'KWD', 2_068_469],
    // Half a cent goes up.
    [50, 1, 'USD', 1],
    [49, 1, 'USD', 0],
    [24_550, 2_111, 'USD', 5_182_51],
  ])('%i ten-thousandths × %i miles in %s', (rate, miles, currency, amount) => {
    expect(mileageAmount(rate, miles, currency)).toBe(amount)
  })

  it('and back', () => {
    expect(perMileOf(2_068_47, 843, 'USD')).toBe(24_537)
    expect(perMileOf(1_000_00, 3, 'USD')).toBe(3_333_333)
    expect(perMileOf(1_000_00, 0, 'USD')).toBeNull()
  })
})

describe('an offer', () => {
  it('all in is one line with everything that was asked for in it', () => {
    expect(offerCharges(flat)).toEqual([{ kind: 'allIn', code: '', amount: 1_250_00 }])
    expect(offerMissing(flat, ['LGDEL'])).toEqual([])
  })

  it('in parts adds up to its lines; a service without an amount is missing, one for nothing is not', () => {
    const offer = {
      ...split,
      ...{ linehaul: null, ratePerMile: 24_537, miles: 843, fuel: 413_69 },
      accessorials: [
        { code: 'LGDEL', amount: 85_00 },
        { code: 'APPT', amount: 0 },
        { code: 'INDEL', amount: null },
      ],
    }
    expect(offerCharges(offer).map(({ amount }) => amount)).toEqual([2_068_47, 413_69, 85_00, 0])
    expect(offerTotal(offer)).toBe(2_567_16)
    expect(offerMissing(offer, ['LGDEL', 'APPT', 'INDEL', 'RESDEL'])).toEqual(['INDEL', 'RESDEL'])
  })

  it('by the mile that comes to nothing is none', () => {
    expect(wrong({ ...flat, linehaul: null, ratePerMile: 49, miles: 1 })).toEqual(['ratePerMile notAboveZero'])
    expect(wrong({ ...flat, linehaul: null, ratePerMile: 50, miles: 1 })).toEqual([])
  })

  it('in parts says its fuel, or that there is none: a linehaul alone would look like the cheapest price', () => {
    expect(wrong(split)).toEqual(['fuel required'])
    expect(wrong({ ...split, fuel: 0 })).toEqual([])
    expect(wrong(flat)).toEqual([])
  })
})

describe('places', () => {
  it('are shared by equal offers', () => expect(ranks([900, 850, 850, 990])).toEqual([3, 1, 1, 4]))
  it('have none for what nobody can compare', () => {
    expect(ranks([900, null, 850])).toEqual([2, null, 1])
    expect(ranks([null, null])).toEqual([null, null])
  })
})
