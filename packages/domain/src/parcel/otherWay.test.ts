import { describe, expect, it } from 'vitest'
import { shipmentOfPlain } from '../shipment/plainForm.ts'
import { sampleShipment } from '../shipment/sampleShipment.ts'
import type { LineItem, PlainShipment } from '../shipment/shipment.ts'
import { otherWayOf } from './otherWay.ts'
import { noParcelNeeds } from './parcelNeeds.ts'

const [sample] = sampleShipment.items
const row: LineItem = {
  ...(sample as LineItem),
  ...{ handlingUnits: 3, handlingUnitType: 'CTN', pieces: 3, weightLb: 120, lengthIn: 12, widthIn: 10, heightIn: 8 },
  hazmat: null,
}
const freight: PlainShipment = { ...sampleShipment, accessorials: [], items: [row], cod: null }
const packages: PlainShipment = {
  ...freight,
  mode: 'PARCEL',
  items: [{ ...row, handlingUnitType: '02', freightClass: '' }],
}
const other = (plain: PlainShipment) => otherWayOf(shipmentOfPlain(plain))

describe('freight', () => {
  it('is the same goods in packages of one’s own, its services left behind', () => {
    const found = other({ ...freight, accessorials: ['LGDEL'] })
    expect(found).toMatchObject({ mode: 'PARCEL', units: [{ type: '02', count: 3, lengthIn: 12 }] })
    expect(found?.stops.flatMap(({ services }) => services)).toEqual([])
    expect(found?.parcel).toBeUndefined()
  })

  it('that goes to a home says so as parcels', () => {
    expect(other({ ...freight, accessorials: ['RESDEL'] })?.parcel).toEqual({ ...noParcelNeeds, residential: true })
  })

  it.each([
    ['too heavy', { items: [{ ...row, weightLb: 900 }] }],
    ['of no size', { items: [{ ...row, heightIn: 0 }] }],
    ['a truckload', { mode: 'TL' as const }],
    ['over a border', { destination: { ...sampleShipment.destination, country: 'CA', state: 'ON', zip: 'M5V 2T6' } }],
  ])('%s goes one way', (_, changes) => {
    expect(other({ ...freight, ...changes })).toBeNull()
  })
})

describe('packages', () => {
  it('of a hundred pounds and more are LTL in cartons, to a home with its service', () => {
    const found = other({ ...packages, parcel: { ...noParcelNeeds, residential: true } })
    expect(found).toMatchObject({ mode: 'LTL', units: [{ type: 'CTN' }] })
    expect(found?.parcel).toBeUndefined()
    // 120 lb in three boxes of 960 cubic inches: 72 lb a cubic foot.
    expect(found?.lines[0]?.freightClass).toBe('50')
    expect(found?.stops[1]?.services).toContain('RESDEL')
  })

  it.each([
    ['of less weight', { items: [{ ...row, handlingUnitType: '02', weightLb: 99 }] }],
    ['in packaging of a carrier', { items: [{ ...row, handlingUnitType: '21' }] }],
    ['that come back', { parcel: { ...noParcelNeeds, returnService: 'printLabel' as const } }],
  ])('%s go one way', (_, changes) => {
    expect(other({ ...packages, ...changes })).toBeNull()
  })
})
