import { expect, it } from 'vitest'
import type { PaymentTerms } from '../shipment/shipment.ts'
import { usualCarrierCalendar } from '../time/businessDays.ts'
import { type LaneRow, type LaneTerms, sheetOfRows } from './laneTerms.ts'
import { rateLtl } from './rateLtl.ts'
import type { BreakCode, RateSheet } from './rateSheet.ts'

const date = '2026-11-18'

const head: RateSheet = {
  ...{ scac: 'DEMO', carrier: 'Demo', service: 'Standard', currency: 'USD', version: '1', baseTariff: '' },
  ...{ baseTariffDate: null, from: '2026-01-01', to: null, maxWeightLb: 20_000, rounding: 'halfUp' },
  ...{ calendar: usualCarrierCalendar, breaks: [], zones: [], lanes: [], rates: [], discounts: [], minimums: [] },
  ...{ fak: [], fuel: [{ from: '2026-01-01', percent: 332_500 }], fuelCadence: 'standing', fuelProgram: null },
  ...{ accessorials: [], capacity: null },
}

const row = (origin: string, destination: string, terms: LaneTerms): LaneRow => ({
  ...{ origin, destination },
  terms: { days: 3, ...terms },
})

/** Dollars a hundred pounds at breaks. */
const rates = (perCwt: Partial<Record<BreakCode, number>>, freightClass: '70' | '100' | null = null): LaneTerms => ({
  rates: [
    {
      freightClass,
      perCwt: Object.fromEntries(Object.entries(perCwt).map(([code, dollars]) => [code, Math.round(dollars * 10_000)])),
    },
  ],
})

/** What freight (pounds and class) from 45402 to 89502 comes to: net, fuel, total, and the pounds it was short of. */
function cost(
  sheet: RateSheet,
  rows: readonly LaneRow[],
  freight: readonly (readonly [number, string])[],
  terms: PaymentTerms = 'prepaid',
) {
  const result = rateLtl(sheetOfRows(sheet, rows, null, { payment: terms, date }), {
    ...{ origin: { zip: '45402', state: 'OH' }, destination: { zip: '89502', state: 'NV' }, terms },
    ...{ pickupDate: date, accessorials: [], declaredValue: null },
    items: freight.map(([weightLb, freightClass]) => ({
      ...{ weightLb, freightClass, handlingUnits: 1, handlingUnitType: 'PLT', pieces: 1 },
      ...{ lengthIn: 48, widthIn: 40, heightIn: 48, stackable: false, hazmat: false },
    })),
  })
  if (result.kind === 'refused') return result.reason
  const { net, fuel, total, deficitLb } = result.totals
  return [net, fuel, total, deficitLb]
}

it('two classes, each with its discount, short of the next break; the minimum less its discount before fuel', () => {
  const rows = (least: LaneTerms) => [
    row('45402', '89502', { ...rates({ M1M: 38.42, M2M: 30.15, M5M: 22.8 }, '70'), discount: 585_000, ...least }),
    row('45402', '89502', { ...rates({ M1M: 52.1, M2M: 41.77, M5M: 31.05 }, '100'), discount: 520_000, ...least }),
  ]
  const freight = [
    [1_150, '70'],
    [700, '100'],
  ] as const
  // As 1,850 lb: 441.83 − 258.47 and 364.70 − 189.64 are 358.42. As 2,000 lb: 346.73 and 150 lb at 30.15, 45.23, less
  // 58.5 %, 229.30, are 162.66; 292.39 − 152.04 are 140.35: 303.01. As 5,000 lb 511.20. Fuel 33.25 %.
  expect(cost(head, rows({}), freight)).toEqual([30_301, 10_075, 40_376, 150])
  // 400.00 less 20 % are 320.00, above the floor of 310.00.
  const least = { minimum: 40_000, minimumDiscount: 200_000, floor: 31_000 }
  expect(cost(head, rows(least), freight)).toEqual([32_000, 10_640, 42_640, 150])
  expect(cost(head, rows({ ...least, floor: 36_000 }), freight)).toEqual([36_000, 11_970, 47_970, 0])
})

