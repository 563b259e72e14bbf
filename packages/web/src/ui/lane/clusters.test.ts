import { expect, test } from 'vitest'
import { clustersIn } from './clusters.ts'

const at = (x: number, y: number, item: string) => ({ x, y, item })

test('what is near stands together, the first of it says where, and all are in one cluster each', () => {
  const found = clustersIn([at(0, 0, 'a'), at(100, 0, 'b'), at(3, 4, 'c'), at(0, 10, 'd'), at(103, 4, 'e')], 10)
  expect(found).toEqual([
    { x: 0, y: 0, items: ['a', 'c'] },
    { x: 100, y: 0, items: ['b', 'e'] },
    { x: 0, y: 10, items: ['d'] },
  ])
})
