import '../../texts/hazmat.ts'
import '../../texts/order.ts'
import '../../texts/way.ts'
import type { PlainShipment } from '@waybill/domain'
import { sampleHazmat, sampleItem, sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, test } from 'vitest'
import { shownAs } from './Conflict.tsx'
import { fieldName } from './problems.ts'

test('all that is chosen with a field is shown of it', () => {
  const theirs: PlainShipment = {
    ...sampleShipment,
    items: [
      sampleItem,
      {
        ...{ ...sampleItem, description: 'Paint', handlingUnits: 2, weightLb: 80, freightClass: '', nmfc: '' },
        ...{ lengthIn: 0, widthIn: 0, heightIn: 0 },
      },
    ],
    accessorials: ['LGDEL', 'COD'],
    cod: { amount: 12_050, feeTerms: 'collect', customerCheck: true },
    mode: 'TL',
    truck: { equipment: 'reefer', temperatureMin: 34, temperatureMax: 38, tarps: false },
  }
  expect(shownAs(theirs, 'cod')).toBe('$120.50, Consignee (collect), Consignee’s own check accepted')
  expect(shownAs(theirs, 'cod.feeTerms')).toBe('Consignee (collect)')
  // Whether something is collected is asked about with what is collected.
  expect(shownAs(theirs, 'accessorials')).toBe('Lift gate at delivery')
  expect(shownAs(theirs, 'items')).toBe(
    '1 Pallet · Pump housings · 500 lb · 48 × 40 × 48 · Class 70 · 156600-2; 2 Pallets · Paint · 80 lb',
  )
  expect(shownAs(theirs, 'mode')).toBe('Truckload')
  expect(shownAs({ ...sampleShipment, volume: true }, 'volume')).toBe('Volume LTL')
  expect(shownAs(theirs, 'truck')).toBe('Reefer, 34 to 38 °F')
  expect(shownAs(theirs, 'truck.equipment')).toBe('Reefer')
  expect(shownAs(sampleShipment, 'truck')).toBe('')
  const marked = { ...sampleItem, hazmat: { ...sampleHazmat, emergencyService: true, limitedQuantity: true } }
  expect(shownAs({ ...theirs, items: [marked] }, 'items.0.hazmat')).toBe(
    'UN1263, Paint, 3, PG II, Limited Quantity, 4 drums, 220 gal, 800-555-0199, Emergency phone of a service',
  )
  expect(shownAs(theirs, 'pickup')).toMatch(/^Tue, Nov 24.*, 10:00 AM – 3:30 PM$/)
  expect(shownAs(theirs, 'asking')).toBe('All')
  expect(shownAs({ ...theirs, asking: { rateMode: 'provider', carriers: ['DMBL'] } }, 'asking')).toBe(
    'Real-time provider only, DMBL',
  )
  expect(fieldName('mode')).toBe('Mode and equipment')
  expect(fieldName('items.1.hazmat')).toBe('Line 2: Hazmat')
})