/** Interline: 50 % off and 95.00 less 10 % at least, no less than 90.00. Else 60 % off and 120.00. */
const contract: RateSheet = {
  ...head,
  discounts: [
    { lane: null, service: 'interline', terms: null, weightBreak: null, percent: 500_000 },
    { lane: null, terms: null, weightBreak: null, percent: 600_000 },
  ],
  minimums: [
    { lane: null, service: 'interline', terms: null, charge: 9_500, discount: 100_000, floor: 9_000 },
    { lane: null, terms: null, charge: 12_000, discount: 0, floor: 0 },
  ],
}

it('a range of ZIPs served by another carrier: its FAK, its discount, the minimum of its service', () => {
  const wide = (more: LaneTerms) => [
    row('45400-45499', '895', {
      ...{ ...rates({ L5C: 62, M5C: 48.4 }), service: 'interline', fak: { from: '50', to: '85', rated: '70' } },
      ...more,
    }),
    row('454', '895', { ...rates({ L5C: 10 }), service: 'direct' }),
    row('45402', '895', { ...rates({ L5C: 40 }), terms: 'collect', discount: 0, minimum: 5_000 }),
  ]
  // 320 lb at 62.00 are 198.40; as 500 lb 242.00. Half of it, 99.20, is above 90.00.
  expect(cost(contract, wide({}), [[320, '85']])).toEqual([9_920, 3_298, 13_218, 0])
  // 55 % off, 89.28: the minimum is 85.50, so the floor holds.
  expect(cost(contract, wide({ discount: 550_000 }), [[320, '85']])).toEqual([9_000, 2_993, 11_993, 0])
  // Who pays on delivery has a lane of its own, of one ZIP: 128.00 without discount.
  expect(cost(contract, wide({}), [[320, '85']], 'collect')).toEqual([12_800, 4_256, 17_056, 0])
})

it('what a row leaves out of its minimum, the next one says that fits: its charge, its discount and its floor', () => {
  const lane = { ...rates({ L5C: 62 }), service: 'interline' as const, discount: 550_000 }
  // 89.28 after the discount. Of 95.00 less 10 %, 85.50, the lane's floor of 88.00 is the larger.
  expect(cost(contract, [row('454', '895', { ...lane, floor: 8_800 })], [[320, '70']])).toEqual([
    8_928, 2_969, 11_897, 0,
  ])
  const own = { ...lane, minimum: 20_000, minimumDiscount: 400_000 }
  const collect = (more: LaneTerms) => [row('454', '895', own), row('454', '895', { terms: 'collect', ...more })]
  // 200.00 less 40 % are 120.00: the payer's floor is above or below it.
  expect(cost(contract, collect({ floor: 13_000 }), [[320, '70']], 'collect')).toEqual([13_000, 4_323, 17_323, 0])
  expect(cost(contract, collect({ floor: 11_000 }), [[320, '70']], 'collect')).toEqual([12_000, 3_990, 15_990, 0])
  // A discount of nothing is one that is said, and a charge of its own has none but its own.
  expect(cost(contract, collect({ minimumDiscount: 0 }), [[320, '70']], 'collect')).toEqual([20_000, 6_650, 26_650, 0])
  expect(cost(contract, collect({ minimum: 15_000 }), [[320, '70']], 'collect')).toEqual([15_000, 4_988, 19_988, 0])
})

it('what one class says of the minimum stands between the payer and all', () => {
  const rows = [
    row('454', '895', { ...rates({ L5C: 62 }), discount: 550_000, minimum: 20_000 }),
    row('454', '895', { freightClass: '70', minimumDiscount: 400_000 }),
    row('454', '895', { terms: 'collect', floor: 11_000 }),
  ]
  expect(cost(contract, rows, [[320, '70']], 'collect')).toEqual([12_000, 3_990, 15_990, 0])
  expect(cost(contract, rows, [[320, '85']], 'collect')).toEqual([20_000, 6_650, 26_650, 0])
  expect(cost(contract, rows, [[320, '70']])).toEqual([12_000, 3_990, 15_990, 0])
})
