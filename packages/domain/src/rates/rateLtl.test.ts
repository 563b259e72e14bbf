import { describe, expect, it } from 'vitest'
import { usualCapacityRules } from '../freight/capacity.ts'
import { usualCarrierCalendar } from '../time/businessDays.ts'
import type { Rated, RateResult } from './ratedPrice.ts'
import { rateLtl } from './rateLtl.ts'
import type { RatedItem, RateRequest } from './rateRequest.ts'
import { type AccessorialRule, type RateSheet, versionOn } from './rateSheet.ts'

const item: RatedItem = {
  weightLb: 1000,
  freightClass: '70',
  handlingUnits: 2,
  handlingUnitType: 'PLT',
  pieces: 20,
  lengthIn: 48,
  widthIn: 40,
  heightIn: 48,
  stackable: false,
  hazmat: false,
}

const request: RateRequest = {
  origin: { zip: '45402', state: 'OH' },
  destination: { zip: '89502-1234', state: 'NV' },
  terms: 'prepaid',
  pickupDate: '2026-11-18',
  items: [item],
  accessorials: [],
  declaredValue: null,
}

const sheet: RateSheet = {
  scac: 'DEMO',
  carrier: 'Demo Freight',
  service: 'Standard',
  currency: 'USD',
  version: '2026-1',
  baseTariff: 'DEMO 500',
  baseTariffDate: '2025-01-06',
  from: '2026-01-01',
  to: '2026-12-31',
  maxWeightLb: 20_000,
  calendar: usualCarrierCalendar,
  breaks: ['L5C', 'M5C', 'M1M', 'M2M', 'M5M'],
  zones: [],
  lanes: [
    {
      id: 'OH-NV',
      origin: { kind: 'state', value: 'OH' },
      destination: { kind: 'state', value: 'NV' },
      service: 'direct',
      transitDays: 3,
      table: 'A',
      miles: 2_150,
      from: '2026-01-01',
      to: null,
    },
  ],
  rates: [
    {
      table: 'A',
      freightClass: '70',
      perCwt: { L5C: 600_000, M5C: 550_000, M1M: 480_000, M2M: 240_000, M5M: 200_000 },
      minimumCharge: null,
    },
    {
      table: 'A',
      freightClass: '100',
      perCwt: { L5C: 800_000, M5C: 700_000, M1M: 600_000, M2M: 300_000, M5M: 260_000 },
      minimumCharge: null,
    },
  ],
  discounts: [],
  minimums: [],
  fak: [],
  fuel: [],
  fuelCadence: 'standing',
  fuelProgram: null,
  accessorials: [],
  capacity: null,
  rounding: 'halfUp',
}

const discount65 = [{ lane: null, terms: null, weightBreak: null, percent: 650_000 }]
const fuel27 = [{ from: '2026-01-01', percent: 270_000 }]
const minimum185 = [{ lane: null, terms: null, charge: 18_500, discount: 0, floor: 0 }]

function rated(result: RateResult): Rated {
  if (result.kind === 'refused') throw new Error(`refused: ${result.reason} ${JSON.stringify(result.params)}`)
  return result
}

const weighing = (weightLb: number): RateRequest => ({ ...request, items: [{ ...item, weightLb }] })

