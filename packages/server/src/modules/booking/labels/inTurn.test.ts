import { expect, it } from 'vitest'
import { inTurn } from './lookForScans.ts'

it('of many labels each has its turn, twenty at a look', () => {
  const labels = Array.from({ length: 50 }, (_, n) => n)
  const asked = new Set([0, 1, 2, 3, 4].flatMap(minute => inTurn(labels, minute * 60_000)))
  expect(inTurn(labels, 0)).toHaveLength(20)
  expect(asked.size).toBe(50)
  expect(inTurn([1, 2], 7 * 60_000)).toEqual([1, 2])
})
