import {
  type BreakCode,
  type LaneTerms,
  type PlainTerms,
  placeOfText,
  type RateRequest,
  type RateSheet,
  rateLtl,
  sheetOfRows,
  usualCarrierCalendar,
} from '@waybill/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { laneAgreement } from './rowsAgree.ts'

const head: RateSheet = {
  ...{ scac: 'DMAA', carrier: 'Test Freight', service: 'Standard', currency: 'USD', version: '1', baseTariff: '' },
  ...{ baseTariffDate: null, from: '2026-01-01', to: null, maxWeightLb: null, calendar: usualCarrierCalendar },
  ...{ breaks: [], zones: [], lanes: [], rates: [], discounts: [], minimums: [], fak: [], fuel: [] },
  ...{ fuelCadence: 'standing', fuelProgram: null, accessorials: [], capacity: null, rounding: 'halfUp' },
}

const date = '2026-11-18'

const request = (terms: 'prepaid' | 'collect', freightClass: string): RateRequest => ({
  ...{ origin: { zip: '45402', state: 'OH' }, destination: { zip: '89502', state: 'NV' }, terms },
  ...{ pickupDate: date, accessorials: [], declaredValue: null },
  items: [
    {
      ...{ weightLb: 700, freightClass, handlingUnits: 1, handlingUnitType: 'PLT', pieces: 1 },
      ...{ lengthIn: 48, widthIn: 40, heightIn: 48, stackable: false, hazmat: false },
    },
  ],
})

const perCwt = fc.integer({ min: 1, max: 90 }).map(dollars => ({ L5C: dollars * 20_000, M5C: dollars * 10_000 }))
const rates = fc
  .record({ freightClass: fc.constantFrom(null, '70' as const, '85' as const), perCwt })
  .map(row => ({ rates: [row] }))
const said = fc.record<LaneTerms>(
  {
    ...{ terms: fc.constantFrom('prepaid', 'collect'), discount: fc.constantFrom(650_000, 500_000) },
    ...{ minimum: fc.constantFrom(9_000, 20_000), minimumDiscount: fc.constant(100_000), floor: fc.constant(8_500) },
    ...{ lane: fc.constantFrom('East', 'West'), days: fc.constantFrom(2, 3), from: fc.constant('2026-03-01') },
    fak: fc.constant({ from: '50', to: '100', rated: '70' } as const),
  },
  { requiredKeys: ['days'] },
)
const ofClass = fc
  .record({ freightClass: fc.constantFrom('70' as const, '85' as const), discount: fc.constantFrom(600_000, 550_000) })
  .map(row => ({ ...row, rates: undefined }))
const priced = fc.oneof({ weight: 3, arbitrary: rates }, ofClass)
const row = fc.tuple(fc.constantFrom('454', '45402', 'OH'), fc.constantFrom('895', 'NV'), priced, said)

it('rows that agree price the same in whatever order they stand', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 2, maxLength: 5 }), fc.constantFrom('70', '85'), (drawn, freightClass) => {
      const { meets } = laneAgreement({ from: head.from, to: null })
      const kept = drawn
        .map(([origin, destination, priced, terms]) => ({
          origin,
          destination,
          terms: JSON.parse(JSON.stringify({ ...terms, ...priced })),
        }))
        .filter((one, index) => {
          const [origin, destination] = [placeOfText(one.origin), placeOfText(one.destination)]
          if (origin === null || destination === null) throw new Error(one.origin)
          return meets({ row: one, origin, destination, bothWays: false, basis: '' }, index + 2, 'a.csv') === null
        })
      for (const terms of ['prepaid', 'collect'] as const) {
        const [one, other] = [kept, kept.toReversed()].map(rows => {
          const result = rateLtl(sheetOfRows(head, rows, null, { payment: terms, date }), request(terms, freightClass))
          return result.kind === 'rated' ? [result.totals.total, result.transitDays] : result.reason
        })
        expect(other).toEqual(one)
      }
    }),
    { numRuns: 500 },
  )
})