describe('rules of a class and of a service', () => {
  // 700 lb of class 70 at 48.00 are 336.00; 300 lb of class 100 at 60.00 are 180.00.
  const two: RateRequest = {
    ...request,
    items: [
      { ...item, weightLb: 700 },
      { ...item, weightLb: 300, freightClass: '100' },
    ],
  }
  const any = { lane: null, terms: null, weightBreak: null }
  const whole = { ...any, percent: 500_000 }
  const discounts = (price: Rated) => price.trace.filter(step => step.step === 'discount')

  it('each class has its own discount: 336.00 less 65 % and 180.00 less 50 % are 207.60', () => {
    const own = { ...any, freightClass: '70' as const, percent: 650_000 }
    const price = rated(rateLtl({ ...sheet, breaks: ['M1M'], discounts: [whole, own] }, two))
    expect(price.totals).toMatchObject({ gross: 51_600, discount: 30_840, net: 20_760 })
    expect(discounts(price)).toMatchObject([
      { gross: 33_600, amount: 21_840, discounted: 11_760, items: [0], rule: { freightClass: '70' } },
      { gross: 18_000, amount: 9_000, discounted: 9_000, items: [1], rule: { lane: null } },
    ])
  })

  it('is of the class that freight is rated as: FAK takes class 100 along', () => {
    const own = { ...any, freightClass: '70' as const, percent: 650_000 }
    const fak = [{ lane: null, from: '50', to: '150', rated: '70' } as const]
    // 1,000 lb at 48.00 less 65 %.
    expect(rated(rateLtl({ ...sheet, fak, discounts: [own] }, two)).totals.net).toBe(16_800)
  })

  it('deficit weight is discounted as the class whose rate it is charged at', () => {
    const own = { ...any, freightClass: '70' as const, percent: 650_000 }
    const items = [
      { ...item, weightLb: 4_000 },
      { ...item, weightLb: 600, freightClass: '100' },
    ]
    // At 5,000 lb: 4,000 × 20.00 = 800.00 and 400 more = 80.00, less 65 % 308.00; 600 × 26.00 = 156.00.
    const price = rated(rateLtl({ ...sheet, discounts: [own] }, { ...request, items }))
    expect(price.totals).toMatchObject({ deficitLb: 400, gross: 103_600, discount: 57_200, net: 46_400 })
    expect(discounts(price)).toMatchObject([{ gross: 88_000, items: [0], deficit: true }])
  })

  it.each([
    ['the break', { weightBreak: 'M1M' }, { freightClass: '70' }],
    ['the class', { freightClass: '70' }, { terms: 'prepaid' }],
    ['who pays', { terms: 'prepaid' }, { service: 'direct' }],
    ['the service', { service: 'direct' }, { lane: 'OH-NV' }],
  ] as const)('%s gives way', (_, less, more) => {
    // What names one thing wins over what names everything after it.
    const after = { weightBreak: 'M1M', freightClass: '70', terms: 'prepaid', service: 'direct' } as const
    const order = ['weightBreak', 'freightClass', 'terms', 'service'] as const
    const [name] = Object.keys(less) as [(typeof order)[number]]
    const all = Object.fromEntries(order.slice(0, order.indexOf(name) + 1).map(key => [key, after[key]]))
    const rules = [
      { ...any, ...all, percent: 100_000 },
      { ...any, ...more, percent: 200_000 },
    ]
    for (const given of [rules, rules.toReversed()]) {
      expect(rated(rateLtl({ ...sheet, discounts: given }, request)).totals.discount).toBe(9_600)
    }
  })

  it('a lane of the other service or freight of another class has no part in them', () => {
    const rules = [
      { ...any, service: 'interline' as const, percent: 650_000 },
      { ...any, freightClass: '100' as const, percent: 600_000 },
    ]
    expect(rated(rateLtl({ ...sheet, discounts: rules }, request)).totals.discount).toBe(0)
    const lanes = sheet.lanes.map(lane => ({ ...lane, service: 'interline' as const }))
    expect(rated(rateLtl({ ...sheet, lanes, discounts: rules }, request)).totals.discount).toBe(31_200)
  })

  it('a shipment has the largest minimum of its classes: 90.00, 140.00 less 10 %', () => {
    const least = { lane: null, terms: null, discount: 0, floor: 0 }
    const minimums = [
      { ...least, charge: 9_000 },
      { ...least, freightClass: '100' as const, charge: 14_000, discount: 100_000 },
    ]
    const cheap = { ...sheet, minimums, discounts: [{ ...any, percent: 900_000 }] }
    expect(rated(rateLtl(cheap, request)).totals.net).toBe(9_000)
    const price = rated(rateLtl(cheap, two))
    expect(price.totals.net).toBe(12_600)
    expect(price.trace.find(step => step.step === 'minimum')).toMatchObject({ rule: { freightClass: '100' } })
  })

  it('an extra service with the discount of the linehaul has the smallest, and none where a class has none', () => {
    const extra: AccessorialRule = {
      ...{ code: 'LGDEL', basis: 'flat', rate: 1_000_000, freeUnits: 0, minimum: null, maximum: null },
      ...{ lengthFromIn: null, discounted: true, wholeCwt: true },
    }
    const own = { ...any, freightClass: '70' as const, percent: 650_000 }
    const price = (rules: RateSheet['discounts']) =>
      rated(rateLtl({ ...sheet, accessorials: [extra], discounts: rules }, { ...two, accessorials: ['LGDEL'] })).totals
        .accessorials
    expect(price([own, whole])).toBe(5_000)
    expect(price([own])).toBe(10_000)
  })

  it('FAK of the lane goes before that of its service, and that before the general one', () => {
    const fak = [
      { lane: null, from: '100', to: '100', rated: '100' },
      { lane: null, service: 'direct', from: '100', to: '100', rated: '70' },
      { lane: null, service: 'interline', from: '100', to: '100', rated: '100' },
    ] as const
    const only = { ...request, items: [{ ...item, freightClass: '100' }] }
    const rules = (given: RateSheet['fak']) => rated(rateLtl({ ...sheet, fak: given }, only)).totals.gross
    expect(rules(fak)).toBe(48_000)
    expect(rules([...fak, { lane: 'OH-NV', from: '100', to: '100', rated: '100' }])).toBe(60_000)
  })
})

