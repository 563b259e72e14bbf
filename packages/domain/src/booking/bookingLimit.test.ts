import { expect, it } from 'vitest'
import { bookingLeave } from './bookingLimit.ts'

const right = { mayBook: true, limit: 500_00, currency: 'USD' }
const price = { total: 500_00, currency: 'USD', isPaidByUs: true }
const day = '2026-11-20'
const rates = [{ currency: 'CAD', from: '2026-11-01', usd: 731_500 }]
const leave = (
  changes: Partial<typeof right> | { limit: null },
  bought: Partial<typeof price> | { total: null } = {},
) => bookingLeave({ ...right, ...changes }, { ...price, ...bought }, rates, day)

it.each([
  ['at the limit', {}, {}, 'free'],
  ['a cent above it', {}, { total: 500_01 }, 'above'],
  ['without a limit', { limit: null }, { total: 9_000_00 }, 'free'],
  ['a limit of nothing', { limit: 0 }, { total: 1 }, 'above'],
  ['who may not book, whatever it costs', { mayBook: false, limit: null }, { total: 1 }, 'mayNot'],
  ['who may not book, whoever pays', { mayBook: false }, { isPaidByUs: false }, 'mayNot'],
  ['freight that others pay', { limit: 0 }, { isPaidByUs: false, total: null }, 'free'],
  ['no price of ours for what we pay', {}, { total: null }, 'incomparable'],
  // 683.52 CAD are $499.99; 683.53 are $500.00.
  ['another currency, by its rate', {}, { total: 683_53, currency: 'CAD' }, 'free'],
  ['another currency, above', {}, { total: 683_54, currency: 'CAD' }, 'above'],
  ['a currency without a rate', {}, { total: 1, currency: 'MXN' }, 'incomparable'],
  ['a limit in a currency without a rate', { currency: 'MXN' }, {}, 'incomparable'],
] as const)('%s', (_, rightChanges, bought, expected) => {
  expect(leave(rightChanges as Partial<typeof right>, bought as Partial<typeof price>)).toBe(expected)
})

it('a rate that is too old compares nothing', () => {
  const cad = { ...price, currency: 'CAD', total: 1 }
  expect(bookingLeave(right, cad, rates, '2027-01-20')).toBe('incomparable')
})
