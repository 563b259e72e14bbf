import { expect, it } from 'vitest'
import { expectedWithLabels } from './expectedLabels.ts'

it('reckons missing labels as the dearest one, by weight where a package is heavier', () => {
  const labelled = [
    { charge: 12_00, weightLb: 5 },
    { charge: 17_22, weightLb: 10 },
  ]
  expect(expectedWithLabels(29_22, labelled, [])).toBe(29_22)
  expect(expectedWithLabels(29_22, labelled, [4])).toBe(29_22 + 17_22)
  // 5 lb for $12.00 make $48.00 of 20 lb, more than twice $17.22.
  expect(expectedWithLabels(29_22, labelled, [20, 1])).toBe(29_22 + 48_00 + 17_22)
})

it('knows nothing where no label named a price', () => {
  expect(expectedWithLabels(null, [{ charge: 12_00, weightLb: 5 }], [5])).toBe(null)
  expect(expectedWithLabels(0, [{ charge: null, weightLb: 5 }], [5])).toBe(null)
  expect(expectedWithLabels(12_00, [], [5])).toBe(null)
})
