import { expect, test } from 'vitest'
import { isOpen } from './hours.ts'

test.each([
  ['2026-11-24T13:00:00Z', true],
  ['2026-11-24T12:59:00Z', false],
  ['2026-07-07T12:00:00Z', true],
  ['2026-11-25T00:59:00Z', true],
  ['2026-11-25T01:00:00Z', false],
  ['2026-11-28T15:00:00Z', false],
])('%s open: %s (standard and daylight time)', (at, open) => expect(isOpen(new Date(at))).toBe(open))
