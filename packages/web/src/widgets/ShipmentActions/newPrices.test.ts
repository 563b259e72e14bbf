import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { expect, test } from 'vitest'
import { amendingPrices, chargesAdded, isBookedAt } from './newPrices.ts'

const rate = (PricesheetID: number, more: Partial<WireRate> = {}) =>
  ({
    PricesheetID,
    CarrierSCAC: 'DMAA',
    isAPI: false,
    current: true,
    title: 'Standard',
    CurrAmount: 42672,
    currency: 'USD',
    ...more,
  }) as WireRate

const details = (rates: readonly WireRate[], TotalCharge: number | null = 21336) =>
  ({
    PriceSheets: [rate(1, { current: false }), ...rates],
    selectedPricesheetid: 1,
    TotalCharge,
    otherCharge: null,
  }) as Parameters<typeof amendingPrices>[0]

const ids = (rates: readonly WireRate[], total?: number | null) =>
  amendingPrices(details(rates, total)).map(one => one.PricesheetID)

test('only a price of the booked carrier from the same source, for the shipment as it is, takes the place of the booked one', () => {
  expect(
    ids([rate(2), rate(3, { CarrierSCAC: 'DMGL' }), rate(4, { isAPI: true }), rate(5, { current: false })]),
  ).toEqual([2])
})

test('the booked service comes first, then the cheapest', () => {
  const guaranteed = { title: 'Guaranteed' }
  expect(ids([rate(2, { ...guaranteed, CurrAmount: 9 }), rate(3, { ...guaranteed, CurrAmount: 8 }), rate(4)])).toEqual([
    4, 3, 2,
  ])
})

test('a smaller figure of another currency is not cheaper', () =>
  expect(ids([rate(2, { CurrAmount: 30_000, currency: 'CAD' }), rate(3)])).toEqual([3, 2]))

test('freight that was booked without a price has none to amend', () => expect(ids([rate(2)], null)).toEqual([]))

test('a price names the services it charges for that the booked one does not', () => {
  const linehaul = { kind: 'linehaul', code: '', amount: 200_00 }
  const [liftGate, residence] = ['LGDEL', 'RESDEL'].map(code => ({ kind: 'accessorial', code, amount: 95_00 }))
  const booked = { charges: [linehaul, liftGate] } as WireRate
  const offer = { charges: [{ ...linehaul, amount: 210_00 }, liftGate, residence] } as WireRate
  expect(chargesAdded(offer, booked)).toEqual([residence])
  expect(chargesAdded(booked, offer)).toEqual([])
  expect(chargesAdded(offer, undefined)).toEqual([])
})

test('the same figure in another currency is another price', () => {
  const booked = { TotalCharge: 200_00, otherCharge: null, currency: 'CAD' }
  expect(isBookedAt({ CurrAmount: 200_00, currency: 'CAD' }, booked)).toBe(true)
  expect(isBookedAt({ CurrAmount: 200_00, currency: 'USD' }, booked)).toBe(false)
  expect(isBookedAt({ CurrAmount: 210_00, currency: 'CAD' }, booked)).toBe(false)
})

test('the price that others pay was agreed as well, and another one may take its place', () => {
  const byOthers = { TotalCharge: null, otherCharge: 200_00, currency: 'USD' }
  expect(isBookedAt({ CurrAmount: 200_00, currency: 'USD' }, byOthers)).toBe(true)
  const priced = { ...details([rate(2)], null), otherCharge: 200_00 }
  expect(amendingPrices(priced).map(one => one.PricesheetID)).toEqual([2])
})