/** What freight from 45402 to 89502 costs by the rows of a file, in minor units; or why it has no price. */
function costOf(rows: readonly (LaneTerms & { readonly at?: readonly [string, string] })[], about: CostAbout = {}) {
  const { sheet = head, terms = 'collect', weightLb = 100, freightClass = '70' } = about
  const { meets } = laneAgreement({ from: sheet.from, to: sheet.to })
  const kept = rows.map(({ at = ['45402', '89502'], ...said }, index) => {
    const row = { origin: at[0], destination: at[1], terms: { days: 2, ...said } }
    const [origin, destination] = [placeOfText(row.origin), placeOfText(row.destination)]
    if (origin === null || destination === null) throw new Error(row.origin)
    expect(meets({ row, origin, destination, bothWays: false, basis: '' }, index + 2, 'a.csv')).toBeNull()
    return row
  })
  const asked = request(terms, freightClass)
  const items = asked.items.map(item => ({ ...item, weightLb }))
  const result = rateLtl(sheetOfRows(sheet, kept, null, { payment: terms, date }), { ...asked, items })
  return result.kind === 'rated' ? result.totals.total : result.reason
}

interface CostAbout {
  readonly sheet?: RateSheet
  readonly terms?: 'prepaid' | 'collect'
  readonly weightLb?: number
  readonly freightClass?: string
}

/** Dollars a hundred pounds at the breaks that are named. */
const at = (perCwt: Partial<Record<BreakCode, number>>, freightClass: '70' | '85' | null = null): LaneTerms => {
  const scaled = Object.entries(perCwt).map(([code, dollars]) => [code, dollars * 10_000])
  return { rates: [{ freightClass, perCwt: Object.fromEntries(scaled) }] }
}

