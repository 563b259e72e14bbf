import { expect, it } from 'vitest'
import { mendedYear } from './mendYears.ts'

it.each([
  ['0026-11-27', '2026-11-27'],
  ['0099-01-01', '2099-01-01'],
  ['2026-11-27', null],
  ['0202-11-27', null],
  ['', null],
])('reads the year of %s', (typed, mended) => expect(mendedYear(typed)).toBe(mended))
