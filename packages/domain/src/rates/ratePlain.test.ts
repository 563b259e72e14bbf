import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualCarrierCalendar } from '../time/businessDays.ts'
import type { LaneRow, LaneTerms, PlainTerms } from './laneTerms.ts'
import { sheetOfRows } from './laneTerms.ts'
import type { Rated, RateResult, TraceStep } from './ratedPrice.ts'
import { rateFreight } from './rateFreight.ts'
import type { RateRequest } from './rateRequest.ts'
import type { RateSheet } from './rateSheet.ts'

const head: RateSheet = {
  ...{ scac: 'DEMO', carrier: 'Demo Truckload', service: 'Truckload', currency: 'USD', version: '1', baseTariff: '' },
  ...{ baseTariffDate: null, from: '2026-01-01', to: '2026-12-31', maxWeightLb: 45_000, rounding: 'halfUp' },
  ...{ calendar: usualCarrierCalendar, breaks: [], zones: [], lanes: [], rates: [], discounts: [], minimums: [] },
  ...{ fak: [], fuel: [], fuelCadence: 'standing', fuelProgram: null, accessorials: [], capacity: null },
}

const truck = (own: Partial<PlainTerms> = {}): PlainTerms =>
  ({
    ...{ modes: ['TL'], equipment: 'dryVan', stopOff: null, tarps: null, unit: 'mile', rate: 24_500 },
    ...own,
  }) as PlainTerms

const shared = (own: Partial<PlainTerms>): PlainTerms => truck({ modes: ['LTL', 'volume'], equipment: null, ...own })

const row = (plain: PlainTerms | undefined, more: LaneTerms = {}, ends: readonly string[] = ['OH', 'NV']): LaneRow => ({
  ...{ origin: ends[0] ?? '', destination: ends[1] ?? '' },
  terms: { ...(plain === undefined ? {} : { plain }), days: 2, miles: 650, ...more },
})

const sheet = (rows: readonly LaneRow[], own: Partial<RateSheet> = {}, date = request.pickupDate): RateSheet =>
  sheetOfRows({ ...head, ...own }, rows, null, { payment: null, date })

const request: RateRequest = {
  origin: { zip: '45402', state: 'OH' },
  destination: { zip: '89502', state: 'NV' },
  ...{ terms: 'prepaid', pickupDate: '2026-11-18', accessorials: [], declaredValue: null, mode: 'TL' },
  equipment: 'dryVan',
  items: [
    {
      ...{ weightLb: 21_000, freightClass: '', handlingUnits: 14, handlingUnitType: 'PLT', pieces: 140 },
      ...{ lengthIn: 48, widthIn: 40, heightIn: 48, stackable: false, hazmat: false },
    },
  ],
}

const pallets = (count: number, weightLb = count * 500): RateRequest => ({
  ...request,
  mode: 'LTL',
  items: request.items.map(item => ({ ...item, handlingUnits: count, weightLb, freightClass: '70' })),
})

function rated(result: RateResult): Rated {
  if (result.kind === 'refused') throw new Error(`refused: ${result.reason} ${JSON.stringify(result.params)}`)
  return result
}

const totalOf = (result: RateResult) => rated(result).totals.total
const stepOf = <S extends TraceStep['step']>(result: RateResult, name: S) =>
  rated(result).trace.find((step): step is Extract<TraceStep, { step: S }> => step.step === name)