describe('the rows of a lane', () => {
  const general = { ...at({ L5C: 20 }), minimum: 10_000 }
  const sheet: RateSheet = {
    ...head,
    minimums: [{ lane: null, terms: null, charge: 5_000, discount: 0, floor: 0 }],
  }

  it('of one payer that name a minimum and no rates are charged it', () => {
    const rows = [general, { terms: 'collect', minimum: 15_000 }] as const
    expect([costOf(rows), costOf(rows, { terms: 'prepaid' })]).toEqual([15_000, 10_000])
  })

  it('of one payer with rates and no minimum keep that of all', () => {
    expect(costOf([general, { ...at({ L5C: 30 }), terms: 'collect' }])).toBe(10_000)
  })

  it('of one payer with a discount of the minimum take it off that of all', () => {
    expect(costOf([general, { terms: 'collect', minimumDiscount: 500_000 }])).toBe(5_000)
  })

  it('of one payer with a discount or a floor of the minimum mean that of the class, else that of the sheet', () => {
    const own = [{ ...at({ L5C: 20 }, '70'), minimum: 15_000 }, at({ L5C: 20 }, '85')] as const
    const half = [...own, { terms: 'collect', minimumDiscount: 500_000 }] as const
    expect([costOf(half, { sheet }), costOf(half, { sheet, freightClass: '85' })]).toEqual([7_500, 2_500])
    expect(costOf([...own, { terms: 'collect', floor: 5_000 }], { sheet })).toBe(15_000)
  })

  it('without a minimum take their discount of it off that of the sheet, and their floor is below it', () => {
    expect(costOf([{ ...at({ L5C: 20 }), minimumDiscount: 100_000 }], { sheet })).toBe(4_500)
    expect(costOf([{ ...at({ L5C: 20 }), floor: 3_000 }], { sheet })).toBe(5_000)
  })

  it('of one payer with a discount of the minimum keep its floor', () => {
    expect(
      costOf([
        { ...general, floor: 9_000 },
        { terms: 'collect', minimumDiscount: 500_000 },
      ]),
    ).toBe(9_000)
  })

  it("with minimums by class go before the sheet's, which is that of a class without one", () => {
    const rows = [{ ...at({ L5C: 20 }, '70'), minimum: 15_000 }, at({ L5C: 20 }, '85')]
    expect([costOf(rows, { sheet }), costOf(rows, { sheet, freightClass: '85' })]).toEqual([15_000, 5_000])
    expect(costOf(rows, { freightClass: '85' })).toBe(2_000)
  })

  it('are one lane, whether or not they name the day of their sheet or one before it', () => {
    const rows = [at({ L5C: 22 }), { ...at({ L5C: 25 }), terms: 'collect', from: '2026-01-01' }] as const
    expect(costOf(rows)).toBe(2_500)
    expect(costOf(rows, { terms: 'prepaid' })).toBe(2_200)
    const later = { ...head, from: '2026-02-01' }
    const activated = rows.map(terms => ({ origin: '45402', destination: '89502', terms }))
    expect(
      rateLtl(sheetOfRows(later, activated, null, { payment: 'collect', date }), request('collect', '70')),
    ).toMatchObject({
      totals: { total: 17_500 },
    })
  })

  it.each([
    ['first', (rows: readonly LaneTerms[]) => rows],
    ['last', (rows: readonly LaneTerms[]) => rows.toReversed()],
  ])('that were over before their sheet begins price nothing, wherever they stand: %s', (_, inOrder) => {
    const over = { ...at({ L5C: 50 }), from: '2025-01-01', to: '2025-09-30' }
    expect(costOf(inOrder([over, { ...at({ L5C: 20 }), from: '2025-10-01' }]))).toBe(2_000)
  })

  it.each([
    ['first', (rows: readonly LaneTerms[]) => rows],
    ['last', (rows: readonly LaneTerms[]) => rows.toReversed()],
  ])('are one lane on the days of both, though their sheet is activated before it begins: %s', (_, inOrder) => {
    const rows = inOrder([
      at({ L5C: 25 }, '85'),
      { ...at({ L5C: 22 }, '70'), from: '2026-11-01' },
      { ...at({ L5C: 30 }, '85'), terms: 'collect', from: '2026-11-01' },
    ])
    const sheet = { ...head, from: '2026-11-01' }
    expect(costOf(rows, { sheet, freightClass: '85' })).toBe(3_000)
    const kept = rows.map(terms => ({ origin: '45402', destination: '89502', terms }))
    const on = (pickupDate: string, terms: 'prepaid' | 'collect', freightClass: string) => {
      const early = sheetOfRows({ ...head, from: '2026-10-01' }, kept, null, { payment: terms, date: pickupDate })
      const result = rateLtl(early, { ...request(terms, freightClass), pickupDate })
      return result.kind === 'rated' ? result.totals.total : result.reason
    }
    expect([on(date, 'collect', '85'), on(date, 'prepaid', '85'), on(date, 'collect', '70')]).toEqual([
      ...[21_000, 17_500, 15_400],
    ])
    expect([on('2026-10-18', 'collect', '85'), on('2026-10-18', 'prepaid', '70')]).toEqual([17_500, 'noRate'])
  })

  it('are priced at weight breaks of their own, whatever other lanes have and other rows had', () => {
    const wide = { ...at({ L5C: 50, M5C: 40 }), at: ['OH', 'NV'] } as const
    expect(costOf([at({ M5C: 20 }), wide], { weightLb: 300 })).toBe(6_000)
    const own = { ...at({ L5C: 50 }), terms: 'collect' } as const
    expect(costOf([at({ L5C: 20, M5C: 15 }), own], { weightLb: 700 })).toBe(35_000)
  })
})

it('rates of two bodies for freight that shares a truck are two prices of one', () => {
  const { meets } = laneAgreement({ from: head.from, to: null })
  const read = (equipment: 'dryVan' | 'reefer', modes: PlainTerms['modes'], row: number) => {
    const plain: PlainTerms = { modes, equipment, stopOff: null, tarps: null, unit: 'cwt', rate: 200_000 }
    const place = { kind: 'state', value: 'OH' } as const
    const said = { origin: 'OH', destination: 'OH', terms: { days: 2, plain } }
    return meets({ row: said, origin: place, destination: place, bothWays: false, basis: '' }, row, 'a.csv')
  }
  expect([read('dryVan', ['TL'], 2), read('reefer', ['TL'], 3), read('dryVan', ['LTL'], 4)]).toEqual([null, null, null])
  expect(read('reefer', ['LTL'], 5)).toEqual({ field: 'origin', code: 'twice', params: { row: 4 } })
})
