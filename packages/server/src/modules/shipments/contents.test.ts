import { shipmentOfPlain, wholeHazmat } from '@waybill/domain'
import { sampleHazmat, sampleItem, sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, it } from 'vitest'
import { readContent } from './contents.ts'

/** What was known of a hazardous material before papers had to say more. */
const formerly = {
  ...{ unNumber: 'UN1263', properShippingName: 'Paint', technicalName: '', hazardClass: '3', subsidiaryClass: '' },
  ...{ packingGroup: 'II', quantity: '4 drums, 220 gal', emergencyPhone: '800-555-0199' },
}
const plain = { ...sampleShipment, items: [{ ...sampleItem, hazmat: formerly }, sampleItem] }
const whole = shipmentOfPlain({ ...sampleShipment, items: [{ ...sampleItem, hazmat: sampleHazmat }, sampleItem] })

it.each([
  [1, plain],
  [2, { ...whole, lines: whole.lines.map(line => ({ ...line, hazmat: line.hazmat && formerly })) }],
  [3, whole],
] as const)('reads contents of form %i with all that is said of hazardous materials today', (form, shipment) => {
  const content = JSON.parse(JSON.stringify({ shipment, bolNumber: '1', originZone: 'America/New_York' }))
  const read = readContent({ content_no: 7, form, content })
  expect(read.contentNo).toBe(7)
  expect(read.shipment.lines.map(line => line.hazmat)).toEqual([wholeHazmat(sampleHazmat), null])
})

it('reads no content of a newer version', () => {
  expect(() => readContent({ content_no: 7, form: 4, content: {} })).toThrow(/unknown form 4/)
})