describe('worked figures', () => {
  it('480.00 less 65 % with fuel of 27 % is 213.36', () => {
    const price = rated(rateLtl({ ...sheet, discounts: discount65, fuel: fuel27 }, request))
    expect(price.charges).toEqual([
      { kind: 'linehaul', code: '', amount: 48_000 },
      { kind: 'discount', code: '', amount: -31_200 },
      { kind: 'fuel', code: '', amount: 4536 },
    ])
    expect(price.totals).toMatchObject({ gross: 48_000, net: 16_800, fuel: 4536, total: 21_336, currency: 'USD' })
  })

  it('with a minimum of 185.00 it is 234.95', () => {
    const price = rated(rateLtl({ ...sheet, discounts: discount65, fuel: fuel27, minimums: minimum185 }, request))
    expect(price.totals).toMatchObject({ minimumAdded: 1700, net: 18_500, fuel: 4995, total: 23_495 })
    expect(price.trace.find(step => step.step === 'minimum')).toMatchObject({ least: 18_500, applied: true })
  })

  it('4,600 lb travel as 5,000 lb with 400 lb of deficit', () => {
    const price = rated(rateLtl(sheet, weighing(4600)))
    expect(price.totals).toMatchObject({ total: 100_000, weightLb: 4600, deficitLb: 400 })
    expect(price.trace.find(step => step.step === 'deficit')).toMatchObject({
      actualBreak: 'M2M',
      ratedBreak: 'M5M',
      ratedLb: 5000,
      netBefore: 110_400,
      netAfter: 100_000,
      amount: 8000,
    })
  })

  it.each([
    [4166.66, 0],
    // 1,000.00 either way, as printed: equal ones stay as they are.
    [4166.67, 0],
    [4166.69, 833.31],
  ])('breaks even at 4,166.67 lb: %d lb', (weightLb, deficitLb) => {
    expect(rated(rateLtl(sheet, weighing(weightLb))).totals.deficitLb).toBeCloseTo(deficitLb, 2)
  })

  it('makes no freight that is too heavy for the sheet out of lighter freight', () => {
    const items = [{ ...item, weightLb: 4_600 }]
    const price = (maxWeightLb: number) => rated(rateLtl({ ...sheet, maxWeightLb }, { ...request, items })).totals
    expect(price(5_000).deficitLb).toBe(400)
    expect(price(4_999)).toMatchObject({ deficitLb: 0, gross: 110_400 })
  })

  it('charges deficit weight at the lowest rate among the articles', () => {
    const mixed = {
      ...request,
      items: [
        { ...item, weightLb: 4000 },
        { ...item, weightLb: 600, freightClass: '100' },
      ],
    }
    // As is 960 + 180 = 1,140; as 5,000 lb 800 + 156 + 400 lb at 20.00 = 1,036.
    expect(rated(rateLtl(sheet, mixed)).totals).toMatchObject({ total: 103_600, deficitLb: 400 })
  })

  it('compares on net: a break with a poorer discount does not win', () => {
    const discounts = [...discount65, { lane: null, terms: null, weightBreak: 'M5M' as const, percent: 500_000 }]
    expect(rated(rateLtl({ ...sheet, discounts }, weighing(4600))).totals).toMatchObject({ deficitLb: 0, net: 38_640 })
  })

  it('rounds half up once per charge and nothing before', () => {
    const odd = {
      ...sheet,
      rates: [{ table: 'A', freightClass: '70' as const, perCwt: { L5C: 240_375 }, minimumCharge: null }],
    }
    // 333 lb at 24.0375 a hundred pounds are 80.044875.
    expect(rated(rateLtl({ ...odd, breaks: ['L5C'] }, weighing(333))).totals.total).toBe(8004)
    // 200 lb at 24.0025 are 48.005.
    const half = {
      ...sheet,
      rates: [{ table: 'A', freightClass: '70' as const, perCwt: { L5C: 240_025 }, minimumCharge: null }],
    }
    expect(rated(rateLtl({ ...half, breaks: ['L5C'] }, weighing(200))).totals.total).toBe(4801)
  })
})

