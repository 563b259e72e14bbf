import { expect, it } from 'vitest'
import { lastDigits } from './lastDigits.ts'

it.each([
  ['4821', '4821'],
  [' 0056 ', '0056'],
  ['00564821', '00564821'],
  ['…4821', '4821'],
  ['... 4821', '4821'],
  ['821', null],
  ['…821', null],
  ['4821a', null],
  ['.4821', null],
  ['48 21', null],
  ['٤٨٢١', null],
  ['', null],
])('%j ends a number in %j', (typed, digits) => expect(lastDigits(typed)).toBe(digits))
