import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, formatMoney, parseAmount } from './amounts.ts'
import { minorDigits } from './currencies.ts'
import { percentOfMinor, splitByWeight } from './shares.ts'

describe('amounts', () => {
  it.each([
    ['139.45', 'USD', 13_945],
    ['$1,234.5', 'USD', 123_450],
    ['USD 12', 'USD', 1200],
    ['12 usd', 'USD', 1200],
    ['.5', 'USD', 50],
    ['1500', 'JPY', 1500],
    ['1.234', 'KWD', 1234],
    ['1.234', 'USD', null],
    ['1.5', 'JPY', null],
    ['-1', 'USD', null],
    ['1,23', 'USD', null],
    ['', 'USD', null],
    ['.', 'USD', null],
    ['12 EUR', 'USD', null],
    ['99999999999', 'USD', null],
  ])('reads %j in %s as %j', (typed, currency, minor) => expect(parseAmount(typed, currency)).toBe(minor))

  it.each([
    [13_945, 'USD', '$139.45'],
    [-500, 'USD', '−$5.00'],
    [5, 'USD', '$0.05'],
    [123_456_789, 'CAD', 'CA$1,234,567.89'],
    [1500, 'JPY', 'JPY 1,500'],
    [1234, 'KWD', 'KWD 1.234'],
    [0, 'EUR', 'EUR 0.00'],
  ])('shows %d of %s as %s', (minor, currency, text) => expect(formatMoney(minor, currency)).toBe(text))

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('USD', 'JPY', 'KWD', 'constructor'), (minor, currency) => {
        expect(parseAmount(formatAmount(minor, currency), currency)).toBe(minor)
        expect([0, 2, 3]).toContain(minorDigits(currency))
      }),
    )
  })
})

describe('shares', () => {
  it.each([
    [16_800, 270_000, 4536],
    [5, 100_000, 1],
    [4, 100_000, 0],
    [-5, 100_000, -1],
    [33_333, 333_333, 11_111],
  ])('of %d at %d is %d, half up', (minor, percent, share) => expect(percentOfMinor(minor, percent)).toBe(share))

  it.each([
    [10_000, [1, 1, 1], [3334, 3333, 3333]],
    [100, [1, 2], [33, 67]],
    [-100, [1, 2], [-33, -67]],
    [10_000, [600, 400], [6000, 4000]],
    [7, [0, 0], [7, 0]],
    [0, [], []],
  ])('split %d by %j', (minor, weights, shares) => expect(splitByWeight(minor, weights)).toEqual(shares))

  it('lose nothing and go to the heaviest', () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (minor, hundredths) => {
        const shares = splitByWeight(
          minor,
          hundredths.map(weight => weight / 100),
        )
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(minor)
        const total = hundredths.reduce((sum, weight) => sum + weight, 0)
        const heaviest = hundredths.indexOf(Math.max(...hundredths))
        shares.forEach((share, index) => {
          const exact = total === 0 ? 0 : (minor * (hundredths[index] ?? 0)) / total
          if (index !== heaviest) expect(Math.abs(share - exact)).toBeLessThan(1)
          expect(share).toBeGreaterThanOrEqual(0)
        })
      }),
    )
  })
})