describe('scope of rules', () => {
  it('takes the discount that names more: lane, then terms, then break', () => {
    const discounts = [
      { lane: null, terms: null, weightBreak: null, percent: 100_000 },
      { lane: null, terms: 'prepaid' as const, weightBreak: 'M1M' as const, percent: 200_000 },
      { lane: 'OH-NV', terms: null, weightBreak: null, percent: 300_000 },
      { lane: 'OH-NV', terms: 'collect' as const, weightBreak: null, percent: 400_000 },
    ]
    expect(rated(rateLtl({ ...sheet, discounts }, request)).totals.discount).toBe(14_400)
    expect(rated(rateLtl({ ...sheet, discounts }, { ...request, terms: 'collect' })).totals.discount).toBe(19_200)
  })

  it("applies the minimum's own discount, then its floor", () => {
    const minimums = [{ lane: null, terms: null, charge: 100_000, discount: 800_000, floor: 15_000 }]
    const light = weighing(100)
    expect(rated(rateLtl({ ...sheet, minimums }, light)).totals.net).toBe(20_000)
    const floored = [{ lane: null, terms: null, charge: 100_000, discount: 900_000, floor: 15_000 }]
    expect(rated(rateLtl({ ...sheet, minimums: floored }, light)).totals.net).toBe(15_000)
  })

  describe('where discounts of single breaks end below the tariff', () => {
    const at = (weightBreak: 'L5C' | 'M5C' | 'M1M' | 'M2M', percent = 800_000) => ({
      ...{ lane: null, terms: null, weightBreak, percent },
    })
    const light = { ...sheet, discounts: [at('L5C'), at('M5C'), at('M1M')] }
    const weighing = (weightLb: number) => ({ ...request, items: [{ ...item, weightLb }] })

    it('doubts a price at a break without one, and one that such a break might make lower', () => {
      // 480.00 less 80 % is 96.00, and as 2,000 lb at 24.00 the same.
      expect(rated(rateLtl(light, request)).discountEnds).toBeUndefined()
      // 1,900 lb at 48.00 less 80 % are 182.40; as 2,000 lb at 24.00 less 80 % they would be 96.00.
      const lighter = rated(rateLtl(light, weighing(1_900)))
      expect([lighter.totals.net, lighter.discountEnds]).toEqual([18_240, 'M2M'])
      const heavier = rated(rateLtl(light, weighing(2_500)))
      expect([heavier.totals.net, heavier.discountEnds]).toEqual([60_000, 'M2M'])
    })

    it('doubts none where it is said: 0 % there, one for all breaks, or that they end', () => {
      const heavy = weighing(2_500)
      const said = [at('M2M', 0), { ...at('M2M', 100_000), weightBreak: null }]
      for (const one of said) {
        const whole = { ...light, discounts: [...light.discounts, one] }
        expect(rated(rateLtl(whole, heavy)).discountEnds).toBeUndefined()
      }
      expect(rated(rateLtl({ ...light, discountsEnd: true }, heavy)).discountEnds).toBeUndefined()
      expect(rated(rateLtl({ ...light, discounts: [at('M2M')] }, heavy)).discountEnds).toBeUndefined()
    })

    it('doubts none where the minimum is charged either way', () => {
      const minimums = [{ lane: null, terms: null, charge: 90_000, discount: 0, floor: 0 }]
      expect(rated(rateLtl({ ...light, minimums }, weighing(2_500))).discountEnds).toBeUndefined()
    })
  })

  it("rates by FAK, the lane's map before the general one", () => {
    const dear = { ...request, items: [{ ...item, freightClass: '150' }] }
    const fak = [{ lane: null, from: '85' as const, to: '200' as const, rated: '100' as const }]
    expect(rated(rateLtl({ ...sheet, fak }, dear)).totals.total).toBe(60_000)
    const laneFirst = [...fak, { lane: 'OH-NV', from: '125' as const, to: '150' as const, rated: '70' as const }]
    const price = rated(rateLtl({ ...sheet, fak: laneFirst }, dear))
    expect(price.totals.total).toBe(48_000)
    expect(price.trace.find(step => step.step === 'article')).toMatchObject({ actualClass: '150', ratedClass: '70' })
  })

  it('says that a blank class was guessed', () => {
    const price = rated(rateLtl(sheet, { ...request, items: [{ ...item, freightClass: '' }] }))
    expect(price.guessedClasses).toEqual([0])
    expect(price.totals.total).toBe(48_000)
  })

  it('takes the fuel step of the pickup date', () => {
    const fuel = [
      { from: '2026-01-01', percent: 200_000 },
      { from: '2026-11-18', percent: 300_000 },
    ]
    expect(rated(rateLtl({ ...sheet, fuel }, { ...request, pickupDate: '2026-11-17' })).totals.fuel).toBe(9600)
    expect(rated(rateLtl({ ...sheet, fuel }, request)).totals.fuel).toBe(14_400)
  })

  it.each([
    ['weekly', '2026-10-29', 20, null],
    ['weekly', '2026-10-28', 21, 21],
    ['monthly', '2026-09-18', 61, null],
    ['monthly', '2026-09-17', 62, 62],
    ['standing', '2026-01-01', 321, null],
  ] as const)('calls a %s fuel step of %s old when it is', (fuelCadence, from, _, days) => {
    const price = rated(rateLtl({ ...sheet, fuelCadence, fuel: [{ from, percent: 200_000 }] }, request))
    expect(price.staleFuel?.days ?? null).toBe(days)
  })

  it('charges by the mile what a fuel program says in the currency of the sheet, and refuses another', () => {
    const program = { name: 'OURS', from: '2026-01-01', region: 'US', bands: [{ from: 30_000, value: 5_500 }] }
    const index = [{ region: 'US', from: '2026-11-16', price: 35_000 }]
    const priced = (basis: 'percent' | 'perMile', currency: string) =>
      rateLtl({ ...sheet, fuel: [], fuelProgram: 'OURS' }, request, {
        programs: [{ ...program, basis, currency }],
        index,
      })
    // 2,150 miles at 0.55.
    expect(rated(priced('perMile', 'USD')).totals.fuel).toBe(118_250)
    expect(priced('perMile', 'CAD')).toMatchObject({ kind: 'refused', reason: 'fuelCurrency' })
    expect(rated(priced('percent', 'CAD')).totals.fuel).toBe(264)
  })

  it('does not call a fuel step old that is the newest there is: the pickup lies ahead', () => {
    const weekly = { ...sheet, fuelCadence: 'weekly' as const, fuel: [{ from: '2026-10-26', percent: 200_000 }] }
    expect(rated(rateLtl(weekly, { ...request, askedOn: '2026-11-02' })).staleFuel).toBeNull()
    expect(rated(rateLtl(weekly, { ...request, askedOn: '2026-11-17' })).staleFuel?.days).toBe(22)
  })

  it('rates what is lighter than the first break at the first break', () => {
    const heavy = { ...sheet, breaks: ['M5C', 'M1M'] as const }
    const price = rated(rateLtl(heavy, weighing(300)))
    expect(price.totals).toMatchObject({ total: 16_500, deficitLb: 0 })
    expect(price.trace.find(step => step.step === 'break')).toMatchObject({ weightBreak: 'M5C', isBelow: true })
  })

  it("takes the table's minimum charge where no rule names one", () => {
    const rates = sheet.rates.map((row, i) => ({ ...row, minimumCharge: 9_000 + i }))
    const price = rated(rateLtl({ ...sheet, rates, discounts: discount65 }, weighing(10)))
    expect(price.totals.net).toBe(9_000)
    expect(price.trace.find(step => step.step === 'minimum')).toMatchObject({ rule: null, table: 'A', added: 8_790 })
    expect(rated(rateLtl({ ...sheet, rates, minimums: minimum185 }, weighing(10))).totals.net).toBe(18_500)
  })

  it('names the rules that won', () => {
    const discounts = [...discount65, { lane: 'OH-NV', terms: null, weightBreak: null, percent: 700_000 }]
    const fak = [{ lane: null, from: '50' as const, to: '85' as const, rated: '70' as const }]
    const { trace } = rated(rateLtl({ ...sheet, discounts, fak, minimums: minimum185 }, weighing(4700)))
    const find = (name: string) => trace.find(step => step.step === name)
    expect(find('discount')).toMatchObject({ rule: { lane: 'OH-NV', terms: null, weightBreak: null } })
    expect(find('article')).toMatchObject({ fak: { lane: null, from: '50', to: '85' } })
    expect(find('minimum')).toMatchObject({ rule: { lane: null, terms: null } })
    expect(find('break')).toMatchObject({
      weightBreak: 'M2M',
      tried: [
        { weightBreak: 'M2M', asLb: 4700, net: 33_840 },
        { weightBreak: 'M5M', asLb: 5000, net: 30_000 },
      ],
    })
  })

  it('delivers after transit days: Wednesday and 3 days is Monday', () => {
    expect(rated(rateLtl(sheet, request))).toMatchObject({ transitDays: 3, deliveryDate: '2026-11-23' })
  })
})

