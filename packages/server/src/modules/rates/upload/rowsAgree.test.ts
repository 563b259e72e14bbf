import {
  type LaneTerms,
  placeOfText,
  type RateRequest,
  type RateSheet,
  rateLtl,
  sheetOfRows,
  usualCarrierCalendar,
} from '@waybill/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { laneAgreement } from './rowsAgree.ts'

const head: RateSheet = {
  ...{ scac: 'DMAA', carrier: 'Test Freight', service: 'Standard', currency: 'USD', version: '1', baseTariff: '' },
  ...{ baseTariffDate: null, from: '2026-01-01', to: null, maxWeightLb: null, calendar: usualCarrierCalendar },
  ...{ breaks: [], zones: [], lanes: [], rates: [], discounts: [], minimums: [], fak: [], fuel: [] },
  ...{ fuelCadence: 'standing', fuelProgram: null, accessorials: [], capacity: null, rounding: 'halfUp' },
}

const request = (terms: 'prepaid' | 'collect', freightClass: string): RateRequest => ({
  ...{ origin: { zip: '45402', state: 'OH' }, destination: { zip: '89502', state: 'NV' }, terms },
  ...{ pickupDate: '2026-11-18', accessorials: [], declaredValue: null },
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
      const agrees = laneAgreement({ from: head.from, to: null })
      const kept = drawn
        .map(([origin, destination, priced, terms]) => ({
          origin,
          destination,
          terms: JSON.parse(JSON.stringify({ ...terms, ...priced })),
        }))
        .filter((one, index) => {
          const [origin, destination] = [placeOfText(one.origin), placeOfText(one.destination)]
          if (origin === null || destination === null) throw new Error(one.origin)
          return agrees({ row: one, origin, destination, bothWays: false, basis: '' }, index + 2) === null
        })
      for (const terms of ['prepaid', 'collect'] as const) {
        const [one, other] = [kept, kept.toReversed()].map(rows => {
          const result = rateLtl(sheetOfRows(head, rows, null, terms), request(terms, freightClass))
          return result.kind === 'rated' ? [result.totals.total, result.transitDays] : result.reason
        })
        expect(other).toEqual(one)
      }
    }),
    { numRuns: 500 },
  )
})
