import { shipmentOfPlain } from '@waybill/domain'
import { sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, it } from 'vitest'
import { expectedByNow, expectedDay } from './expectedDay.ts'
import type { ShipmentRecord } from './shipmentStore.ts'

/** On a Wednesday. */
const picked = (date: string, mode: 'LTL' | 'PARCEL' = 'LTL') => {
  const shipment = shipmentOfPlain(sampleShipment)
  const stops = shipment.stops.map((stop, n) => (n === 0 ? { ...stop, window: { ...stop.window, date } } : stop))
  return { ...shipment, mode, stops }
}
const promise = { transitDays: 2, deliveryDate: '2026-12-04' }

it('a day that was promised for a pickup follows it when that is put off, and never lies before it', () => {
  expect(expectedByNow(picked('2026-12-02'), '2026-12-02', promise)).toBe('2026-12-04')
  expect(expectedByNow(picked('2026-12-03'), '2026-12-02', promise)).toBe('2026-12-07')
  expect(expectedByNow(picked('2026-12-09'), '2026-12-02', promise)).toBe('2026-12-11')
  expect(expectedByNow(picked('2026-12-09'), '2026-12-02', { ...promise, transitDays: null })).toBeNull()
  expect(expectedByNow(picked('2026-12-09'), null, promise)).toBe('2026-12-11')
  expect(expectedByNow(picked('2026-12-09', 'PARCEL'), '2026-12-02', promise)).toBeNull()
  expect(expectedByNow(picked('2026-12-09'), '2026-12-02', { ...promise, deliveryDate: null })).toBeNull()
})

it('a stop put in between, moved or left out takes the expected day with it, a day of its own does not', () => {
  const shipment = picked('2026-12-02')
  const [pickup, delivery] = shipment.stops
  if (pickup === undefined || delivery === undefined) throw new Error('the sample has two stops')
  const between = (zip: string, date = '') => {
    const stop = { ...delivery, address: { ...delivery.address, zip }, window: { ...delivery.window, date } }
    return { ...shipment, stops: [pickup, stop, delivery] }
  }
  const expected = (before: typeof shipment, after: typeof shipment) => {
    const record: Pick<ShipmentRecord, 'shipment' | 'deliveryDate' | 'serviceDays'> = {
      ...{ shipment: before, deliveryDate: '2026-12-04', serviceDays: 2 },
    }
    return expectedDay(record, after)
  }
  expect(expected(shipment, between('43604'))).toEqual({ deliveryDate: null })
  expect(expected(between('43604'), between('44101'))).toEqual({ deliveryDate: null })
  expect(expected(between('43604'), shipment)).toEqual({ deliveryDate: null })
  expect(expected(between('43604'), between('43604', '2026-12-03'))).toEqual({})
})
