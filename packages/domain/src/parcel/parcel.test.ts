import { describe, expect, it } from 'vitest'
import { shipmentOfPlain } from '../shipment/plainForm.ts'
import { sampleShipment } from '../shipment/sampleShipment.ts'
import type { LineItem, PlainShipment } from '../shipment/shipment.ts'
import { validateShipment } from '../shipment/validateShipment.ts'
import { billableWeightLb, dimensionalWeightLb } from './billableWeight.ts'
import { packagesOf } from './packages.ts'
import { beyondLimits, surchargeOf } from './parcelLimits.ts'
import { fitsParcel } from './parcelProblems.ts'

const today = '2026-11-23'
const box = (lengthIn: number, widthIn: number, heightIn: number, weightLb = 1) => ({
  ...{ lengthIn, widthIn, heightIn, weightLb },
})

describe('weights', () => {
  it('the worked box weighs ten pounds by its room', () => {
    expect(dimensionalWeightLb(box(12.2, 10.1, 8.01), 'UPS', today)).toBe(10)
    expect(billableWeightLb(box(12.2, 10.1, 8.01, 4), 'FEDEX', today)).toBe(10)
    expect(billableWeightLb(box(12.2, 10.1, 8.01, 10.01), 'UPS', today)).toBe(11)
  })

  it('the post counts room only above a cubic foot before 12 July 2026, at 166', () => {
    expect(dimensionalWeightLb(box(12, 12, 12), 'USPS', '2026-07-11')).toBe(0)
    expect(dimensionalWeightLb(box(12, 12, 13), 'USPS', '2026-07-11')).toBe(12)
    expect(dimensionalWeightLb(box(12, 12, 12), 'USPS', '2026-07-12')).toBe(13)
  })
})

it.each([
  [box(48, 30, 7, 50), null],
  [box(48.1, 10, 10), 'additionalHandling'],
  [box(40, 30.5, 4), 'additionalHandling'],
  [box(10, 10, 10, 50.5), 'additionalHandling'],
  [box(24, 24, 18.1), 'additionalHandling'],
  [box(97, 5, 5), 'largePackage'],
  [box(60, 20, 16), 'largePackage'],
  [box(20, 20, 20, 111), 'largePackage'],
])('%j calls for %s', (parcel, surcharge) => {
  expect(surchargeOf(parcel, 'UPS', today)).toBe(surcharge)
  expect(surchargeOf(parcel, 'USPS', today)).toBeNull()
})

it.each([
  [box(10, 10, 10, 151), ['tooHeavy']],
  [box(108.2, 5, 5), ['tooLong']],
  [box(60, 30, 24), ['tooLarge']],
  [box(108, 14, 14, 150), []],
] as const)('%j goes beyond UPS by %j', (parcel, beyond) => {
  expect(beyondLimits(parcel, 'UPS', today)).toEqual(beyond)
})

it('the post takes 70 lb and 130 in', () => {
  expect(beyondLimits(box(10, 10, 10, 71), 'USPS', today)).toEqual(['tooHeavy'])
  expect(beyondLimits(box(60, 18, 18), 'USPS', today)).toEqual(['tooLarge'])
})

const [sample] = sampleShipment.items
const row: LineItem = {
  ...(sample as LineItem),
  ...{ handlingUnits: 3, handlingUnitType: '02', pieces: 3, weightLb: 10, lengthIn: 12, widthIn: 10, heightIn: 8 },
  hazmat: null,
}
const parcels: PlainShipment = { ...sampleShipment, mode: 'PARCEL', accessorials: [], items: [row], cod: null }
const said = (plain: PlainShipment) => validateShipment(plain, '2026-11-20').map(({ at, code }) => `${at} ${code}`)

it('n equal packages share the weight of their row to the last hundredth', () => {
  expect(packagesOf(shipmentOfPlain(parcels)).map(({ place, weightLb }) => [place, weightLb])).toEqual([
    [1, 3.34],
    [2, 3.33],
    [3, 3.33],
  ])
})

it('packages share what the whole shipment is worth to the cent, unless one says its own', () => {
  const worth = (changes: Partial<typeof parcels>) =>
    packagesOf(shipmentOfPlain({ ...parcels, ...changes })).map(({ declaredValue }) => declaredValue)
  expect(worth({ declaredValue: 10_000 })).toEqual([3_334, 3_333, 3_333])
  expect(worth({ declaredValue: null })).toEqual([null, null, null])
  const items = parcels.items.map(item => ({ ...item, declaredValue: 25_000 }))
  expect(worth({ declaredValue: 10_000, items })).toEqual([25_000, 25_000, 25_000])
})

it('a package says at its field what keeps it from being one', () => {
  expect(said(parcels)).toEqual([])
  const changed = (changes: Partial<LineItem>) => said({ ...parcels, items: [{ ...row, ...changes }] })
  expect(changed({ heightIn: 0 })).toEqual(['items.0.heightIn required'])
  expect(changed({ heightIn: 0, lengthIn: 0, widthIn: 0, handlingUnitType: '01' })).toEqual([])
  expect(changed({ weightLb: 451 })).toEqual(['items.0.weightLb packageTooHeavy'])
  expect(changed({ lengthIn: 109 })).toEqual(['items.0.lengthIn tooLarge'])
  expect(changed({ lengthIn: 60, widthIn: 40, heightIn: 20 })).toEqual(['items.0.lengthIn girthTooLarge'])
  expect(said({ ...parcels, cod: { amount: 100, feeTerms: '', customerCheck: false } })).toContain('cod notByParcel')
  expect(said({ ...sampleShipment, items: [row] })).toContain('items.0.handlingUnitType notOneOf')
})

it('freight that could go as packages is known by its units', () => {
  const freight = { ...parcels, mode: 'LTL' as const }
  expect(fitsParcel(shipmentOfPlain(freight))).toBe(true)
  expect(fitsParcel(shipmentOfPlain({ ...freight, items: [{ ...row, weightLb: 900 }] }))).toBe(false)
  expect(fitsParcel(shipmentOfPlain({ ...freight, items: [{ ...row, heightIn: 0 }] }))).toBe(false)
})
