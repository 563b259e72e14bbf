import { expect, test } from 'vitest'
import { amountText, readAmount } from './amount.ts'

test.each([
  ['1,200.5', 1200.5],
  ['', 0],
  ['.5', 0.5],
  ['40.', 40],
  ['4 800', 4800],
  ['12,840', 12_840],
  // A comma for the decimals, or the point for the thousands: which one is meant cannot be known.
  ['1,5', Number.NaN],
  ['12,40', Number.NaN],
  ['1.250,5', Number.NaN],
  ['1,2,3', Number.NaN],
  ['1234,567', Number.NaN],
  ['heavy', Number.NaN],
  ['-3', Number.NaN],
] as const)('%j is %d', (typed, amount) => expect(readAmount(typed)).toEqual(amount))

test.each([
  ['weight', '1,240.55', true],
  ['weight', '1.234', false],
  ['weight', '100,001', false],
  ['quantity', '24', true],
  ['quantity', '2.5', false],
  ['dimension', 'long', false],
  ['dimension', '', true],
] as const)('a %s of %j holds: %s', (kind, typed, holds) =>
  expect(amountText(kind, 100_000).safeParse(typed).success).toBe(holds),
)
