import {
  type Address,
  type Hazmat,
  type LineItem,
  type PlainShipment,
  type Shipment,
  validateShipment,
} from '@waybill/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  plainFromWire,
  plainToWire,
  shipmentFieldFromWire,
  shipmentFieldToWire,
  shipmentFromWire,
  shipmentToWire,
  wireItem,
  wireShipment,
} from './shipment.ts'

const text = fc.string({ maxLength: 40, unit: 'grapheme' }).filter(s => !s.includes('\0') && s.isWellFormed())
const count = fc.nat(1_000_000)
const measure = fc.nat(10_000_000).map(hundredths => hundredths / 100)

const address: fc.Arbitrary<Address> = fc.record({
  company: text,
  street: text,
  street2: text,
  city: text,
  state: text,
  zip: text,
  country: fc.constantFrom('US', 'CA', ''),
  contactName: text,
  contactPhone: text,
  contactEmail: text,
})

const hazmat: fc.Arbitrary<Hazmat> = fc.record({
  unNumber: text,
  properShippingName: text,
  technicalName: text,
  hazardClass: text,
  subsidiaryClass: text,
  packingGroup: fc.constantFrom('', 'I', 'II', 'III'),
  quantity: text,
  emergencyPhone: text,
  emergencyService: fc.boolean(),
  emergencyContract: text,
  reportableQuantity: fc.boolean(),
  limitedQuantity: fc.boolean(),
  marinePollutant: fc.boolean(),
  inhalationZone: fc.constantFrom('', 'A', 'B', 'C', 'D'),
  residue: fc.boolean(),
  bulk: fc.boolean(),
  erapNumber: text,
  erapPhone: text,
})

const item: fc.Arbitrary<LineItem> = fc.record({
  description: text,
  itemCode: text,
  nmfc: text,
  freightClass: fc.constantFrom('', '70', '92.5', 'x'),
  handlingUnits: count,
  handlingUnitType: fc.constantFrom('PLT', 'TOTE', ''),
  pieces: count,
  pieceType: fc.constantFrom('CTN', ''),
  weightLb: measure,
  lengthIn: measure,
  widthIn: measure,
  heightIn: measure,
  stackable: fc.boolean(),
  hazmat: fc.option(hazmat),
})

const plain: fc.Arbitrary<PlainShipment> = fc.record({
  origin: address,
  destination: address,
  billTo: fc.option(address),
  mode: fc.constantFrom('LTL', 'TL', 'PARCEL'),
  terms: fc.constantFrom('prepaid', 'collect', 'thirdParty'),
  pickup: fc.record({
    date: fc.constantFrom('', '2026-11-24', 'soon'),
    from: fc.constantFrom('', '10:00'),
    to: fc.constantFrom('', '15:30', '9'),
  }),
  items: fc.array(item, { maxLength: 4 }),
  accessorials: fc.array(fc.constantFrom('LGDEL', 'NOTIFY', 'X'), { maxLength: 4 }),
  // Blank ones at the end are none.
  references: fc.array(text, { maxLength: 5 }).map(all => all.slice(0, all.findLastIndex(one => one !== '') + 1)),
  orderNumber: text,
  customerPo: text,
  specialInstructions: text,
  internalNotes: text,
  declaredValue: fc.option(fc.nat()),
  cod: fc.option(
    fc.record({
      amount: fc.nat(),
      feeTerms: fc.constantFrom('' as const, 'prepaid' as const, 'collect' as const),
      customerCheck: fc.boolean(),
    }),
  ),
  currency: fc.constantFrom('USD', 'CAD'),
  loadNumber: text,
  trailerNumber: text,
  seals: text,
})

const id = fc.option(fc.integer({ min: 1, max: 1e9 }))
const number = fc.integer({ min: 1, max: 3 })

