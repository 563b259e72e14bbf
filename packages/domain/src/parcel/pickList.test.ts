import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf } from '../shipment/units.ts'
import { boxWords, type PickedBox, pickedItems } from './pickList.ts'

const content = (itemCode: string, quantity: number) => ({
  itemCode,
  description: `Item ${itemCode}`,
  unit: 'EA',
  quantity,
})

test('items are summed by code, each with its boxes', () => {
  const boxes: PickedBox[] = [
    { number: 1, contents: [content('B', 2), content('A', 1)] },
    { number: 2, contents: [content('B', 2), { ...content('A', 1), description: 'Otherwise' }] },
    { number: 4, contents: [content('B', 5), content('B', 1), content('C', 0)] },
  ]
  const items = pickedItems(boxes)
  expect(items.map(({ itemCode, quantity }) => [itemCode, quantity])).toEqual([
    ['A', 2],
    ['B', 10],
  ])
  expect(items.map(({ boxes }) => boxWords(boxes))).toEqual(['1-2', '1-2 (2 each), 4 (6)'])
})

test('pieces of equal boxes sum to the whole', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 500 }), (pieces, count) => {
      const each = Array.from({ length: count }, (_, i) => shareOf(pieces, count, i))
      expect(each.reduce((sum, one) => sum + one, 0)).toBe(pieces)
      expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1)
    }),
  )
})
