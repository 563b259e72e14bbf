import { expect, test } from 'vitest'
import { isLate } from './late.ts'

test('a day is late once it is over where the freight is', () => {
  const evening = new Date('2026-11-25T03:30:00Z')
  expect(isLate('2026-11-24', 'America/New_York', evening)).toBe(false)
  expect(isLate('2026-11-24', 'UTC', evening)).toBe(true)
  expect(isLate('2026-11-25', 'UTC', evening)).toBe(false)
  expect(isLate('', 'UTC', evening)).toBe(false)
})
