import { expect, it } from 'vitest'
import { usualCarrierCalendar } from '../time/businessDays.ts'
import { crossovers, onUnits } from './crossover.ts'
import { sheetOfRows } from './laneTerms.ts'
import { rateFreight } from './rateFreight.ts'
import type { RateRequest } from './rateRequest.ts'
import type { FreightMode, RateSheet } from './rateSheet.ts'

const head: RateSheet = {
  ...{ scac: 'DEMO', carrier: 'Demo', service: 'Standard', currency: 'USD', version: '1', baseTariff: '' },
  ...{ baseTariffDate: null, from: '2026-01-01', to: null, maxWeightLb: 20_000, rounding: 'halfUp' },
  ...{ calendar: usualCarrierCalendar, breaks: [], zones: [], lanes: [], rates: [], minimums: [], fak: [] },
  discounts: [{ lane: null, terms: null, weightBreak: null, percent: 650_000 }],
  ...{ fuel: [{ from: '2026-01-01', percent: 270_000 }], fuelCadence: 'standing', fuelProgram: null },
  ...{ accessorials: [], capacity: null },
}
const lane = { origin: '454', destination: '606' }

/** The worked figure of the guide: 65 % off, 27 % fuel. */
const ltl = sheetOfRows(
  head,
  [
    {
      ...lane,
      terms: {
        rates: [
          {
            freightClass: '70',
            perCwt: {
              ...{ L5C: 960_000, M5C: 787_200, M1M: 652_800, M2M: 537_600 },
              ...{ M5M: 412_800, M10M: 336_000, M20M: 230_400 },
            },
          },
        ],
        days: 2,
      },
    },
  ],
  null,
  { payment: null, date: '2026-11-18' },
)
const plain = { equipment: null, stopOff: null, tarps: null }
const prices = [453, 607, 740, 913, 1_066].map((dollars, index) => ({ pallets: 4 + 2 * index, amount: dollars * 100 }))
const volume = sheetOfRows(
  head,
  [{ ...lane, terms: { plain: { ...plain, modes: ['volume'], unit: 'pallets', prices }, days: 2 } }],
  null,
  { payment: null, date: '2026-11-18' },
)
const truckload = sheetOfRows(
  { ...head, maxWeightLb: 45_000, fuel: [{ from: '2026-01-01', percent: 139_800 }] },
  [
    {
      ...lane,
      terms: { plain: { ...plain, modes: ['TL'], unit: 'mile', rate: 24_500 }, minimum: 85_000, miles: 297, days: 1 },
    },
  ],
  null,
  { payment: null, date: '2026-11-18' },
)
const sheets: Readonly<Record<FreightMode, RateSheet>> = { LTL: ltl, volume, TL: truckload }

const request: RateRequest = {
  ...{ origin: { zip: '45402', state: 'OH' }, destination: { zip: '60601', state: 'IL' }, terms: 'prepaid' },
  ...{ pickupDate: '2026-11-18', accessorials: [], declaredValue: null },
  items: [
    {
      ...{ weightLb: 1_500, freightClass: '70', handlingUnits: 2, handlingUnitType: 'PLT', pieces: 20 },
      ...{ lengthIn: 48, widthIn: 40, heightIn: 48, stackable: false, hazmat: false },
    },
  ],
}

const lowest = (mode: FreightMode, units: number) => {
  const price = rateFreight(sheets[mode], { ...onUnits(request, units), mode })
  return price.kind === 'rated' ? { total: price.totals.total } : null
}

it('on pallets of 750 lb of class 70, volume costs less from 4 pallets on and a truckload from 8', () => {
  // 3,000 lb at 53.76 less 65 % are 564.48, with fuel 716.89; the price of 4 pallets is 453.00, with fuel 575.31.
  // 6,000 lb at 41.28 less 65 % are 866.88, with fuel 1,100.94; the truck costs 850.00 and 13.98 % of it, 968.83.
  expect(crossovers(lowest)).toEqual([
    { mode: 'volume', from: 4, to: 12, isOpen: false, offer: { total: 57_531 }, ltl: { total: 71_689 } },
    { mode: 'TL', from: 8, to: 26, isOpen: true, offer: { total: 96_883 }, ltl: { total: 110_094 } },
  ])
  // One pallet less: 2,250 lb are 537.67, below 575.31, and 5,250 lb 963.32, below 968.83.
  expect([lowest('LTL', 3)?.total, lowest('LTL', 7)?.total]).toEqual([53_767, 96_332])
})

it('a mode that costs more at every number is left out, and without LTL prices nothing is crossed', () => {
  expect(crossovers((mode, units) => (mode === 'LTL' ? { total: 1 } : { total: units }))).toEqual([])
  expect(crossovers(mode => (mode === 'LTL' ? null : { total: 1 }))).toEqual([])
})

it('where nobody carries so much as LTL, what is left passes it', () => {
  const [only] = crossovers((mode, units) =>
    mode === 'TL' ? { total: 900 } : mode === 'LTL' && units < 20 ? { total: 100 } : null,
  )
  expect(only).toEqual({ mode: 'TL', from: 20, to: 26, isOpen: true, offer: { total: 900 }, ltl: null })
})

it('grows each line by its share, to the unit', () => {
  const [item] = request.items
  if (item === undefined) throw new Error('there is an item')
  const mixed = { ...request, items: [item, { ...item, handlingUnits: 1, weightLb: 900, freightClass: '100' }] }
  const grown = onUnits(mixed, 7).items.map(one => [one.handlingUnits, one.weightLb, one.freightClass])
  expect(grown).toEqual([
    [5, 3_500, '70'],
    [2, 2_100, '100'],
  ])
})
