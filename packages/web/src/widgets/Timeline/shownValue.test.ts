import { afterEach, expect, test } from 'vitest'
import { speak } from '../../texts/language.ts'
import { shownValue } from './shownValue.ts'

afterEach(() => speak('en-us'))

test('days, windows and moments are read as everywhere else', () => {
  expect(shownValue('Delivery date', '2020-11-30')).toBe('Mon, Nov 30, 2020')
  expect(shownValue('Pickup', '2020-11-24 07:30–15:30')).toBe('Tue, Nov 24, 2020, 7:30 AM–3:30 PM')
  expect(shownValue('Stop 2 arrived', '2020-11-25 10:00')).toBe('Wed, Nov 25, 2020, 10:00 AM')
  speak('es-es')
  expect(shownValue('Pickup', '2020-11-24 07:30–15:30')).toBe('mar, 24 nov 2020, 7:30 a.\u00a0m.–3:30 p.\u00a0m.')
})

test('what is no day, or was typed, stays', () => {
  expect(shownValue('Pickup', 'soon')).toBe('soon')
  expect(shownValue('References', '2020-11-24')).toBe('2020-11-24')
})
