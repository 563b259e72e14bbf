import { type WireRate, wireRate } from '@waybill/contract/wire/rate.ts'
import { describe, expect, it } from 'vitest'
import { traceLines } from '../PriceTrace/traceLines.ts'
import { bestOf, inOrder } from './rateOrder.ts'
import { remarksOn, sharedWords } from './remarks.ts'
import { countedText, currencyText, missingTexts, refusalText, timeLeft, warningText } from './words.ts'
import { worstCase } from './worstCase.ts'

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
  it('come at worst to the dearest of the rules, which rate anew and do not add up', () => {
    const warning = (code: string, extra: number | null, currency = 'USD') => ({ code, params: {}, extra, currency })
    const warned = (...warnings: WireRate['warnings']) => worstCase(rate({ CurrAmount: 22_786, warnings }))
    expect(warned(warning('cubicCapacity', 18_000), warning('linearFeet', 9000))).toBe(40_786)
    // A home at one end and a school at the other are both charged for, whatever the freight is rated as.
    expect(warned(warning('placeKind', 9_500), warning('placeKind', 12_000), warning('linearFeet', 9_000))).toBe(53_286)
    expect(warned(warning('overlength', null))).toBeNull()
    expect(warned(warning('linearFeet', 9000, 'CAD'))).toBeNull()
    expect(warned()).toBeNull()
  })

  it('stand behind a dearer one where rules of room would make them dearer still, and are not called the lowest', () => {
    const feet = { code: 'linearFeet', params: {}, extra: 820_279, currency: 'USD' }
    const silent = rate({ PricesheetID: 1, CarrierSCAC: 'MUTE', CurrAmount: 241_258, warnings: [feet] })
    const live = rate({ PricesheetID: 2, CarrierSCAC: 'LIVE', CurrAmount: 564_886 })
    expect(inOrder([silent, live], 'price', 'USD').map(({ CarrierSCAC }) => CarrierSCAC)).toEqual(['LIVE', 'MUTE'])
    expect(bestOf([silent, live], 'USD').cheapest).toBe(2)
  })

  it('stand by the day of delivery, then by price; one without a day is last', () => {
    const rows = [
      rate({ CarrierSCAC: 'NONE', deliveryDate: '', CurrAmount: 100 }),
      rate({ CarrierSCAC: 'LATE', deliveryDate: '2026-11-30', CurrAmount: 200 }),
      rate({ CarrierSCAC: 'DEAR', deliveryDate: '2026-11-25', CurrAmount: 400 }),
      rate({ CarrierSCAC: 'LOW', deliveryDate: '2026-11-25', CurrAmount: 300 }),
    ]
    expect(inOrder(rows, 'date', 'USD').map(({ CarrierSCAC }) => CarrierSCAC)).toEqual(['LOW', 'DEAR', 'LATE', 'NONE'])
  })

  it('stand by price, then by days; an unknown day is last', () => {
    const rows = [
      rate({ PricesheetID: 1, CurrAmount: 200, ServiceDays: null }),
      rate({ PricesheetID: 2, CurrAmount: 200, ServiceDays: 3 }),
      rate({ PricesheetID: 3, CurrAmount: 100, ServiceDays: 5 }),
    ]
    expect(inOrder(rows, 'price', 'USD').map(row => row.PricesheetID)).toEqual([3, 2, 1])
    expect(inOrder(rows, 'days', 'USD').map(row => row.PricesheetID)).toEqual([2, 3, 1])
  })

  it('of another currency stand after those that can be compared, currency by currency, and say so', () => {
    const rows = [
      rate({ PricesheetID: 1, CurrAmount: 90, currency: 'MXN' }),
      rate({ PricesheetID: 2, CurrAmount: 100, currency: 'CAD', ServiceDays: 1 }),
      rate({ PricesheetID: 3, CurrAmount: 300 }),
      rate({ PricesheetID: 4, CurrAmount: 80, currency: 'CAD' }),
      rate({ PricesheetID: 5, CurrAmount: 200 }),
      rate({ PricesheetID: 6, CurrAmount: 50, missing: ['LGDEL'] }),
    ]
    expect(inOrder(rows, 'price', 'USD').map(row => row.PricesheetID)).toEqual([5, 3, 4, 2, 1, 6])
    expect(inOrder(rows, 'days', 'USD').map(row => row.PricesheetID)).toEqual([2, 5, 3, 4, 1, 6])
    expect(currencyText(rate({ currency: 'CAD' }), 'USD')).toBe(
      'In CAD: no exchange rate, so not compared with USD prices.',
    )
    expect(currencyText(rate({}), 'USD')).toBe('')
    const charged = (amount: number) => [{ kind: 'accessorial', code: 'LGDEL', amount }]
    const others = [rate({ currency: 'CAD', charges: charged(5_000) }), rate({ charges: charged(9_000) })]
    expect(missingTexts(rate({ missing: ['LGDEL'] }), others)[0]).toContain('$90.00 DMAA; CA$50.00 DMAA')
  })

  it('bear tags for their rows; what holds for all of them is said once', () => {
    const long = { code: 'overlength', params: { lengthIn: 97, side: 'height', from: 96 }, extra: null }
    const feet = {
      code: 'linearFeet',
      params: { linearFeet: 16, from: 12, ratedLb: 16_000 },
      extra: 41_250,
      currency: 'USD',
    }
    const rows = [
      rate({ PricesheetID: 1, warnings: [long, feet] }),
      rate({ PricesheetID: 2, warnings: [long], missing: ['LGDEL'], currency: 'CAD' }),
    ]
    const [first = [], second = []] = rows.map(row => remarksOn(row, rows, 'USD'))
    expect(first.map(({ tag }) => tag)).toEqual(['overlength', '+$412.50 linear-foot rule'])
    expect(second.map(({ tag }) => tag)).toEqual(['without Lift gate at delivery', 'in CAD', 'overlength'])
    expect([...sharedWords([first, second])]).toEqual(['97 in high: an overlength charge may apply. Not below 96 in.'])
    // One price alone shares nothing: its remarks stand in its row.
    expect(sharedWords([first]).size).toBe(0)
    const carrierWarnings = [
      { code: 'insuranceExpired' as const, date: '2026-11-01', days: 0 },
      { code: 'newCarrier' as const },
    ]
    const barred = rate({ allowed: false, carrierWarnings })
    expect(remarksOn(barred, [barred], 'USD').map(({ tag }) => tag)).toEqual(['Uninsured', 'New'])
  })

  it('that leave something out stand after whole ones, and say what others charge', () => {
    const charges = [{ kind: 'accessorial', code: 'LGDEL', amount: 11_500 }]
    const rows = [
      rate({ PricesheetID: 1, CurrAmount: 100, missing: ['LGDEL'] }),
      rate({ PricesheetID: 2, CurrAmount: 300, CarrierSCAC: 'DMBB', charges }),
      rate({ PricesheetID: 3, CurrAmount: 200, fuelIsOld: true }),
    ]
    expect(inOrder(rows, 'price', 'USD').map(row => row.PricesheetID)).toEqual([2, 1, 3])
    expect(missingTexts(rows[0] ?? rate({}), rows)).toEqual([
      'Lift gate at delivery is not in this price. Elsewhere: $115.00 DMBB.',
    ])
    const why = { code: 'accessorialNotPriced', accessorial: 'EXVAL', why: 'noDeclaredValue' }
    expect(missingTexts(rate({ missing: ['EXVAL'], warnings: [why] }), rows)).toEqual([
      'Excess value is not in this price. Charged by declared value: enter one.',
    ])
    const implied = { code: 'accessorialNotPriced', accessorial: 'OVERLEN', why: 'noRule', implied: true }
    expect(missingTexts(rate({ missing: ['OVERLEN'], warnings: [implied] }), rows)).toEqual([
      'Over length is not stated in this price, but this shipment requires it.',
    ])
  })

  it('of carriers say every charge that was named, by our name and in the carrier’s words', () => {
    const wire = { step: 'wire', provider: 'project44', quoteNumber: 'Q1', service: 'Standard', serviceCode: 'STD' }
    const charges = [
      { kind: 'linehaul', code: '', amount: 16_286, description: 'Gross freight charge' },
      { kind: 'fuel', code: '', amount: 0, description: 'FUEL' },
      { kind: 'accessorial', code: 'RESDEL', amount: 6_500, description: 'Private home fee' },
      { kind: 'accessorial', code: 'LGDEL', amount: 0, description: 'lift gate at delivery' },
      { kind: 'accessorial', code: '', amount: 0, description: 'California compliance' },
    ]
    const ownDate = { step: 'ownDate', pickupDate: '2026-11-25', deliveryDate: '2026-11-30', transitDays: 1 }
    const implied = { step: 'implied', codes: ['RESDEL'] }
    const said = traceLines(rate({ trace: [wire, implied, ownDate], charges, source: 'project44' }))
    expect(said.map(({ words, amount }) => `${words} | ${amount}`)).toEqual([
      'Live price from project44: quote Q1, Standard. | ',
      'Also rated, as the shipment requires it: Residential delivery. | ',
      'Linehaul (“Gross freight charge”) | $162.86',
      'Fuel | $0.00',
      'Residential delivery (“Private home fee”) | $65.00',
      'Lift gate at delivery | $0.00',
      'California compliance | $0.00',
      'Total. project44 | $227.86',
      'Pickup Wed, Nov 25, delivery Mon, Nov 30: the carrier’s date, 1 business day. | ',
    ])
    const spot = traceLines(
      rate({
        trace: [{ step: 'spot', scac: 'DMQA', late: false }],
        charges: [{ kind: 'allIn', code: '', amount: 22_786 }],
      }),
    )
    expect(spot.map(({ words }) => words)).toContain('All-in: one amount')
    const closed = { code: 'deliveryClosed', date: '2026-11-26', name: 'Thanksgiving Day' }
    expect(warningText(closed)).toContain('Thanksgiving Day')
  })

  it('say from when the days are counted, where nobody picks up on the day that was asked for', () => {
    const delivery = { step: 'delivery', pickupDate: '2026-11-28', transitDays: 2, deliveryDate: '2026-12-02' }
    expect(countedText(rate({ trace: [{ ...delivery, pickedUp: '2026-11-30' }] }))).toBe(
      'No pickup Sat, Nov 28: days counted from Mon, Nov 30.',
    )
    expect(countedText(rate({ trace: [{ ...delivery, pickedUp: '2026-11-28' }] }))).toBe('')
    expect(countedText(rate({}))).toBe('')
  })

  it('say what a surprise would cost and what would avoid it, and that fuel is old', () => {
    const params = { linearFeet: 16, from: 12, ratedLb: 16_000, stackedFeet: 8 }
    expect(warningText({ code: 'linearFeet', params, extra: 41_250, currency: 'USD' })).toBe(
      '16 ft of trailer: may be rated as 16,000 lb, $412.50 more (not when stacked: 8 ft)',
    )
    const own = { code: 'linearFeet', params, extra: null, charged: 41_250, currency: 'USD' }
    expect(warningText(own)).toBe(
      '16 ft of trailer: rated as 16,000 lb, $412.50 of this price (not when stacked: 8 ft)',
    )
    expect(remarksOn(rate({ warnings: [own] }), [], 'USD').map(({ tag }) => tag)).toEqual([
      'with $412.50 linear-foot rule',
    ])
    expect(warningText({ code: 'linearFeet', params, extra: null, unpriced: true, currency: 'USD' })).toContain(
      'has no rate for that',
    )
    // Of an older price: no dollars and no way out.
    expect(warningText({ code: 'linearFeet', params: { linearFeet: 13.3, from: 12, ratedLb: 14_000 } })).toBe(
      '13.3 ft of trailer: may be rated as 14,000 lb (not below 12 ft)',
    )
    expect(warningText({ code: 'milesGuessed', miles: 2_244 })).toContain('2,244 estimated miles')
    expect(warningText({ code: 'discountEnds', pounds: 20_000 })).toContain('No discount from 20,000 lb up')
    expect(warningText({ code: 'linehaulFree' })).toContain('costs nothing')
    expect(warningText({ code: 'fuelStale', since: '2026-10-26', days: 23 })).toContain('23 days old')
  })

  it('explain themselves step by step, of older forms too, and skip what they cannot name', () => {
    const trace = [
      { step: 'break', weightBreak: 'M5M', weightLb: 4700 },
      { step: 'deficit', actualBreak: 'M2M', ratedBreak: 'M5M', ratedLb: 5000, deficitLb: 300, amount: 6000 },
      { step: 'discount', percent: 650_000, gross: 48_000, discounted: 16_800 },
      { step: 'fuel', percent: 270_000, net: 16_800, amount: 4536, since: '2026-11-16' },
      { step: 'accessorial', code: 'LGDEL', basis: 'flat', amount: 7500, units: 1, implied: false },
      { step: 'of another time' },
    ]
    const said = traceLines(rate({ trace })).map(({ words, amount }) => `${words} | ${amount}`)
    expect(said[0]).toBe('The weight break of 4,700 lb is 2,000 lb. | ')
    expect(said[2]).toBe('Discount 65 % of $480.00 | −$312.00')
    expect(said[3]).toContain('| $45.36')
    expect(said[4]).toBe('Lift gate at delivery | $75.00')
    expect(said[5]).toBe('Total.  | $227.86')
    expect(said).toHaveLength(6)
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
    expect(
      refusalText({ ...refusal, reason: 'declaredCurrency', params: { declared: 'CAD', currency: 'USD' } }),
    ).toContain('in CAD')
    const over = { from: '2026-01-01', to: '2026-10-31', pickupDate: '2026-11-24' }
    expect(refusalText({ ...refusal, reason: 'notInForce', params: over })).toContain('its contract ended Sat, Oct 31')
    expect(refusalText({ ...refusal, reason: 'copyHeld' })).toBe('not asked: this is a copy of the database.')
    expect(refusalText({ ...refusal, reason: 'unheard of' })).not.toBe('')
  })
})
