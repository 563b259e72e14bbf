import { expect, it } from 'vitest'
import { partOf, tenderIds } from './tenderIds.ts'

it.each([
  ['12,15', [12, 15]],
  ['12,12, 15,x,0,-3', [12]],
  [null, []],
  ['', []],
])('reads %s', (text, ids) => expect(tenderIds(text)).toEqual(ids))

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

it('leaves none out, however many are chosen', () => {
  const ids = tenderIds(upTo(450).join(','))
  expect(ids).toHaveLength(450)
  expect(partOf(ids, 1)).toEqual({ part: 1, parts: 3, from: 1, to: 200, total: 450, ids: upTo(200) })
  expect(partOf(ids, 3)).toEqual({ part: 3, parts: 3, from: 401, to: 450, total: 450, ids: ids.slice(400) })
  expect(partOf(ids, 9)).toMatchObject({ part: 3 })
  expect(partOf(ids, Number.NaN)).toMatchObject({ part: 1 })
  expect(partOf([], 1)).toEqual({ part: 1, parts: 1, from: 0, to: 0, total: 0, ids: [] })
})
