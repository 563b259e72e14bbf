import { expect, it } from 'vitest'
import { carrierWarnings, insuranceState, isUninsured } from './insurance.ts'

const today = '2026-11-22'

it.each([
  [null, 'missing', false],
  ['2026-11-21', 'expired', true],
  // The last insured day is a day of insurance.
  ['2026-11-22', 'ending', false],
  ['2026-12-22', 'ending', false],
  ['2026-12-23', 'valid', false],
  ['2027-11-22', 'valid', false],
] as const)('insured until %s: %s', (expires, state, blocks) => {
  expect(insuranceState(expires, today)).toBe(state)
  expect(isUninsured(expires, today)).toBe(blocks)
})

it('says what stands against a carrier, with its day and the days that are left', () => {
  expect(carrierWarnings(null, today)).toEqual([{ code: 'insuranceMissing' }])
  expect(carrierWarnings('2026-11-21', today)).toEqual([{ code: 'insuranceExpired', date: '2026-11-21' }])
  expect(carrierWarnings('2026-11-22', today)).toEqual([{ code: 'insuranceEnding', date: '2026-11-22', days: 0 }])
  expect(carrierWarnings('2026-12-01', today)).toEqual([{ code: 'insuranceEnding', date: '2026-12-01', days: 9 }])
  expect(carrierWarnings('2026-12-23', today)).toEqual([])
  expect(carrierWarnings(null, today, true)).toEqual([{ code: 'newCarrier' }, { code: 'insuranceMissing' }])
})

it('counts over the end of a year and a leap day', () => {
  expect(insuranceState('2027-01-20', '2026-12-21')).toBe('ending')
  expect(insuranceState('2027-01-21', '2026-12-21')).toBe('valid')
  expect(insuranceState('2028-03-01', '2028-01-31')).toBe('ending')
  expect(insuranceState('2028-03-02', '2028-01-31')).toBe('valid')
})