describe('a truckload', () => {
  it('by the mile: 650 miles at 2.45 are 1,592.50, fuel 0.4333 a mile 281.65, two stop-offs 150.00: 2,024.15', () => {
    const program = {
      name: 'DOE',
      from: '2026-01-01',
      region: 'US',
      basis: 'perMile',
      currency: 'USD',
      bands: [],
    } as const
    const book = {
      programs: [{ ...program, bands: [{ from: 0, value: 4_333 }] }],
      index: [{ region: 'US', from: '2026-11-16', price: 38_500 }],
    }
    const own = sheet([row(truck({ stopOff: 7_500 }))], { fuelProgram: 'DOE' })
    const price = rated(rateFreight(own, { ...request, stops: 4 }, book))
    expect(price.charges).toEqual([
      { kind: 'linehaul', code: '', amount: 159_250 },
      { kind: 'fuel', code: '', amount: 28_165 },
      { kind: 'stopOff', code: '', amount: 15_000 },
    ])
    expect(price.totals).toMatchObject({ net: 159_250, accessorials: 15_000, total: 202_415 })
    expect(price).toMatchObject({ transitDays: 2, deliveryDate: '2026-11-20', missing: [], surprises: [] })
  })

  it('costs its minimum on a short way, and fuel is a percent of that', () => {
    const own = sheet([row(truck(), { miles: 300, minimum: 85_000 })], {
      fuel: [{ from: '2026-01-01', percent: 200_000 }],
    })
    expect(rated(rateFreight(own, request)).totals).toMatchObject({
      ...{ gross: 73_500, minimumAdded: 11_500, net: 85_000, fuel: 17_000, total: 102_000 },
    })
  })

  it('takes the rate of its own body before one for every body, and says when there is none', () => {
    const rows = [
      row(truck({ equipment: null, unit: 'load', rate: 15_000_000 })),
      row(truck({ equipment: 'reefer', unit: 'load', rate: 21_000_000 })),
    ]
    const priced = (equipment: 'dryVan' | 'reefer') => totalOf(rateFreight(sheet(rows), { ...request, equipment }))
    expect([priced('dryVan'), priced('reefer')]).toEqual([150_000, 210_000])
    const alone = sheet([row(truck({ equipment: 'reefer' }))])
    expect(rateFreight(alone, request)).toMatchObject({ reason: 'noEquipment', params: { equipment: 'dryVan' } })
  })

  it('finds its lane behind more specific ones that price something else', () => {
    const rows = [
      row(truck({ equipment: 'reefer', unit: 'load', rate: 9_990_000 }), {}, ['45402', '89502']),
      row(undefined, { rates: [{ freightClass: null, perCwt: { L5C: 10_000 } }] }, ['454', '895']),
      row(truck({ unit: 'load', rate: 16_500_000 })),
    ]
    expect(totalOf(rateFreight(sheet(rows), request))).toBe(165_000)
  })

  it('is priced by contracts that hold on its pickup date alone', () => {
    const rows = [
      row(truck({ unit: 'load', rate: 15_000_000 }), { from: '2026-01-01', to: '2026-10-31' }),
      row(truck({ unit: 'load', rate: 19_000_000 }), { from: '2026-11-10', to: '2026-11-20' }),
    ]
    const on = (pickupDate: string) => rateFreight(sheet(rows, {}, pickupDate), { ...request, pickupDate })
    expect([totalOf(on('2026-10-31')), totalOf(on('2026-11-20'))]).toEqual([150_000, 190_000])
    expect(on('2026-11-05')).toMatchObject({ reason: 'noLane' })
  })

  it('through stops is charged by the miles along them, which are said to be guessed, and never by fewer than its lane’s', () => {
    const through = (guessedMiles: number, stops: number) =>
      rated(rateFreight(sheet([row(truck({ stopOff: 7_500 }))]), { ...request, guessedMiles, stops }))
    expect(stepOf(through(1_327, 3), 'plain')).toMatchObject({ units: 1_327 })
    expect(through(1_327, 3).guessedMiles).toBe(1_327)
    expect(stepOf(through(100, 3), 'plain')).toMatchObject({ units: 650 })
    expect(through(100, 3).guessedMiles).toBeUndefined()
    expect(stepOf(through(1_327, 2), 'plain')).toMatchObject({ units: 650 })
  })

  it('on a lane without miles rests on guessed ones, and says so where a mile is charged', () => {
    const nobody = { miles: undefined } as unknown as LaneTerms
    const asked = { ...request, guessedMiles: 700 }
    const byMile = rateFreight(sheet([row(truck(), nobody)]), asked)
    expect(rated(byMile)).toMatchObject({ guessedMiles: 700, totals: { total: 171_500 } })
    expect(stepOf(byMile, 'guessedMiles')).toEqual({ step: 'guessedMiles', miles: 700 })
    // The sheet's own miles go first, and a flat rate asks for none.
    expect(rated(rateFreight(sheet([row(truck())]), asked)).guessedMiles).toBeUndefined()
    const flat = rateFreight(sheet([row(truck({ unit: 'load', rate: 9_000_000 }), nobody)]), asked)
    expect([rated(flat).guessedMiles, totalOf(flat)]).toEqual([undefined, 90_000])
  })

  it.each<[string, Partial<PlainTerms>, LaneTerms, Partial<RateRequest>, string]>([
    ['stops between the ends without a charge for them', {}, {}, { stops: 3 }, 'severalStops'],
    ['a way whose miles nobody knows', {}, { miles: undefined } as unknown as LaneTerms, {}, 'noLaneMiles'],
    [
      'more than the sheet carries',
      {},
      {},
      { items: [{ ...pallets(30).items[0], weightLb: 46_000 }] } as never,
      'tooHeavy',
    ],
  ])('is refused for %s', (_, plain, terms, asked, reason) => {
    expect(rateFreight(sheet([row(truck(plain), terms)]), { ...request, ...asked })).toMatchObject({ reason })
  })

  it('under tarps costs the charge for them; without one the price says that it leaves them out', () => {
    const open = { ...request, equipment: 'flatbed', tarps: true } as const
    const flatbed = { equipment: 'flatbed', unit: 'load', rate: 15_000_000 } as const
    expect(totalOf(rateFreight(sheet([row(truck({ ...flatbed, tarps: 12_500 }))]), open))).toBe(162_500)
    const price = rated(rateFreight(sheet([row(truck(flatbed))]), open))
    expect(price.missing).toEqual([{ code: 'TARPS', why: 'noRule' }])
  })

  it('is not asked of class rates', () => {
    const own = sheet([row(undefined, { rates: [{ freightClass: null, perCwt: { L5C: 10_000 } }] })])
    expect(rateFreight(own, request)).toMatchObject({ reason: 'noLane' })
  })
})

