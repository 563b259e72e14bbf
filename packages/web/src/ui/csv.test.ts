import { expect, test } from 'vitest'
import { csvCell, csvText } from './csv.ts'

test.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx'])('a formula %j is made plain', value =>
  expect(csvCell(value).replace(/^"/, '').startsWith("'")).toBe(true),
)
test('quotes, commas and line breaks are kept', () => {
  expect(csvText([['a,b', 'c"d', 'e\nf', 12.5, null]])).toBe('\uFEFF"a,b","c""d","e\nf",12.5,\r\n')
})
test('a negative number stays a number', () => expect(csvCell(-12)).toBe('-12'))