const rule = (code: string, change: Partial<AccessorialRule> = {}): AccessorialRule => ({
  code,
  basis: 'flat',
  rate: 1_250_000,
  freeUnits: 0,
  minimum: null,
  maximum: null,
  lengthFromIn: null,
  discounted: false,
  wholeCwt: true,
  ...change,
})

describe('accessorials', () => {
  const charge = (rules: AccessorialRule[], asked: string[], items: RatedItem[] = [item], discounts = discount65) =>
    rated(rateLtl({ ...sheet, discounts, accessorials: rules }, { ...request, items, accessorials: asked }))
      .charges.filter(line => line.kind === 'accessorial')
      .map(line => `${line.code} ${line.amount}`)

  it.each([
    ['flat', rule('LGDEL'), 'LGDEL 12500'],
    ['by handling unit', rule('X', { basis: 'perHandlingUnit' }), 'X 25000'],
    ['by piece, some free', rule('X', { basis: 'perPiece', rate: 5000, freeUnits: 5 }), 'X 750'],
    ['by hundred pounds', rule('X', { basis: 'perCwt', rate: 35_000 }), 'X 3500'],
    ['raised to its minimum', rule('X', { basis: 'perCwt', rate: 35_000, minimum: 5000 }), 'X 5000'],
    ['held at its maximum', rule('X', { basis: 'perHandlingUnit', maximum: 20_000 }), 'X 20000'],
    ['all units free', rule('X', { basis: 'perHandlingUnit', freeUnits: 3, minimum: 5000 }), 'X 0'],
    ['percent of net', rule('X', { basis: 'percentOfNet', rate: 100_000 }), 'X 1680'],
    ['discounted where stated', rule('X', { discounted: true }), 'X 4375'],
  ])('%s', (_, asked, line) => expect(charge([asked], [asked.code])).toEqual([line]))

  it('are not charged unasked', () =>
    expect(charge([rule('LGDEL'), rule('RESDEL')], ['RESDEL'])).toEqual(['RESDEL 12500']))

  it('charge hazmat by itself', () => {
    expect(charge([rule('HAZM')], [], [{ ...item, hazmat: true }])).toEqual(['HAZM 12500'])
    expect(charge([rule('HAZM')], ['HAZM'], [{ ...item, hazmat: true }])).toEqual(['HAZM 12500'])
  })

  it('charge the overlength tier of the longest freight once', () => {
    const tiers = [
      rule('OVERLEN', { lengthFromIn: 96, rate: 1_000_000 }),
      rule('OVERLEN', { lengthFromIn: 144, rate: 2_500_000 }),
    ]
    const long = (lengthIn: number) => ({ ...item, lengthIn, handlingUnits: 1 })
    expect(charge(tiers, [], [long(95)])).toEqual([])
    expect(charge(tiers, [], [long(96)])).toEqual(['OVERLEN 10000'])
    expect(charge(tiers, [], [long(100), long(150)])).toEqual(['OVERLEN 25000'])
    expect(charge(tiers, ['OVERLEN'], [long(60)])).toEqual([])
    const byUnit = tiers.map(tier => ({ ...tier, basis: 'perHandlingUnit' as const }))
    expect(charge(byUnit, [], [long(100), long(150), long(60)])).toEqual(['OVERLEN 10000', 'OVERLEN 25000'])
    // Without tiers, too, what is short is not charged for beside what is long.
    const each = [rule('OVERLEN', { basis: 'perHandlingUnit', rate: 500_000 })]
    expect(charge(each, [], [long(120), long(48), long(48), long(48), long(48)])).toEqual(['OVERLEN 5000'])
    expect(charge(each, ['OVERLEN'], [long(48), long(48)])).toEqual(['OVERLEN 10000'])
  })

  it('are missing when the sheet has no rule, and the price says so', () => {
    const price = rated(rateLtl(sheet, { ...request, items: [{ ...item, hazmat: true }], accessorials: ['LGDEL'] }))
    expect(price.missing).toEqual([
      { code: 'LGDEL', why: 'noRule' },
      { code: 'HAZM', why: 'noRule', implied: true },
    ])
    expect(price.totals.total).toBe(48_000)
  })

  it('are missing when freight or a place calls for what the sheet does not state', () => {
    const bundle = { ...item, lengthIn: 240, widthIn: 12, heightIn: 12, handlingUnits: 1, handlingUnitType: 'BDL' }
    const price = (rules: AccessorialRule[], own: Partial<RateRequest> = {}, more: Partial<RateSheet> = {}) =>
      rated(rateLtl({ ...sheet, ...more, accessorials: rules }, { ...request, items: [bundle], ...own }))
    expect(price([]).missing).toEqual([{ code: 'OVERLEN', why: 'noRule', implied: true }])
    // A charge without tiers is for whatever is long, by itself as when it was ticked.
    const flat = price([rule('OVERLEN')])
    expect(flat.missing).toEqual([])
    expect(flat.charges.at(-1)).toEqual({ kind: 'accessorial', code: 'OVERLEN', amount: 12_500 })
    expect(flat.surprises.map(({ code }) => code)).not.toContain('overlength')
    // Tiers that begin above its length state that it costs nothing; so does a threshold of the carrier's own.
    expect(price([rule('OVERLEN', { lengthFromIn: 288 })]).missing).toEqual([])
    expect(price([], {}, { capacity: { ...usualCapacityRules, overlengthFromIn: 288 } }).missing).toEqual([])
    // Rules of capacity without one for length state that the carrier has none, unless it charges for it; a sheet without any says nothing.
    const none = { overlengthFromIn: null, linearFeetFrom: null, cubicFeetOver: null }
    const silent = { capacity: { ...usualCapacityRules, ...none } }
    expect(price([], {}, silent).missing).toEqual([])
    expect(price([], {}, silent).surprises.map(({ code }) => code)).not.toContain('overlength')
    expect(price([rule('OVERLEN')], {}, silent).totals.accessorials).toBe(12_500)
    expect(price([], { accessorials: ['OVERLEN'] }, silent).missing).toEqual([{ code: 'OVERLEN', why: 'noRule' }])
    const atPlaces = ['LTDDEL']
    expect(price([rule('OVERLEN')], { atPlaces }).missing).toEqual([{ code: 'LTDDEL', why: 'noRule', implied: true }])
    expect(price([rule('OVERLEN'), rule('LTDDEL')], { atPlaces }).totals.accessorials).toBe(25_000)
  })

  it('are charged as limited access where the sheet states no rule of its own for the kind of place, ticked or known', () => {
    const price = (rules: AccessorialRule[], own: Partial<RateRequest>) =>
      rated(rateLtl({ ...sheet, accessorials: rules }, { ...request, ...own }))
    const wide = [rule('LTDDEL'), rule('LTDPU')]
    const codes = (own: Partial<RateRequest>) => {
      const { charges, missing } = price(wide, own)
      return [charges.flatMap(({ kind, code }) => (kind === 'accessorial' ? [code] : [])), missing]
    }
    for (const code of ['EDUDEL', 'CONDEL', 'SSTORDEL', 'CNVDEL']) {
      expect(codes({ atPlaces: [code] })).toEqual([['LTDDEL'], []])
      expect(codes({ accessorials: [code] })).toEqual([['LTDDEL'], []])
    }
    expect(codes({ atPlaces: ['CONPU'] })).toEqual([['LTDPU'], []])
    // Once, however many of them are asked for; ticked goes before known.
    expect(codes({ accessorials: ['EDUDEL', 'LTDDEL'] })).toEqual([['LTDDEL'], []])
    const both = price(wide, { accessorials: ['LTDDEL'], atPlaces: ['EDUDEL'] })
    expect(both.trace.find(({ step }) => step === 'accessorial')).toMatchObject({ code: 'LTDDEL', implied: false })
    // Its own rule goes before the wider one, and a narrower one is none for what is wide.
    expect(price([rule('EDUDEL'), ...wide], { atPlaces: ['EDUDEL'] }).charges.at(-1)?.code).toBe('EDUDEL')
    const own = price([rule('EDUDEL')], { atPlaces: ['LTDDEL'] })
    expect(own.missing).toEqual([{ code: 'LTDDEL', why: 'noRule', implied: true }])
    expect(price([], { atPlaces: ['EDUDEL'] }).missing).toEqual([{ code: 'EDUDEL', why: 'noRule', implied: true }])
  })

  it('by the foot, an overlength tier pays for the floor of its own freight', () => {
    const tiers = [
      rule('OVERLEN', { basis: 'perFoot', rate: 100_000, lengthFromIn: 96 }),
      rule('OVERLEN', { basis: 'perFoot', rate: 200_000, lengthFromIn: 144 }),
    ]
    const long = (lengthIn: number) => ({ ...item, lengthIn, handlingUnits: 1 })
    // 9 ft at 10.00 and 13 ft at 20.00; the pallets beside them take floor and are not long.
    expect(charge(tiers, [], [long(100), long(150), item])).toEqual(['OVERLEN 9000', 'OVERLEN 26000'])
  })

  it('by the pallet, pay for the freight of every overlength tier', () => {
    const tiers = [
      rule('OVERLEN', { basis: 'perPallet', rate: 500_000, lengthFromIn: 96 }),
      rule('OVERLEN', { basis: 'perPallet', rate: 1_000_000, lengthFromIn: 144 }),
    ]
    const items = [
      { ...item, lengthIn: 100 },
      { ...item, lengthIn: 150 },
    ]
    const price = rated(rateLtl({ ...sheet, accessorials: tiers }, { ...request, items }))
    const lines = price.charges.filter(({ kind }) => kind === 'accessorial').map(({ amount }) => amount)
    const pallets = item.handlingUnits
    expect(lines).toEqual([pallets * 5000, pallets * 10_000])
  })

  it('are missing when the only rule is a tier by length that cannot apply, or no length is known', () => {
    const missing = (rules: AccessorialRule[], asked: string[], items: RatedItem[]) =>
      rated(rateLtl({ ...sheet, accessorials: rules }, { ...request, items, accessorials: asked })).missing
    const tier = rule('OVERLEN', { lengthFromIn: 96 })
    const unmeasured = { ...item, lengthIn: 0, widthIn: 0, heightIn: 0 }
    expect(missing([rule('LGDEL', { lengthFromIn: 96 })], ['LGDEL'], [item])).toEqual([
      { code: 'LGDEL', why: 'noRule' },
    ])
    expect(missing([tier], ['OVERLEN'], [item, unmeasured])).toEqual([{ code: 'OVERLEN', why: 'noDimensions' }])
    expect(missing([tier], ['OVERLEN'], [{ ...item, lengthIn: 100 }])).toEqual([])
    expect(missing([tier], [], [unmeasured])).toEqual([])
  })

  it.each([
    ['by the pallet', rule('X', { basis: 'perPallet', rate: 100_000 }), 'X 2000'],
    ['by the foot, rows as whole feet', rule('X', { basis: 'perFoot', rate: 100_000 }), 'X 4000'],
    ['by the mile', rule('X', { basis: 'perMile', rate: 1_000 }), 'X 21500'],
    ['by the hundred pounds in proportion', rule('X', { basis: 'perCwt', rate: 35_000, wholeCwt: false }), 'X 3518'],
    ['by whole hundreds', rule('X', { basis: 'perCwt', rate: 35_000 }), 'X 3850'],
    ['percent of all the rest', rule('X', { basis: 'percentOfTotal', rate: 100_000 }), 'X 1680'],
  ])('%s', (_, asked, line) => {
    const one = { ...item, handlingUnits: 2, weightLb: 1005 }
    expect(charge([asked], ['X'], [one])).toEqual([line])
  })

  it('charge for the value that is declared, each hundred that is begun, and refuse another currency', () => {
    const exval = rule('EXVAL', { basis: 'perHundredDeclared', rate: 9_500, freeUnits: 20 })
    const declaring = (amount: number, currency = 'USD') =>
      rateLtl({ ...sheet, accessorials: [exval] }, { ...request, declaredValue: { amount, currency } })
    // 2,500.01 is 26 hundreds, 20 of them free: 6 at 0.95.
    expect(rated(declaring(250_001)).totals.accessorials).toBe(570)
    expect(rated(declaring(100_000)).totals.accessorials).toBe(0)
    expect(declaring(250_001, 'CAD')).toEqual({
      kind: 'refused',
      reason: 'declaredCurrency',
      params: { declared: 'CAD', currency: 'USD' },
    })
    const asked = rateLtl({ ...sheet, accessorials: [exval] }, { ...request, accessorials: ['EXVAL'] })
    expect(rated(asked).missing).toEqual([{ code: 'EXVAL', why: 'noDeclaredValue' }])
    // A tariff that does not charge for it carries any declared value, in any currency.
    const free = { ...request, declaredValue: { amount: 250_001, currency: 'CAD' } }
    expect(rated(rateLtl(sheet, free)).missing).toEqual([])
  })

  it('by the pallet are missing for freight that stands on none: nothing is what nobody charges', () => {
    const byPallet = { ...sheet, accessorials: [rule('SORTDEL', { basis: 'perPallet', rate: 100_000 })] }
    const loose = { ...request, accessorials: ['SORTDEL'], items: [{ ...item, handlingUnitType: 'CTN' }] }
    const price = rated(rateLtl(byPallet, loose))
    expect([price.missing, price.totals.accessorials]).toEqual([[{ code: 'SORTDEL', why: 'noPallets' }], 0])
    expect(price.charges.some(({ code }) => code === 'SORTDEL')).toBe(false)
  })

  it.each([
    ['miles that the tariff does not name', 'perMile', 'noMiles'],
    ['feet of freight without dimensions', 'perFoot', 'noDimensions'],
  ] as const)('are missing for %s', (_, basis, why) => {
    const lanes = sheet.lanes.map(lane => ({ ...lane, miles: null }))
    const asked = { ...request, items: [{ ...item, lengthIn: 0 }], accessorials: ['X'] }
    const price = rated(rateLtl({ ...sheet, lanes, accessorials: [rule('X', { basis })] }, asked))
    expect(price.missing).toEqual([{ code: 'X', why }])
  })
})

