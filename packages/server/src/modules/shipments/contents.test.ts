import {
  carrierKey,
  changedFields,
  judgeChange,
  ratingKey,
  type ShipmentStatus,
  shipmentOfPlain,
  wholeHazmat,
} from '@waybill/domain'
import { sampleHazmat, sampleItem, sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, it } from 'vitest'
import type { JsonValue } from '../../db/schema.generated.ts'
import { freight } from '../../testing/freight.ts'
import { readContent } from './contents.ts'

/** What was known of a hazardous material before papers had to say more. */
const formerly = {
  ...{ unNumber: 'UN1263', properShippingName: 'Paint', technicalName: '', hazardClass: '3', subsidiaryClass: '' },
  ...{ packingGroup: 'II', quantity: '4 drums, 220 gal', emergencyPhone: '800-555-0199' },
}
const plain = { ...sampleShipment, items: [{ ...sampleItem, hazmat: formerly }, sampleItem] }
const whole = shipmentOfPlain({ ...sampleShipment, items: [{ ...sampleItem, hazmat: sampleHazmat }, sampleItem] })

const stored = (shipment: object): JsonValue =>
  JSON.parse(JSON.stringify({ shipment, bolNumber: '1', originZone: 'America/New_York' }))

it.each([
  [1, plain],
  [2, { ...whole, lines: whole.lines.map(line => ({ ...line, hazmat: line.hazmat && formerly })) }],
  [3, whole],
  [4, whole],
  [5, whole],
] as const)('reads contents of form %i with all that is said of hazardous materials today', (form, shipment) => {
  const read = readContent({ content_no: 7, form, content: stored(shipment) })
  expect(read.contentNo).toBe(7)
  expect(read.shipment.lines.map(line => line.hazmat)).toEqual([wholeHazmat(sampleHazmat), null])
})

it.each([2, 3])('reads a content of form %i, which knew no COD, and takes nothing of it for changed', form => {
  const now = shipmentOfPlain(freight)
  const { cod: _, ...before } = now
  const { shipment } = readContent({ content_no: 1, form, content: stored(before) })
  expect(shipment.cod).toBeNull()
  expect([carrierKey(shipment), ratingKey(shipment)]).toEqual([carrierKey(now), ratingKey(now)])
  expect(carrierKey(shipment)).not.toContain('cod')
  const cod = { amount: 100, feeTerms: 'collect', customerCheck: false } as const
  expect(carrierKey({ ...now, cod })).not.toBe(carrierKey(now))
})

it.each([2, 3, 4])('reads a content of form %i, which knew no door, and a door is nothing a carrier is told', form => {
  const now = shipmentOfPlain(freight)
  const before = { ...now, stops: now.stops.map(({ door: _, ...stop }) => stop) }
  const { shipment } = readContent({ content_no: 1, form, content: stored(before) })
  expect(shipment.stops.map(({ door }) => door)).toEqual(['', ''])
  const atDoor = { ...now, stops: now.stops.map(stop => ({ ...stop, door: '12' })) }
  const keys = [carrierKey(now), ratingKey(now)]
  expect([carrierKey(shipment), ratingKey(shipment)]).toEqual(keys)
  expect([carrierKey(atDoor), ratingKey(atDoor)]).toEqual(keys)
  expect(changedFields(now, atDoor)).toEqual(['doors'])
  expect(['T', 'A', 'D', 'V'].map(status => judgeChange(now, atDoor, status as ShipmentStatus).locked)).toEqual([
    ...[[], [], []],
    ['doors'],
  ])
})

it('refuses the form of a newer version', () => {
  expect(() => readContent({ content_no: 7, form: 6, content: {} })).toThrow(/unknown form 6/)
})
