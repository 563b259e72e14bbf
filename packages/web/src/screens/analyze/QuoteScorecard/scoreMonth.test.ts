import { expect, it } from 'vitest'
import { monthOf, monthText, stepMonth } from './scoreMonth.ts'

it.each([
  ['2026-02', { year: 2026, month: 2 }],
  [null, { year: 2026, month: 11 }],
  ['', { year: 2026, month: 11 }],
  ['2026-13', { year: 2026, month: 11 }],
  ['1999-12', { year: 2026, month: 11 }],
  ['2026-11-24', { year: 2026, month: 11 }],
])('%s in the address is the month %o', (text, month) => {
  expect(monthOf(text, '2026-11-24')).toEqual(month)
})

it.each([
  [1, '2027-01'],
  [-1, '2026-11'],
  [-12, '2025-12'],
  [0, '2026-12'],
])('%i months from December are %s', (by, text) => {
  expect(monthText(stepMonth({ year: 2026, month: 12 }, by))).toBe(text)
})
