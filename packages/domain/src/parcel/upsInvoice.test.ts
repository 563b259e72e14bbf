import { describe, expect, it } from 'vitest'
import { type UpsInvoice, upsInvoiceProblems } from './upsInvoice.ts'

const today = '2026-11-28'
const invoice: UpsInvoice = {
  ...{ number: '0000A1B2C3456', date: '2026-11-21', amount: '1,234.50', currency: 'USD', controlId: '9K2Z' },
}
const wrong = (given: Partial<UpsInvoice>, country = 'US') =>
  upsInvoiceProblems({ ...invoice, ...given }, country, today).map(({ field, code }) => `${field} ${code}`)

describe('an invoice proves whose an account is', () => {
  it.each([
    ['US', 90],
    ['CA', 90],
    ['MX', 45],
    ['JP', 45],
  ])('in %s for %i days, the last one included', (country, days) => {
    const at = (ago: number) => new Date(Date.parse(today) - ago * 86_400_000).toISOString().slice(0, 10)
    expect(wrong({ date: today }, country)).toEqual([])
    expect(wrong({ date: at(days) }, country)).toEqual([])
    expect(wrong({ date: at(days + 1) }, country)).toEqual(['date upsInvoiceTooOld'])
    expect(wrong({ date: at(-1) }, country)).toEqual(['date dayToCome'])
  })

  it('by amount due and currency everywhere, and by a control id in the US alone', () => {
    const nothing = { number: '', date: '', amount: '', currency: '', controlId: '' }
    const everywhere = ['number required', 'date required', 'currency required', 'amount required']
    expect(wrong(nothing)).toEqual([...everywhere, 'controlId required'])
    expect(wrong(nothing, 'CA')).toEqual(everywhere)
    expect(wrong({ controlId: '12345' })).toEqual(['controlId badForm'])
    expect(wrong({ controlId: '?' }, 'CA')).toEqual([])
  })

  it.each([
    ['0', 'USD', 'amount notAboveZero'],
    ['0.00', 'USD', 'amount notAboveZero'],
    ['-5', 'USD', 'amount badForm'],
    ['12.345', 'USD', 'amount tooPrecise'],
    ['123.45', 'JPY', 'amount noDecimals'],
    ['twelve', 'JPY', 'amount badForm'],
    ['12', 'XAU', 'currency notOneOf'],
  ])('and not by %s %s', (amount, currency, problem) => {
    expect(wrong({ amount, currency })).toEqual([problem])
  })

  it('by yen without decimals, and by dinars with three', () => {
    expect(wrong({ amount: '12,345', currency: 'JPY' }, 'JP')).toEqual([])
    expect(wrong({ amount: '12.345', currency: 'KWD' }, 'KW')).toEqual([])
  })
})