describe('freight that shares a truck', () => {
  const byNumber = shared({
    unit: 'pallets',
    prices: [1, 2, 4].map(n => ({ pallets: n, amount: 9_000 + n * 6_000 })),
  } as never)

  it('costs what its number of pallets does; a number between two is charged as the next one', () => {
    const own = sheet([row(byNumber)])
    expect([1, 2, 3, 4].map(n => totalOf(rateFreight(own, pallets(n))))).toEqual([15_000, 21_000, 33_000, 33_000])
    expect(stepOf(rateFreight(own, pallets(3)), 'plain')).toMatchObject({ units: 3, ratedPallets: 4, amount: 33_000 })
    expect(rateFreight(own, pallets(5))).toMatchObject({ reason: 'tooManyPallets', params: { pallets: 5, max: 4 } })
    const crates = { ...pallets(2), items: [{ ...pallets(2).items[0], handlingUnitType: 'CRT' }] } as RateRequest
    expect(rateFreight(own, crates)).toMatchObject({ reason: 'notOnPallets' })
  })

  it('is priced by class where the pallet rate of the lane does not reach, and by pallet before that', () => {
    const own = sheet([row(byNumber), row(undefined, { rates: [{ freightClass: null, perCwt: { L5C: 200_000 } }] })])
    expect([4, 5].map(n => totalOf(rateFreight(own, pallets(n))))).toEqual([33_000, 50_000])
  })

  it('is priced by class where that lane names its places more closely, unless it is asked for at volume prices', () => {
    const byClass = row(undefined, { rates: [{ freightClass: null, perCwt: { L5C: 200_000 } }] }, ['45402', '89502'])
    const own = sheet([row(byNumber), byClass])
    expect(totalOf(rateFreight(own, pallets(4)))).toBe(40_000)
    expect(totalOf(rateFreight(own, { ...pallets(4), mode: 'volume' }))).toBe(33_000)
    const unclassed = pallets(4).items.map(item => ({ ...item, freightClass: '71' }))
    expect(totalOf(rateFreight(own, { ...pallets(4), items: unclassed }))).toBe(33_000)
    const closer = sheet([row(byNumber, {}, ['45402', '89502']), { ...byClass, origin: 'OH', destination: 'NV' }])
    expect(totalOf(rateFreight(closer, pallets(4)))).toBe(33_000)
  })

  it('by the hundredweight: 4,320.5 lb at 7.25 are 313.24, at a volume order alone where the rate says so', () => {
    const cwt = { unit: 'cwt', rate: 72_500 } as const
    const own = sheet([row(shared({ ...cwt, modes: ['volume'] }))])
    expect(totalOf(rateFreight(own, { ...pallets(9, 4_320.5), mode: 'volume' }))).toBe(31_324)
    expect(rateFreight(own, pallets(9, 4_320.5))).toMatchObject({ reason: 'noLane' })
  })

  it('by the pallet, and a flat rate for who pays', () => {
    const rows = [
      row(shared({ unit: 'load', rate: 4_000_000 }), { terms: 'collect' }),
      row(shared({ unit: 'pallet', rate: 895_000 })),
    ]
    expect(totalOf(rateFreight(sheet(rows), pallets(3)))).toBe(26_850)
    expect(totalOf(rateFreight(sheet(rows), { ...pallets(3), terms: 'collect' }))).toBe(40_000)
  })
})

