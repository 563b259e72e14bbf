import { expect, it } from 'vitest'
import { stayInPlace } from './stayInPlace.ts'

const rows = (...ids: readonly number[]) => ids.map(exceptionId => ({ exceptionId }))
const shown = (before: readonly number[], now: readonly number[], ...held: readonly number[]) =>
  stayInPlace(rows(...before), rows(...now), new Set(held)).map(({ exceptionId }) => exceptionId)

it('keeps a row that is held where it stood, and no other one', () => {
  expect(shown([1, 2, 3], [1, 3, 4], 2)).toEqual([1, 2, 3, 4])
  expect(shown([1, 2, 3], [3, 1])).toEqual([3, 1])
  expect(shown([1, 2, 3], [3], 2)).toEqual([2, 3])
  expect(shown([1, 2, 3], [], 2, 3)).toEqual([2, 3])
})

it('shows a row once, and takes what it is now', () => {
  expect(shown([1, 2], [2, 1], 2)).toEqual([2, 1])
})
