import { shipmentOfPlain } from '@waybill/domain'
import { sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, it } from 'vitest'
import { expectedByNow } from './expectedDay.ts'

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
