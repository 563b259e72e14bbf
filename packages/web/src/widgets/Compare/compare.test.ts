import '../../texts/way.ts'
import { wireCrossover } from '@waybill/contract/wire/crossover.ts'
import { wireRate } from '@waybill/contract/wire/rate.ts'
import { expect, test } from 'vitest'
import { bestOf, differs } from './compareFacts.ts'
import { crossoverText } from './crossoverText.ts'
import { comparable, rateFacts } from './rateFacts.ts'
import { tellable } from './tellable.ts'

const rate = (over: object) =>
  wireRate.parse({
    ...{ PricesheetID: 1, CarrierName: 'A', CarrierSCAC: 'AAAA', title: 'Standard', source: 'a sheet', ServiceDays: 2 },
    ...{ deliveryDate: '2026-11-30', linehaul: null, discount: null, fuel: null, accessorials: null, CurrAmount: 100 },
    ...{ currency: 'USD', charges: [], trace: [], warnings: [], isAPI: false, quoteNumber: '', guessedClass: false },
    ...{ ratedAt: '', expiresAt: '', current: true, allowed: true },
    ...over,
  })

test('the lowest is marked among those that count, every one of equals, and none where all are equal', () => {
  expect(bestOf({ values: [300, 200, 100] }, [true, true, false])).toEqual([1])
  expect(bestOf({ values: [200, 200, 300] }, [true, true, true])).toEqual([0, 1])
  expect(bestOf({ values: [200, 200] }, [true, true])).toEqual([])
  expect(bestOf({ values: [200, null] }, [true, true])).toEqual([])
  expect(bestOf({ values: [] }, [])).toEqual([])
})

test('what all offers say alike differs not; what one leaves out does', () => {
  expect(differs({ values: [2, 2] })).toBe(false)
  expect(differs({ values: [2, null] })).toBe(true)
  expect(differs({ values: [2] })).toBe(false)
})

test('charges stand beside each other by what they are for, and two lines of one name are added up', () => {
  const facts = rateFacts(
    [
      rate({
        charges: [
          { kind: 'linehaul', code: '', amount: 90 },
          { kind: 'accessorial', code: 'LGDEL', amount: 10 },
        ],
      }),
      rate({
        charges: [
          { kind: 'linehaul', code: '', amount: 60 },
          { kind: 'linehaul', code: '', amount: 20 },
        ],
      }),
    ],
    'USD',
  )
  const charges = facts.filter(fact => fact.id.startsWith('charge'))
  expect(charges.map(fact => [fact.name, fact.values])).toEqual([
    ['Linehaul', [90, 80]],
    ['Lift gate at delivery', [10, null]],
  ])
})

test('what may be charged for many rows of freight is said once', () => {
  const high = { code: 'overlength', params: { lengthIn: 96, side: 'height', from: 96 }, extra: null, currency: 'USD' }
  const facts = rateFacts([rate({ warnings: [high, high] }), rate({})], 'USD')
  expect(facts.find(({ id }) => id === 'mayCost')?.values).toEqual([
    ...['96 in high: an over-length charge may apply. Not below 96 in.', null],
  ])
})

test('a price that must not be used, or is in another currency, is never the lowest', () => {
  const rates = [rate({ allowed: false }), rate({}), rate({ currency: 'CAD' })]
  expect(comparable(rates, 'USD')).toEqual([false, true, false])
  const converted = { amount: 73, currency: 'USD', from: '2026-11-20' }
  expect(comparable([rate({}), rate({ currency: 'CAD', converted })], 'USD')).toEqual([true, true])
})

test('a price of another currency is compared by what it comes to, and shown as it was quoted', () => {
  const converted = { amount: 7_315, currency: 'USD', from: '2026-11-20' }
  const rates = [rate({ CurrAmount: 9_000 }), rate({ CurrAmount: 10_000, currency: 'CAD', converted })]
  const price = rateFacts(rates, 'USD').find(fact => fact.id === 'price')
  expect(price?.values).toEqual([9_000, 7_315])
  expect([price?.show(9_000, 0), price?.show(7_315, 1)]).toEqual(['$90.00', 'CA$100.00 ≈ $73.15'])
})

test('what no price says has no row', () => {
  const spot = { title: '', deliveryDate: '', ServiceDays: null }
  const ids = (...rates: object[]) => rateFacts(rates.map(rate), 'USD').map(({ id }) => id)
  expect(ids(spot, spot)).toEqual(['price'])
  expect(ids(spot, {})).toEqual(['price', 'days', 'date', 'service'])
})

test('a crossover names sizes, carriers and both prices', () => {
  const own = {
    ...{ mode: 'TL', fromUnits: 8, toUnits: 26, fromWeight: 6_000, toWeight: 19_500, isOpen: true, currency: 'USD' },
    ...{ CarrierName: 'Demo Truckload', CarrierSCAC: 'DMTK', CurrAmount: 96_883 },
    ltl: { CarrierName: 'Demo Lines', CarrierSCAC: 'DMBL', CurrAmount: 110_094 },
  }
  expect(crossoverText(wireCrossover.parse(own), true)).toBe(
    'From 8 pallets like these on (6,000 lb), Truckload with Demo Truckload costs less than LTL: $968.83, where LTL with Demo Lines costs $1,100.94.',
  )
  expect(crossoverText(wireCrossover.parse({ ...own, isOpen: false, toUnits: 12, ltl: null }), false)).toBe(
    'From 8 units to 12 like these (6,000 to 19,500 lb), Truckload with Demo Truckload costs less than LTL: $968.83, where no rate sheet prices it as LTL any more.',
  )
})

test('what stands against a carrier stands beside its price: a new one is marked, its insurance not known', () => {
  const isNew = rate({
    CarrierName: 'Bee Lines',
    carrierWarnings: [{ code: 'newCarrier' }, { code: 'insuranceMissing' }],
  })
  const row = rateFacts([isNew, rate({})], 'USD').find(({ id }) => id === 'carrier')
  expect(row?.values).toEqual([
    'Bee Lines is not on your list of carriers yet: offering it the freight or booking it adds it. Nobody has entered until when Bee Lines is insured.',
    null,
  ])
})

test('another mode is said to cost less only where a rate sheet is what it would replace', () => {
  const crossing = wireCrossover.parse({
    ...{ mode: 'volume', fromUnits: 6, toUnits: 12, fromWeight: 6000, toWeight: 12_000, isOpen: true },
    ...{ CarrierName: 'V', CarrierSCAC: 'VVVV', CurrAmount: 73_712, ltl: null, currency: 'USD' },
  })
  const sheet = rate({ PricesheetID: 1, CurrAmount: 80_000 })
  const live = rate({ PricesheetID: 2, CurrAmount: 33_201, isAPI: true })
  expect(tellable([crossing], [sheet], null)).toEqual([crossing])
  expect(tellable([crossing], [sheet, live], null)).toEqual([])
  expect(tellable([crossing], [sheet, live], 1)).toEqual([crossing])
  expect(tellable([crossing], [sheet, live], 2)).toEqual([])
  expect(tellable([{ ...crossing, currency: 'CAD' }], [sheet], null)).toEqual([])
  expect(tellable([crossing], [], null)).toEqual([])
})
