import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packageCharges } from './packageCharges.ts'

const packages = (named: readonly (number | null)[], measures: readonly number[]) =>
  named.map((one, index) => ({ named: one, measure: measures[index] ?? 0 }))

it.each([
  ['a price of each package is followed', 5_412, [1_804, 1_204, 2_404], [5, 5, 5], [1_804, 1_204, 2_404]],
  ['one price for all is shared, the rest to the largest', 1_000, [null, null, null], [1, 1, 4], [166, 166, 668]],
  ['what is named for a package stays there, the rest is shared', 1_000, [700, null], [5, 5], [850, 150]],
  ['what is named for each comes to more: its proportion is followed', 1_000, [900, 300], [5, 5], [750, 250]],
  ['the whole is named at the first package alone', 1_000, [1_000, 0], [5, 5], [500, 500]],
  ['nothing has a measure', 1_001, [null, null], [0, 0], [1_001, 0]],
] as const)('%s', (_what, total, named, measures, charges) =>
  expect(packageCharges(total, packages(named, measures))).toEqual(charges),
)

it('says nothing of packages whose carrier names no total', () =>
  expect(packageCharges(null, packages([null, 700], [1, 1]))).toEqual([null, null]))

it('sums to the total, whatever is named', () => {
  const one = fc.record({
    named: fc.option(fc.integer({ min: 0, max: 100_000 })),
    measure: fc.integer({ min: 0, max: 15_000 }).map(hundredths => hundredths / 100),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.array(one, { minLength: 1, maxLength: 40 }),
      (total, all) => {
        const charges = packageCharges(total, all)
        expect(charges.reduce<number>((sum, charge) => sum + (charge ?? 0), 0)).toBe(total)
        expect(charges.every(charge => charge !== null && charge >= 0)).toBe(true)
      },
    ),
  )
})
