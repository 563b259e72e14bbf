import { expect, test } from 'vitest'
import {
  formatBytes,
  formatCount,
  formatDate,
  formatInstant,
  formatMoney,
  formatTime,
  formatWeight,
  otherZone,
  zoneName,
} from './format.ts'

test.each([
  [13945, 'USD', '$139.45'],
  [0, 'USD', '$0.00'],
  [-500, 'USD', '-$5.00'],
  [1200, 'JPY', '¥1,200'],
  [1234567, 'CAD', 'CA$12,345.67'],
  // What browsers know of minor units is how people write prices, not what ISO 4217 says they are.
  [1234567, 'COP', 'COP\u00a012,345.67'],
  [1234567, 'IQD', 'IQD\u00a01,234.567'],
])('money %i %s', (minor, currency, text) => expect(formatMoney(minor, currency)).toBe(text))

test('a date names its year only when it is another one', () => {
  expect(formatDate('2026-11-24', 'en-us', '2026-01-01')).toBe('Tue, Nov 24')
  expect(formatDate('2027-01-04', 'en-us', '2026-01-01')).toBe('Mon, Jan 4, 2027')
  expect(formatDate('')).toBe('')
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
  expect(formatInstant('2025-11-24T15:04:00Z', 'en-us', 'America/New_York')).toBe('Mon, Nov 24, 2025, 10:04 AM')
  expect(formatInstant('')).toBe('')
})

test.each([
  [812, '812 B'],
  [23_900, '24 KB'],
  [3_120_000, '3.1 MB'],
] as const)('%d bytes are %s', (bytes, shown) => expect(formatBytes(bytes)).toBe(shown))

test('Spanish is that of the United States: its own words, the numbers and money of the country', () => {
  expect(formatDate('2026-11-24', 'es-es', '2026-01-01')).toBe('mar, 24 nov')
  expect(formatDate('2027-01-04', 'es-es', '2026-01-01')).toBe('lun, 4 ene 2027')
  expect(formatTime('15:30', 'es-es')).toBe('3:30 p.\u00a0m.')
  expect(formatTime('00:05', 'es-es')).toBe('12:05 a.\u00a0m.')
  expect(formatInstant('2025-11-24T15:04:00Z', 'es-es', 'America/New_York')).toBe('lun, 24 nov 2025, 10:04 a.\u00a0m.')
  expect(formatCount(12_840, 'es-es')).toBe('12,840')
  expect(formatWeight(1250.5, 'es-es')).toBe('1,250.5 lb')
  expect(formatMoney(128_450, 'USD', 'es-es')).toBe('$1,284.50')
  expect(zoneName('America/Los_Angeles', 'longGeneric', new Date('2026-07-24T12:00:00Z'), 'es-es')).toBe(
    'hora del Pacífico',
  )
})
