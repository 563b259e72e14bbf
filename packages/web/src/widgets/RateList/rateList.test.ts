import { type WireRate, wireRate } from '@waybill/contract/wire/rate.ts'
import { describe, expect, it } from 'vitest'
import { traceSentences } from '../PriceTrace/traceSentences.ts'
import { discountPercent, inOrder } from './rateOrder.ts'
import { refusalText, timeLeft } from './words.ts'

const rate = (changes: Partial<WireRate>): WireRate =>
  wireRate.parse({
    PricesheetID: 1,
    CarrierName: 'Demo Carrier',
    CarrierSCAC: 'DMAA',
    title: 'Standard',
    source: '',
    ServiceDays: 2,
    deliveryDate: '2026-11-26',
    linehaul: 41_210,
    discount: 26_374,
    fuel: 4450,
    accessorials: 3500,
    CurrAmount: 22_786,
    currency: 'USD',
    charges: [],
    trace: [],
    warnings: [],
    guessedClass: false,
    isAPI: false,
    quoteNumber: '',
    ratedAt: '',
    expiresAt: '',
    current: true,
    allowed: true,
    ...changes,
  })

describe('rates', () => {
  it('stand by price, then by days; an unknown day is last', () => {
    const rows = [
      rate({ PricesheetID: 1, CurrAmount: 200, ServiceDays: null }),
      rate({ PricesheetID: 2, CurrAmount: 200, ServiceDays: 3 }),
      rate({ PricesheetID: 3, CurrAmount: 100, ServiceDays: 5 }),
    ]
    expect(inOrder(rows, 'price').map(row => row.PricesheetID)).toEqual([3, 2, 1])
    expect(inOrder(rows, 'days').map(row => row.PricesheetID)).toEqual([2, 3, 1])
  })

  it('say the discount as a percent of the linehaul', () => {
    expect(discountPercent(rate({}))).toBe(64)
    expect(discountPercent(rate({ discount: 0 }))).toBeNull()
  })

  it('explain themselves step by step and skip what they cannot name', () => {
    const trace = [
      { step: 'discount', percent: 650_000, gross: 48_000, discounted: 16_800 },
      { step: 'fuel', percent: 270_000, net: 16_800, amount: 4536, since: '2026-11-16' },
      { step: 'accessorial', code: 'LGDEL', basis: 'flat', amount: 7500, units: 1, implied: false },
      { step: 'of another time' },
    ]
    const said = traceSentences(rate({ trace }))
    expect(said).toHaveLength(3)
    expect(said[0]).toContain('65 %')
    expect(said[0]).toContain('$168.00')
    expect(said[1]).toContain('$45.36')
    expect(said[2]).toContain('Lift gate at delivery')
  })

  it('count down to the expiry and then stop', () => {
    const hour = 3_600_000
    expect(timeLeft(24 * hour, 2 * 60_000)).toBe('23 h 58 m')
    expect(timeLeft(30_000, 0)).toBe('< 1 m')
    expect(timeLeft(hour, hour)).toBeNull()
    expect(timeLeft(Number.NaN, 0)).toBeNull()
  })

  it('say why a source has no price, known reason or not', () => {
    const refusal = { CarrierName: 'Demo', CarrierSCAC: 'DMBB', source: '', params: {} }
    expect(refusalText({ ...refusal, reason: 'noAccessorial', params: { codes: 'LGDEL, HAZM' } })).toContain(
      'Lift gate at delivery, Hazardous materials',
    )
    expect(refusalText({ ...refusal, reason: 'unheard of' })).not.toBe('')
  })
})