describe('rules of capacity', () => {
  const capacity = { ...usualCapacityRules, cubicFeetOver: null, poundsPerLinearFoot: 1_000 }
  const six: RateRequest = { ...request, items: [{ ...item, handlingUnits: 6, heightIn: 60 }] }

  it('are price: six pallets take 12 ft, and cost what 12,000 lb cost', () => {
    const price = rated(rateLtl({ ...sheet, capacity, discounts: discount65, fuel: fuel27 }, six))
    // 12,000 lb at 20.00 less 65 % are 840.00, with fuel 1,066.80; without the rule it is 213.36.
    expect(price.totals).toMatchObject({ net: 16_800, fuel: 4_536, accessorials: 85_344, total: 106_680 })
    expect(price.charges.at(-1)).toEqual({ kind: 'linearFeet', code: '', amount: 85_344 })
    expect(price.charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(106_680)
    expect(price.surprises).toEqual([
      {
        code: 'linearFeet',
        params: { linearFeet: 12, from: 12, ratedLb: 12_000, stackedFeet: 0 },
        extra: null,
        charged: 85_344,
      },
    ])
    expect(price.trace.find(({ step }) => step === 'capacity')).toMatchObject({
      ...{ rule: 'linearFeet', measure: 12, poundsEach: 1_000, ratedLb: 12_000, ratedClass: '70', deficitLb: 0 },
      ...{ gross: 240_000, discountPercent: 650_000, discountAmount: 156_000, net: 84_000, fuel: 22_680, services: 0 },
      ...{ total: 106_680, without: 21_336, amount: 85_344 },
    })
  })

  it('add what percents of the dearer linehaul add', () => {
    const percents = [
      rule('LGDEL', { basis: 'percentOfNet', rate: 100_000 }),
      rule('APPTD', { basis: 'percentOfTotal', rate: 50_000 }),
    ]
    const accessorials = percents.map(({ code }) => code)
    const percented = { ...sheet, capacity, discounts: discount65, fuel: fuel27, accessorials: percents }
    const price = rated(rateLtl(percented, { ...six, accessorials }))
    // Without the rule 168.00 + 45.36 + 16.80 + 11.51 = 241.67; by it 840.00 + 226.80 + 84.00 + 57.54.
    expect(price.totals.total).toBe(120_834)
    expect(price.charges.at(-1)?.amount).toBe(120_834 - 24_167)
  })

  it('rate at the class of the rule', () => {
    const dear = { ...sheet, capacity: { ...capacity, linearClass: '100' as const } }
    expect(rated(rateLtl(dear, six)).totals.total).toBe(312_000)
    expect(rated(rateLtl(sheet, six)).totals.total).toBe(48_000)
  })

  it('are charged once: of two that apply the dearer', () => {
    const cube = { cubicFeetOver: 300, pcfUnder: 10, poundsPerCubicFoot: 6 }
    const both = rated(rateLtl({ ...sheet, capacity: { ...capacity, ...cube } }, six))
    expect(both.charges.map(({ kind }) => kind)).toEqual(['linehaul', 'linearFeet'])
    expect(both.surprises.map(({ code }) => code)).toEqual(['linearFeet'])
    const dense = { ...cube, poundsPerCubicFoot: 60 }
    const other = rated(rateLtl({ ...sheet, capacity: { ...capacity, ...dense } }, six))
    expect(other.charges.map(({ kind }) => kind)).toEqual(['linehaul', 'cubicCapacity'])
  })

  it('are told with what the usual ones would add where the sheet states none, and are none where they would add nothing', () => {
    const silent = rated(rateLtl(sheet, six))
    expect(silent.surprises).toMatchObject([{ code: 'linearFeet', extra: 240_000 - 48_000 }])
    expect(silent.surprises[0]).not.toHaveProperty('charged')
    expect(silent.charges.map(({ kind }) => kind)).toEqual(['linehaul'])
    const cheap = {
      ...sheet,
      capacity,
      minimums: [{ lane: null, terms: null, charge: 900_000, discount: 0, floor: 0 }],
    }
    expect(rated(rateLtl(cheap, six)).surprises).toEqual([])
  })

  it('leave a price doubtful where the carrier has a rule and no rate for it', () => {
    const dear = { ...sheet, capacity: { ...capacity, linearClass: '500' as const } }
    const price = rated(rateLtl(dear, six))
    expect(price.totals.total).toBe(48_000)
    expect(price.surprises).toMatchObject([{ code: 'linearFeet', extra: null, unpriced: true }])
  })

  it('are silent about a length that the price has a tier for', () => {
    const long = { ...request, items: [{ ...item, lengthIn: 120, handlingUnits: 1 }] }
    expect(rated(rateLtl(sheet, long)).surprises.map(({ code }) => code)).toEqual(['overlength'])
    const tiers = [rule('OVERLEN', { lengthFromIn: 96 })]
    expect(rated(rateLtl({ ...sheet, accessorials: tiers }, long)).surprises).toEqual([])
  })
})

describe('refusals', () => {
  it.each<[string, Partial<RateSheet>, Partial<RateRequest>, string]>([
    ['too early', {}, { pickupDate: '2025-12-31' }, 'notInForce'],
    ['too late', {}, { pickupDate: '2027-01-01' }, 'notInForce'],
    ['an impossible date', {}, { pickupDate: '2026-02-30' }, 'notInForce'],
    ['a stop on the way', {}, { stops: 3 }, 'severalStops'],
    ['no freight', {}, { items: [] }, 'noItems'],
    ['no weight', {}, { items: [item, { ...item, weightLb: 0 }] }, 'weightMissing'],
    ['a weight that is no number', {}, { items: [{ ...item, weightLb: Number.NaN }] }, 'weightMissing'],
    ['too heavy', {}, { items: [{ ...item, weightLb: 20_000.01 }] }, 'tooHeavy'],
    ['no lane', {}, { destination: { zip: '10001', state: 'NY' } }, 'noLane'],
    ['a class that is none', {}, { items: [{ ...item, freightClass: '71' }] }, 'unknownClass'],
    ['a class without rate', {}, { items: [{ ...item, freightClass: '500' }] }, 'noRate'],
    ['another country', {}, { origin: { zip: '45402', state: 'OH', country: 'MX' } }, 'noLane'],
    ['a fuel program that nobody keeps', { fuelProgram: 'OURS' }, {}, 'noFuelProgram'],
    ['no fuel yet', { fuel: [{ from: '2026-12-01', percent: 1 }] }, {}, 'noFuel'],
  ])('%s', (_, sheetChange, requestChange, reason) => {
    expect(rateLtl({ ...sheet, ...sheetChange }, { ...request, ...requestChange })).toMatchObject({
      kind: 'refused',
      reason,
    })
  })
})

it('prices a date with the version that came into force last', () => {
  const later = { ...sheet, version: '2026-2', from: '2026-06-01' }
  expect(versionOn([later, sheet], '2026-05-31')?.version).toBe('2026-1')
  expect(versionOn([later, sheet], '2026-06-01')?.version).toBe('2026-2')
  expect(versionOn([later, sheet], '2025-06-01')).toBeNull()
})

it('a contract that ran out does not bring back the one before it', () => {
  const lapsed = { ...sheet, version: '2026-2', from: '2026-06-01', to: '2026-06-30' }
  const open = { ...sheet, to: null }
  expect(versionOn([open, lapsed], '2026-06-30')?.version).toBe('2026-2')
  expect(versionOn([open, lapsed], '2026-07-01')).toBeNull()
})

it('takes a rate of 0 for a break that is not rated, and never for freight that costs nothing', () => {
  const [row] = sheet.rates
  if (row === undefined) throw new Error('the sheet has rates')
  const withRate = (perCwt: typeof row.perCwt) => rateLtl({ ...sheet, rates: [{ ...row, perCwt }] }, request)
  // A heavier break filled with 0.00 would carry 1,000 lb as 5,000 lb for nothing.
  expect(rated(withRate({ ...row.perCwt, M5M: 0 })).totals).toMatchObject({ total: 48_000, deficitLb: 0 })
  expect(withRate({ ...row.perCwt, M1M: 0 })).toMatchObject({ kind: 'refused', reason: 'noRate' })
})
