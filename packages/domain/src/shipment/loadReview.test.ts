import { expect, it } from 'vitest'
import { noParcelNeeds } from '../parcel/parcelNeeds.ts'
import { loadReviewOf } from './loadReview.ts'
import { stopAt, wholeOf } from './plainForm.ts'
import { sampleShipment } from './sampleShipment.ts'

it('says each place once, in order, with its window', () => {
  const denver = stopAt(
    'delivery',
    { ...sampleShipment.destination, company: 'Between', city: 'Denver', state: 'CO' },
    { date: '2026-12-01', from: '08:00', to: '11:00' },
  )
  const { stops } = loadReviewOf(sampleShipment, [denver])
  expect(stops.map(stop => [stop.kind, stop.city])).toEqual([
    ['pickup', sampleShipment.origin.city],
    ['delivery', 'Denver'],
    ['delivery', sampleShipment.destination.city],
  ])
  expect(stops[1]).toMatchObject({ date: '2026-12-01', from: '08:00', to: '11:00' })
  expect(loadReviewOf(wholeOf(sampleShipment))).toEqual(loadReviewOf(sampleShipment))
})

it('says all that the carrier acts on beside the freight', () => {
  const cod = { amount: 1240.5, feeTerms: 'collect' as const, customerCheck: false }
  const truck = { equipment: 'reefer' as const, temperatureMin: 34, temperatureMax: 38, tarps: false }
  const said = { cod, truck, mode: 'TL' as const, declaredValue: 9000, specialInstructions: ' Dock 4 ' }
  const currency = 'USD'
  expect(loadReviewOf({ ...sampleShipment, ...said, currency })).toMatchObject({
    ...{ cod, truck, declaredValue: 9000, currency },
    specialInstructions: 'Dock 4',
  })
})

it('says who signs for packages', () => {
  const parcel = { ...noParcelNeeds, signature: 'adult' as const }
  expect(loadReviewOf({ ...sampleShipment, mode: 'PARCEL', parcel }).signature).toBe('adult')
  expect(loadReviewOf(sampleShipment).signature).toBe('')
})

it('adds weights once and counts units by type', () => {
  const [first] = sampleShipment.items
  if (first === undefined) throw new Error('the sample has no item')
  const items = [
    { ...first, handlingUnits: 12, handlingUnitType: 'PLT', weightLb: 24_600 },
    { ...first, handlingUnits: 3, handlingUnitType: 'CTN', weightLb: 90.5 },
    { ...first, handlingUnits: 2, handlingUnitType: 'PLT', weightLb: 100 },
  ]
  expect(loadReviewOf({ ...sampleShipment, items })).toMatchObject({
    weightLb: 24_790.5,
    units: [
      { type: 'PLT', count: 14 },
      { type: 'CTN', count: 3 },
    ],
  })
})
