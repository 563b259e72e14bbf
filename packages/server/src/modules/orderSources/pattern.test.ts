import { expect, it } from 'vitest'
import { isWanted } from './pattern.ts'

it.each([
  ['orders.csv', '', true],
  ['orders.csv', '*.csv', true],
  ['ORDERS.CSV', '*.csv', true],
  ['orders.xlsx', '*.csv, *.xlsx', true],
  ['orders.pdf', '*.csv, *.xlsx', false],
  ['so_2026-11-20.csv', 'so_????-??-??.csv', true],
  ['so_2026-11-2.csv', 'so_????-??-??.csv', false],
  ['a*b', 'a*b', true],
  ['axxb', 'a*b', true],
  ['axxbc', 'a*b', false],
  ['orders.csv', '*', true],
  ['orders.csv', 'orders.csv*', true],
])('%s by %j: %s', (name, pattern, wanted) => expect(isWanted(name, pattern)).toBe(wanted))

it.each(['.hidden', 'orders.csv.part', 'orders.csv.filepart', 'orders.tmp', 'orders.csv~'])(
  '%s is still being written',
  name => expect(isWanted(name, '')).toBe(false),
)

it('is done with a pattern of many stars at once', () => {
  const begun = performance.now()
  expect(isWanted('a'.repeat(255), `${'*a'.repeat(90)}b`)).toBe(false)
  expect(performance.now() - begun).toBeLessThan(1_000)
})
