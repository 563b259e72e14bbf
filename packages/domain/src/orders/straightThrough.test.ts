import { describe, expect, it } from 'vitest'
import { sentence } from '../sentences/sentences.ts'
import {
  dayByHand,
  orderByHand,
  priceByHand,
  type StraightOrder,
  type StraightPrice,
  type StraightRule,
} from './straightThrough.ts'

const rule: StraightRule = {
  ...{ modes: ['LTL'], carriers: [], maxShipment: 50_000, maxDay: 200_000, maxLoads: 5, currency: 'USD', daysAhead: 2 },
}
const order: StraightOrder = {
  ...{ mode: 'LTL', terms: 'prepaid', currency: 'USD', isHazardous: false, isIncomplete: false, hasOthers: false },
}
const price: StraightPrice = {
  ...{ scac: 'DMLT', total: 50_000, currency: 'USD', isWhole: true, isClassGuessed: false, hasWarnings: false },
  ...{ hasImplied: false, isLater: false, isAgainstGuide: false, isCarrierDoubted: false, isNotNamed: false },
  ...{ isForOneTrailer: true, isCheaperByTruck: false },
  ...{ arrives: '2026-12-04', due: '2026-12-04' },
}

describe('what needs nobody', () => {
  it('goes straight through: an order and a price that nothing is said against, up to the last cent', () => {
    expect([orderByHand(rule, order), priceByHand(rule, price), dayByHand(rule, 150_000, 4, 50_000)]).toEqual([
      '',
      '',
      '',
    ])
  })

  it.each<[Partial<StraightOrder>, string]>([
    [{ terms: 'collect' }, sentence('straightCollect')],
    [{ mode: 'TL' }, sentence('straightMode')],
    [{ currency: 'CAD' }, sentence('straightCurrency')],
    [{ isHazardous: true }, sentence('straightHazmat')],
    [{ isIncomplete: true }, sentence('straightIncomplete')],
    [{ hasOthers: true }, sentence('straightOthers')],
  ])('an order with %o is left to a person', (given, words) => {
    expect(orderByHand(rule, { ...order, ...given })).toBe(words)
  })

  it.each<[Partial<StraightPrice>, string]>([
    [{ isWhole: false }, sentence('straightNotWhole')],
    [{ isClassGuessed: true }, sentence('straightGuessedClass')],
    [{ isAgainstGuide: true }, sentence('straightGuide')],
    [{ isForOneTrailer: false }, sentence('straightTrailer')],
    [{ isCheaperByTruck: true }, sentence('straightByTruck')],
    [{ isNotNamed: true }, sentence('straightNotNamed')],
    [{ isCarrierDoubted: true }, sentence('straightCarrierDoubted')],
    [{ isLater: true }, sentence('straightLater')],
    [{ hasImplied: true }, sentence('straightImplied')],
    [{ hasWarnings: true }, sentence('straightWarned')],
    [{ due: '2026-12-03' }, sentence('straightLate')],
    [{ total: 50_001 }, sentence('straightAboveShipment')],
    [{ currency: 'CAD' }, sentence('straightCurrency')],
  ])('a price with %o is left to a person', (given, words) => {
    expect(priceByHand(rule, { ...price, ...given })).toBe(words)
  })

  it('another carrier than the rule names is left to a person; without a day said nothing is late', () => {
    expect(priceByHand({ ...rule, carriers: ['OTHR'] }, price)).toBe(sentence('straightCarrier'))
    expect(priceByHand(rule, { ...price, arrives: '' })).toBe('')
  })

  it('a day takes so many, for so much', () => {
    expect(dayByHand(rule, 0, 5, 1)).toBe(sentence('straightLoads'))
    expect(dayByHand(rule, 150_001, 1, 50_000)).toBe(sentence('straightAboveDay'))
  })
})