/** Two printed figures multiplied, rounded half up to cents; figures of so many decimals, as whole numbers. */
const cents = (a: number, aPlaces: number, b: number, bPlaces: number): number => {
  const scale = 10n ** BigInt(aPlaces + bPlaces - 2)
  return Number((2n * BigInt(a) * BigInt(b) + scale) / (2n * scale))
}

it('a trace adds up to the cent from its own lines', () => {
  const seen = new Set<string>()
  const rates = fc.integer({ min: 1, max: 9_000_000 })
  const plain = fc.oneof(
    fc.record({ unit: fc.constantFrom('load', 'mile', 'pallet', 'cwt'), rate: rates }),
    fc
      .record({
        unit: fc.constant('pallets'),
        prices: fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 12, maxLength: 30 }),
      })
      .map(({ unit, prices }) => ({ unit, prices: prices.map((amount, i) => ({ pallets: i + 1, amount })) })),
  )
  const rules = (['percentOfNet', 'percentOfTotal', 'flat', 'perMile', 'perPallet'] as const).map((basis, i) => ({
    ...{ code: ['NOTIFY', 'COD', 'LGDEL', 'INDEL', 'SORTDEL'][i] ?? '', basis, rate: 41_257, freeUnits: 0 },
    ...{ minimum: null, maximum: null, lengthFromIn: null, discounted: i === 0, wholeCwt: false },
  }))
  fc.assert(
    fc.property(
      fc.record({
        ...{ plain, stopOff: fc.integer({ min: 0, max: 20_000 }), tarps: fc.integer({ min: 0, max: 20_000 }) },
        ...{ minimum: fc.option(fc.integer({ min: 0, max: 200_000 })), stops: fc.integer({ min: 2, max: 6 }) },
        ...{
          percent: fc.integer({ min: 0, max: 600_000 }),
          isCovered: fc.boolean(),
          miles: fc.integer({ min: 1, max: 3_000 }),
        },
        ...{ weight: fc.integer({ min: 1, max: 4_400_000 }), count: fc.integer({ min: 1, max: 12 }) },
        asked: fc.subarray(rules.map(({ code }) => code)),
      }),
      ({ plain: own, stopOff, tarps, minimum, stops, percent, isCovered, miles, weight, count, asked }) => {
        const lane = row(truck({ ...own, equipment: null, stopOff, tarps } as never), {
          miles,
          ...(minimum === null ? {} : { minimum }),
        })
        const fuel = [{ from: '2026-01-01', percent }]
        const items = request.items.map(item => ({ ...item, handlingUnits: count, weightLb: weight / 100 }))
        const asking = { ...request, items, stops, tarps: isCovered, accessorials: asked }
        const { trace, charges, totals } = rated(rateFreight(sheet([lane], { fuel, accessorials: rules }), asking))
        const kept: readonly TraceStep[] = JSON.parse(JSON.stringify(trace))
        let column = 0
        let least = 0
        for (const step of kept) {
          seen.add(step.step === 'plain' ? step.unit : step.step)
          if (step.step === 'plain') {
            const units = Math.round(step.units * 100)
            if (step.unit !== 'pallets')
              expect(step.amount).toBe(cents(units, 2, step.rate, step.unit === 'cwt' ? 6 : 4))
            column += step.amount
          }
          if (step.step === 'gross') expect(step.amount).toBe(column)
          if (step.step === 'minimum') {
            least = step.least
            expect(step.added).toBe(Math.max(0, step.least - column))
            column += step.added
          }
          if (step.step === 'net') expect([step.amount, column >= least]).toEqual([column, true])
          if (step.step === 'fuel') {
            expect(step.amount).toBe(cents(step.net, 2, step.percent, 6))
            column += step.amount
          }
          if (step.step === 'stopOff') {
            expect(step.amount).toBe(step.stops * step.each)
            column += step.amount
          }
          if (step.step === 'tarps') column += step.amount
          if (step.step === 'accessorial') {
            if (step.basis === 'percentOfTotal') expect(step.of).toBe(column)
            const isPercent = step.basis.startsWith('percent')
            const own = isPercent ? cents(step.of ?? 0, 2, step.rate, 6) : cents(step.units, 0, step.rate, 4)
            expect([step.before, step.discountAmount, step.amount]).toEqual([own, 0, own])
            column += step.amount
          }
        }
        expect(column).toBe(totals.total)
        expect(charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.total)
        expect(totals.gross + totals.minimumAdded + totals.fuel + totals.accessorials).toBe(totals.total)
      },
    ),
    { numRuns: 600 },
  )
  expect([...seen].sort()).toEqual([
    ...['accessorial', 'cwt', 'delivery', 'fuel', 'gross', 'lane', 'load', 'mile', 'minimum', 'net', 'pallet'],
    ...['pallets', 'sheet', 'stopOff', 'tarps'],
  ])
})

