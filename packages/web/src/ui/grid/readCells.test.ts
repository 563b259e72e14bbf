import { expect, test } from 'vitest'
import { isTable, readCells, writeCells } from './readCells.ts'

test('cells are told apart by tabs and lines; blank rows at the end are none', () => {
  expect(readCells('a\tb\r\nc\t d \r\n\t\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(readCells('')).toEqual([])
})

test('a quoted cell may hold a tab, a line end and quotes; a quote inside a word is a letter', () => {
  expect(readCells('"12"" pipe\nlong\tone"\t2\n1/2" bolts\t3')).toEqual([
    ['12" pipe\nlong\tone', '2'],
    ['1/2" bolts', '3'],
  ])
})

test('what is written is read again', () => {
  const cells = [
    ['12" pipe', 'a\tb'],
    ['', 'x\ny'],
  ]
  expect(readCells(writeCells(cells))).toEqual(cells)
})

test('one cell is text, several are a table', () => {
  expect(['plain words', 'one\n', 'a\tb', 'a\nb'].map(isTable)).toEqual([false, false, true, true])
})
