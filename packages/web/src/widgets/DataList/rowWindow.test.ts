import { expect, test } from 'vitest'
import { rowWindow } from './rowWindow.ts'

const at = (scrolled: number, count = 500) => rowWindow({ count, rowHeight: 32, scrolled, height: 640 })

test('a hundred rows are drawn whole', () => expect(at(0, 100)).toEqual({ from: 0, to: 100, above: 0, below: 0 }))

test('of five hundred those in sight, and the room of the others stays', () => {
  expect(at(0)).toEqual({ from: 0, to: 32, above: 0, below: 468 * 32 })
  const middle = at(250 * 32)
  expect(middle).toMatchObject({ from: 238, to: 282 })
  for (const { from, to, above, below } of [at(0), middle, at(480 * 32), at(99_999)]) {
    expect(above + (to - from) * 32 + below).toBe(500 * 32)
  }
})

test('scrolled past the end of a list that became shorter, its last rows are drawn', () =>
  expect(at(99_999, 101)).toMatchObject({ to: 101, below: 0 }))
