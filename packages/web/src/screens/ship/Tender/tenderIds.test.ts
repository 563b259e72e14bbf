import { expect, it } from 'vitest'
import { tenderIds } from './tenderIds.ts'

it.each([
  ['12,15', [12, 15]],
  ['12,12, 15,x,0,-3', [12]],
  [null, []],
  ['', []],
])('reads %s', (text, ids) => expect(tenderIds(text)).toEqual(ids))

it('takes as many as go together', () => {
  expect(tenderIds(Array.from({ length: 300 }, (_, i) => i + 1).join(','))).toHaveLength(200)
})
