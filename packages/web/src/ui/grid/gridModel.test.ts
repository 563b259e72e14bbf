import { expect, test } from 'vitest'
import {
  clear,
  copyOf,
  fillDown,
  openCellAfter,
  pasteAt,
  placeAfter,
  rangeOf,
  redo,
  setCell,
  step,
  undo,
  windowOf,
  withoutRows,
} from './gridModel.ts'

const rows = [
  ['a', '1'],
  ['b', '2'],
  ['c', '3'],
]
const at = (row: number, column: number) => ({ row, column })

test('a paste goes in from its place, adds rows, and what is too wide is left out', () => {
  expect(pasteAt(rows, 2, at(2, 1), [['9', 'too wide'], ['8']])).toEqual([rows[0], rows[1], ['c', '9'], ['', '8']])
  expect(pasteAt([], 2, at(1, 0), [['x']])).toEqual([
    ['', ''],
    ['x', ''],
  ])
})

test('rows that a change does not touch stay the same objects', () => {
  const next = setCell(rows, 2, at(1, 1), '7')
  expect([next[0] === rows[0], next[1], next[2] === rows[2]]).toEqual([true, ['b', '7'], true])
  expect(setCell(rows, 2, at(1, 1), '2')).toBe(rows)
})

test('a range is filled down from its first row, cleared, copied and taken out', () => {
  const range = rangeOf(at(2, 1), at(0, 1))
  expect(fillDown(rows, range).map(row => row[1])).toEqual(['1', '1', '1'])
  expect(fillDown(rows, range).map(row => row[0])).toEqual(['a', 'b', 'c'])
  expect(clear(rows, range).map(row => row[1])).toEqual(['', '', ''])
  expect(copyOf(rows, range)).toEqual([['1'], ['2'], ['3']])
  expect(withoutRows(rows, rangeOf(at(0, 0), at(1, 1)))).toEqual([['c', '3']])
})

test('steps are taken back and done again, until another one is taken', () => {
  const start = { before: [], now: rows, after: [] }
  const filled = step(start, fillDown(rows, rangeOf(at(0, 0), at(2, 1))))
  expect(step(filled, filled.now)).toBe(filled)
  const back = undo(filled)
  expect(back.now).toBe(rows)
  expect(redo(back).now).toBe(filled.now)
  expect(redo(step(back, setCell(rows, 2, at(0, 0), 'x'))).now[0]).toEqual(['x', '1'])
  expect(undo(start)).toBe(start)
})

test('of two thousand rows those in sight are drawn', () => {
  expect(windowOf(2000, 28, 0, 420)).toEqual([0, 23])
  expect(windowOf(2000, 28, 28_000, 420)).toEqual([992, 1023])
  expect(windowOf(3, 28, 0, 420)).toEqual([0, 3])
})

test('a row is found again after the list was changed around it, and none is taken for it', () => {
  const [a, b, c] = [['a'], ['b'], ['c']]
  expect(placeAfter([a, b, c], [['x'], a, b, c], 1)).toBe(2)
  expect(placeAfter([a, b, c], [['x'], ['b'], c], 1)).toBe(1)
  expect(placeAfter([a, b, c], [a, c], 1)).toBe(2)
  expect(placeAfter([a], [a, b], 1)).toBe(2)
  expect(placeAfter([a, b], [['A'], ['B']], 1)).toBe(1)
  // A save leaves blank rows out.
  expect(placeAfter([a, [''], b], [['A'], ['B']], 2)).toBe(1)
})

test('a cell that is open without a change says what a colleague put there; what is typed stays', () => {
  const at = { row: 1, column: 1 }
  const before = [
    ['a', '1'],
    ['b', '2'],
  ]
  const theirs = [
    ['a', '1'],
    ['b', '3'],
  ]
  expect(openCellAfter(before, theirs, at, '2')).toEqual({ row: 1, text: '3' })
  expect(openCellAfter(before, theirs, at, '4')).toEqual({ row: 1, text: '4' })
  expect(openCellAfter(before, [['x', '9'], ...before], at, '2 ')).toEqual({ row: 2, text: '2 ' })
  expect(openCellAfter(before, [['a', '1']], at, '2')).toEqual({ row: 1, text: '' })
})
