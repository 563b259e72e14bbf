import { expect, test } from 'vitest'
import { mergeRows, takeRows } from './mergeRows.ts'

const list = (text: string) => text.split(' ').map(word => word.split('/'))
const merged = (base: string, mine: string, theirs: string) => {
  const { rows, conflicts } = mergeRows(list(base), list(mine), list(theirs))
  return [rows.map(row => row.join('/')).join(' '), conflicts.length]
}

test('what each changed alone stands, wherever it was put in or taken out', () => {
  expect(merged('a b c d', 'a B c d', 'a b c D')).toEqual(['a B c D', 0])
  expect(merged('a b c d', 'x a b c d', 'a c d e')).toEqual(['x a c d e', 0])
  expect(merged('a b c d', 'a b c d', 'a d')).toEqual(['a d', 0])
  expect(merged('a b c d', 'a d', 'a b c d')).toEqual(['a d', 0])
  expect(merged('a b', 'a B', 'a B')).toEqual(['a B', 0])
  expect(merged('a b c', 'a c', 'a theirs c')).toEqual(['a theirs c', 0])
})

test('of rows that both changed mine stand until it is chosen otherwise', () => {
  expect(merged('a b c', 'a mine c', 'a theirs c')).toEqual(['a mine c', 1])
  const { rows, conflicts } = mergeRows(list('a b c'), list('a mine c'), list('a theirs more c'))
  const [{ mine, theirs } = { mine: [], theirs: [] }] = conflicts
  const taken = takeRows(rows, mine, theirs)
  expect(taken?.map(([word]) => word)).toEqual(['a', 'theirs', 'more', 'c'])
  expect(takeRows(taken ?? [], theirs, mine)).toEqual(rows)
  expect(takeRows(list('a mine c'), mine, theirs)).toBeNull()
})

test('lists without anything in common are one question, quickly', () => {
  const many = (letter: string) => Array.from({ length: 5_000 }, (_, i) => [`${letter}${i}`])
  const { rows, conflicts } = mergeRows(many('a'), many('b'), many('c'))
  expect([rows.length, conflicts.length]).toEqual([5_000, 1])
})
