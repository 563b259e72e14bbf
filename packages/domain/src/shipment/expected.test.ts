import { expect, test } from 'vitest'
import { isLate } from './expected.ts'

const today = '2026-11-20'

test.each([
  ['A', '2026-11-19', true],
  ['T', '2026-11-19', true],
  ['A', '2026-11-20', false],
  ['A', '2026-11-21', false],
  ['D', '2026-11-19', false],
  ['V', '2026-11-19', false],
  ['Q', '2026-11-19', false],
  ['A', '', false],
] as const)('in %s, expected %j: late is %s', (status, expected, late) =>
  expect(isLate(status, expected, today)).toBe(late),
)