const shipment: fc.Arbitrary<Shipment> = fc
  .tuple(
    plain,
    fc.record({
      stops: fc.array(
        fc.record({
          stopId: id,
          kind: fc.constantFrom('pickup', 'delivery'),
          address,
          addressId: id,
          // The server's to say, as are the times.
          zone: fc.constant(''),
          window: fc.record({
            date: fc.constantFrom('', '2026-11-24'),
            from: fc.constant('10:00'),
            to: fc.constant(''),
          }),
          appointment: text,
          door: text,
          services: fc.uniqueArray(fc.constantFrom('LGDEL', 'NOTIFY', 'X')),
          references: fc
            .array(text, { maxLength: 2 })
            .map(all => all.slice(0, all.findLastIndex(one => one !== '') + 1)),
          arrivedAt: fc.constant(null),
          leftAt: fc.constant(null),
        }),
        { maxLength: 4 },
      ),
      lines: fc.array(
        item.map(row => ({
          ...{ lineId: null, description: row.description, itemCode: row.itemCode, nmfc: row.nmfc, wtUnit: 1 },
          ...{ freightClass: row.freightClass, pieces: row.pieces, pieceType: row.pieceType },
          ...{ weightLb: row.weightLb, hazmat: row.hazmat },
        })),
        { maxLength: 3 },
      ),
      units: fc.array(
        fc.record({
          unitId: id,
          count,
          type: fc.constantFrom('PLT', ''),
          lengthIn: measure,
          widthIn: measure,
          heightIn: measure,
          dimUnit: fc.constantFrom(1, 0.393701),
          grossWeightLb: fc.option(measure),
          stackable: fc.boolean(),
          loadedAt: number,
          unloadedAt: number,
          contents: fc.array(fc.record({ line: number, pieces: count, weightLb: measure }), { maxLength: 2 }),
        }),
        { maxLength: 3 },
      ),
      bills: fc.array(
        fc.record({
          billId: id,
          number: fc.constant(''),
          fromStop: number,
          toStop: number,
          terms: fc.option(fc.constantFrom('prepaid', 'collect', 'thirdParty')),
          billTo: fc.option(address),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  )
  .map(([{ origin, destination, pickup, items, accessorials, ...head }, parts]) => ({ ...head, ...parts }))

describe('a shipment on the wire', () => {
  it('comes back as it was, through JSON and the schema', () => {
    fc.assert(
      fc.property(plain, original => {
        const sent: unknown = JSON.parse(JSON.stringify(plainToWire(original)))
        expect(plainFromWire(wireShipment.parse(sent))).toEqual(original)
      }),
    )
    fc.assert(
      fc.property(shipment, original => {
        const sent: unknown = JSON.parse(JSON.stringify(shipmentToWire(original)))
        expect(shipmentFromWire(wireShipment.parse(sent))).toEqual(original)
      }),
    )
  })

  it('may be empty, and takes the defaults of specification §9', () => {
    const empty = plainFromWire(wireShipment.parse({ Items: [{}] }))
    expect(empty).toMatchObject({ mode: 'LTL', terms: 'prepaid', currency: 'USD', origin: { country: 'US', zip: '' } })
    expect(empty.items[0]).toMatchObject({ handlingUnitType: 'CTN', freightClass: '', weightLb: 0, hazmat: null })
  })

  it('takes units as factors to inch and pound', () => {
    const metric = { Weight: 100, wtUnit: 2.20462, Length: 120, Width: 80, Height: 100, dimUnit: 0.393701 }
    const [line] = plainFromWire(wireShipment.parse({ Items: [metric] })).items
    expect(line).toMatchObject({ weightLb: 220.46, lengthIn: 47.24, widthIn: 31.5, heightIn: 39.37 })
  })

  it('carries mode, truck and whom to ask; what a mode has no use for is not read', () => {
    const truckload = {
      ...{ shipMode: 'TL', EquipmentType: 'REEFER', TemperatureMin: 34, TemperatureMax: 38, Tarps: true },
      ...{ VolumeLTL: true, RateModeID: 1, RateModeCarriers: [{ Value: 'DMBB' }, { Value: 'DMAA' }] },
      ...{ PaymentType: 'C', CollectCarrier: 'DMAA', PreAssignedCarrier: 'DMZZ', Items: [{ linearFeet: 12.5 }] },
    } as const
    const read = plainFromWire(wireShipment.parse(truckload))
    expect(read).toMatchObject({
      mode: 'TL',
      truck: { equipment: 'reefer', temperatureMin: 34, temperatureMax: 38, tarps: false },
      asking: { rateMode: 'provider', carriers: ['DMAA', 'DMBB'] },
      appointedCarrier: 'DMAA',
    })
    expect(read).not.toHaveProperty('volume')
    expect(read.items[0]?.linearFeet).toBe(12.5)
    expect(plainFromWire(plainToWire(read))).toEqual(read)
    const shared = plainFromWire(wireShipment.parse({ ...truckload, shipMode: 'LTL', PaymentType: 'P' }))
    expect(shared).toMatchObject({ volume: true, appointedCarrier: 'DMZZ' })
    expect(shared).not.toHaveProperty('truck')
    expect(wireShipment.safeParse({ RateModeID: 7 }).success).toBe(false)
  })

  it('drops seconds and keeps the places of references', () => {
    const wire = wireShipment.parse({
      SheduleDateTime: { PickupByFromTime: '10:00:00' },
      Reference2: 'PO 1',
    })
    expect(plainFromWire(wire)).toMatchObject({ pickup: { from: '10:00' }, references: ['', 'PO 1'] })
  })

  it('is hazardous by flag or by details', () => {
    const lines = [{ Hazmatitemflag: true }, { Hazmat: { UNNumber: 'UN1263' } }, { Hazmatitemflag: false }]
    const [flagged, detailed, neither] = plainFromWire(wireShipment.parse({ Items: lines })).items
    expect(flagged?.hazmat).toMatchObject({ unNumber: '' })
    expect(detailed?.hazmat).toMatchObject({ unNumber: 'UN1263' })
    expect(neither?.hazmat).toBeNull()
  })

  it.each([
    ['too many lines', { Items: Array.from({ length: 2001 }, () => ({})) }],
    ['a line that is no object', { Items: ['pallet'] }],
    ['a negative weight', { Items: [{ Weight: -1 }] }],
    ['a weight as text', { Items: [{ Weight: '500' }] }],
    ['a unit of nothing', { Items: [{ dimUnit: 0 }] }],
    ['a text without end', { Origin: { CompanyName: 'x'.repeat(501) } }],
    ['a NUL', { Origin: { City: 'Day\0ton' } }],
    ['half an emoji', { Seals: '\ud83d' }],
    ['terms nobody knows', { PaymentType: 'X' }],
    ['a fraction of a cent', { declaredValue: 1.5 }],
    ['a long currency', { currency: 'DOLLARS' }],
  ])('refuses %s', (_, wire) => expect(wireShipment.safeParse(wire).success).toBe(false))

  it('lets a name of 300 characters through to the rules, which name every fault at once', () => {
    const wire = wireShipment.parse({ Origin: { CompanyName: 'x'.repeat(300) }, Items: [{ Weight: 12.345 }] })
    const faults = validateShipment(plainFromWire(wire), '2026-11-20').map(({ at, code }) => `${at} ${code}`)
    expect(faults).toContain('origin.company tooLong')
    expect(faults).toContain('items.0.weightLb tooPrecise')
  })
})

describe('the name of a field on the wire', () => {
  it.each([
    ['origin.zip', 'Origin.Zip'],
    ['billTo', 'Billto'],
    ['billTo.contactEmail', 'Billto.EmailID'],
    ['items', 'Items'],
    ['items.0.weightLb', 'Items.0.Weight'],
    ['items.12.freightClass', 'Items.12.itemClass'],
    ['items.0.hazmat.unNumber', 'Items.0.Hazmat.UNNumber'],
    ['pickup.from', 'SheduleDateTime.PickupByFromTime'],
    ['references.1', 'Reference2'],
    ['accessorials.3', 'AdditionalService.3'],
    ['internalNotes', 'internalnotes'],
    ['orderNumber', 'TenderReferences.Ordernumber'],
    ['truck.equipment', 'EquipmentType'],
    ['truck.temperatureMin', 'TemperatureMin'],
    ['items.0.linearFeet', 'Items.0.linearFeet'],
    ['stops.1.address.zip', 'ShipmentStops.1.DropOffAddress.Zip'],
    ['stops.1.window.from', 'ShipmentStops.1.SheduleDateTime.PickupByFromTime'],
    ['stops.2.references.1', 'ShipmentStops.2.Reference2'],
    ['stops.0.services.3', 'ShipmentStops.0.AdditionalService.3'],
    ['lines.0.weightLb', 'Lines.0.Weight'],
    ['lines.0.hazmat.unNumber', 'Lines.0.Hazmat.UNNumber'],
    ['units.3.unloadedAt', 'HandlingUnits.3.UnloadStop'],
    ['units.3.contents.1.weightLb', 'HandlingUnits.3.Contents.1.Weight'],
    ['bills.1.billTo.zip', 'Bills.1.Billto.Zip'],
  ])('of %s is %s', (at, wire) => {
    expect(shipmentFieldToWire(at)).toBe(wire)
    expect(shipmentFieldFromWire(wire)).toBe(at)
  })

  it('is one that the schema has, for every problem an empty shipment has', () => {
    const wire = wireShipment.parse({ Items: [{ Hazmatitemflag: true }] })
    for (const { at } of validateShipment(plainFromWire(wire), '2026-11-20')) {
      const [first = '', second = '', third = ''] = shipmentFieldToWire(at).split('.')
      expect(Object.keys(wireShipment.shape)).toContain(first)
      if (first === 'Items') expect([...Object.keys(wireItem.shape), '']).toContain(third)
      if (first === 'Origin') expect(Object.keys(wire.Origin)).toContain(second)
    }
  })
})