describe('what long freight implies', () => {
  const long = (given: RateRequest): RateRequest => ({
    ...given,
    items: given.items.map(item => ({ ...item, lengthIn: 240 })),
  })
  const tier = {
    ...({ code: 'OVERLEN', basis: 'flat', rate: 1_000_000, freeUnits: 0, minimum: null, maximum: null } as const),
    ...{ lengthFromIn: 96, discounted: false, wholeCwt: true },
  }

  it('is nothing for a truck of its own, unless it was asked for', () => {
    const price = (given: RateRequest) => rated(rateFreight(sheet([row(truck())], { accessorials: [tier] }), given))
    expect(price(long(request)).totals.accessorials).toBe(0)
    expect(price(long({ ...request, accessorials: ['OVERLEN'] })).totals.accessorials).toBe(10_000)
    expect(rated(rateFreight(sheet([row(truck())]), long(request))).missing).toEqual([])
  })

  it('is asked of a rate by the hundredweight as of class rates', () => {
    const rows = [row(shared({ unit: 'cwt', rate: 200_000 }))]
    const price = (own: Partial<RateSheet>) => rated(rateFreight(sheet(rows, own), long(pallets(2))))
    expect(price({}).missing).toEqual([{ code: 'OVERLEN', why: 'noRule', implied: true }])
    expect(price({ accessorials: [tier] }).totals.accessorials).toBe(10_000)
  })
})
