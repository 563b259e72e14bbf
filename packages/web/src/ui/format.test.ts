import { expect, test } from 'vitest'
import { formatBytes, formatDate, formatInstant, formatMoney, formatTime, otherZone } from './format.ts'

test.each([
  [13945, 'USD', '$139.45'],
  [0, 'USD', '$0.00'],
  [-500, 'USD', '-$5.00'],
  [1200, 'JPY', '¥1,200'],
  [1234567, 'CAD', 'CA$12,345.67'],
])('money %i %s', (minor, currency, text) => expect(formatMoney(minor, currency)).toBe(text))

test('a date names its year only when it is another one', () => {
  expect(formatDate('2026-11-24', '2026-01-01')).toBe('Tue, Nov 24')
  expect(formatDate('2027-01-04', '2026-01-01')).toBe('Mon, Jan 4, 2027')
  expect(formatDate('', '2026-01-01')).toBe('')
})

test.each([
  ['00:00', '12:00 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['15:30', '3:30 PM'],
])('time %s', (wire, shown) => expect(formatTime(wire)).toBe(shown))

test('a zone is named only where it differs from the reader’s', () => {
  expect(otherZone('America/New_York', '2026-11-24', 'America/New_York')).toBe('')
  expect(otherZone('America/Detroit', '2026-11-24', 'America/New_York')).toBe('')
  expect(otherZone('America/Los_Angeles', '2026-07-24', 'America/New_York')).toBe('PDT')
  expect(otherZone('Nowhere/Land', '2026-11-24', 'America/New_York')).toBe('Nowhere/Land')
})

test('an instant reads as day and time', () => {
  expect(formatInstant('2025-11-24T15:04:00Z', 'en-US', 'America/New_York')).toBe('Mon, Nov 24, 2025, 10:04 AM')
  expect(formatInstant('')).toBe('')
})

test.each([
  [812, '812 B'],
  [23_900, '24 KB'],
  [3_120_000, '3.1 MB'],
] as const)('%d bytes are %s', (bytes, shown) => expect(formatBytes(bytes)).toBe(shown))
