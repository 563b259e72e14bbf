import { expect, test } from 'vitest'
import { timeTyped } from './TimeInput.tsx'

test.each([
  ['3:30', '15:30'],
  ['330p', '15:30'],
  ['3:30p', '15:30'],
  ['3:30 PM', '15:30'],
  ['noon', '12:00'],
  ['3:30 p.\u00a0m.', '15:30'],
  ['3:30 p. m.', '15:30'],
  ['mediodía', '12:00'],
  ['medianoche', '00:00'],
  ['12:05', '12:05'],
  ['12 am', '00:00'],
  ['1530', '15:30'],
  ['8', '08:00'],
  ['03:30', '03:30'],
  ['25:00', '25:00'],
  ['soon', 'soon'],
])('typed %s is %s, in every form', (typed, time) => expect(timeTyped(typed)).toBe(time))
