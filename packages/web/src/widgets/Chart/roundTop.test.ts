import { expect, test } from 'vitest'
import { roundTop } from './roundTop.ts'

test.each([
  [0, 1],
  [Number.NEGATIVE_INFINITY, 1],
  [1, 1],
  [3, 5],
  [7, 10],
  [10, 10],
  [12, 20],
  [480, 500],
  [1001, 2000],
])('the top of %s is %s', (highest, top) => expect(roundTop(highest)).toBe(top))
