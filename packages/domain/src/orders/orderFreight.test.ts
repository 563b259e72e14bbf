import { expect, test } from 'vitest'
import type { ItemLevel } from '../freight/itemLevels.ts'
import { blankHazmat } from '../hazmat/hazmat.ts'
import { billContents } from '../shipment/billContent.ts'
import { shipmentOfPlain } from '../shipment/plainForm.ts'
import { sampleShipment } from '../shipment/sampleShipment.ts'
import type { Hazmat } from '../shipment/shipment.ts'
import { freightOfLine, howManyIn, type OrderedItem, weightOrdered } from './orderFreight.ts'
import { type OrderLine, openQuantity } from './salesOrder.ts'

const line: OrderLine = {
  lineId: null,
  itemCode: '',
  sku: 'PUMP-12',
  description: '',
  quantity: 100,
  unit: 'EA',
  weightLb: null,
  freightClass: '',
  nmfc: '',
  pallets: null,
  cartons: null,
  lengthIn: 0,
  widthIn: 0,
  heightIn: 0,
  isHazardous: null,
  palletNumber: '',
  weightRef: '',
  checkWeightQuantity: null,
}

const levels: readonly ItemLevel[] = [
  { level: 'each', packaging: 'PCS', weightLb: 8, lengthIn: 10, widthIn: 10, heightIn: 10, count: null },
  { level: 'carton', packaging: 'CTN', weightLb: 33, lengthIn: 20, widthIn: 20, heightIn: 10, count: 4 },
  { level: 'pallet', packaging: 'PLT', weightLb: 440, lengthIn: 48, widthIn: 40, heightIn: 52, count: 12 },
]

/** The rows alone, without their quantities. */
const freight = (...given: Parameters<typeof freightOfLine>) => {
  const { rows, gaps } = freightOfLine(...given)
  return { items: rows.map(({ item }) => item), quantities: rows.map(({ quantity }) => quantity), gaps }
}

const pump: OrderedItem = {
  sku: 'PUMP-12',
  description: 'Pumps, hand, brass',
  nmfc: '118100',
  freightClass: '85',
  stackable: false,
  handlingUnit: 'PLT',
  hazmat: null,
  levels,
}

test('counts of levels multiply through', () => {
  expect(howManyIn(levels, 'each', 'pallet')).toBe(48)
  expect(howManyIn(levels, 'carton', 'pallet')).toBe(12)
  expect(howManyIn(levels, 'each', 'each')).toBe(1)
  expect(howManyIn(levels, 'carton', 'each')).toBe(1 / 4)
  const uncounted = levels.map(one => ({ ...one, count: null }))
  expect(howManyIn(uncounted, 'each', 'pallet')).toBeNull()
})

test('single ones go on full pallets, and the rest on one that is not full', () => {
  // 100 = 2 × 48 + 4: two full pallets at 440 lb as weighed, and a carton of 33 lb on wood of 440 − 12 × 33.
  const { items, quantities, gaps } = freight(line, pump, 100)
  expect(quantities).toEqual([96, 4])
  expect(gaps).toEqual([])
  expect(items).toMatchObject([
    { handlingUnits: 2, handlingUnitType: 'PLT', pieces: 24, pieceType: 'CTN', weightLb: 880, heightIn: 52 },
    { handlingUnits: 1, handlingUnitType: 'PLT', pieces: 1, pieceType: 'CTN', weightLb: 77, heightIn: 52 },
  ])
  expect(items[0]).toMatchObject({ description: 'Pumps, hand, brass', freightClass: '85', nmfc: '118100' })
})

test('ordered by the carton it goes on pallets, too, and by the pallet it stays one', () => {
  expect(freight({ ...line, unit: 'cases', quantity: 24 }, pump, 24).items).toMatchObject([
    { handlingUnits: 2, pieces: 24, weightLb: 880 },
  ])
  expect(freight({ ...line, unit: 'PLT', quantity: 3 }, pump, 3).items).toMatchObject([
    { handlingUnits: 3, pieces: 36, weightLb: 1320 },
  ])
})

test('a part of a line has its share of the weight that the order tells', () => {
  const told = { ...line, unit: 'PLT', quantity: 4, weightLb: 2000 }
  expect(freight(told, pump, 1).items).toMatchObject([{ handlingUnits: 1, weightLb: 500 }])
})

test('pallets and cartons that the order counts win over the item master', () => {
  const told = { ...line, pallets: 5, cartons: 30, weightLb: 2400 }
  expect(freight(told, pump, 100)).toMatchObject({
    gaps: [],
    items: [{ handlingUnits: 5, pieces: 30, pieceType: 'CTN', weightLb: 2400, lengthIn: 48 }],
  })
})

test('what nobody knows is left blank and named', () => {
  const unknown = freight({ ...line, sku: 'NEW-1', description: 'Something' }, null, 100)
  expect(unknown.gaps).toEqual(['units', 'weight', 'dimensions', 'class'])
  expect(unknown.items).toMatchObject([{ description: 'Something', handlingUnits: 0, weightLb: 0, freightClass: '' }])
  const uncounted = { ...pump, levels: levels.map(one => ({ ...one, count: null })) }
  const gaps = freight(line, uncounted, 100)
  expect(gaps.gaps).toEqual(['units', 'dimensions'])
  expect(gaps.items).toMatchObject([{ weightLb: 800 }])
  expect(freight({ ...line, unit: 'GAL' }, pump, 100).gaps).toContain('units')
  expect(freight({ ...line, isHazardous: true }, pump, 100).gaps).toEqual(['hazmat'])
})

test('what is open is ordered less planned, shipped and cancelled', () => {
  expect(openQuantity({ ordered: 10, planned: 3, shipped: 4, cancelled: 1 })).toBe(2)
  expect(openQuantity({ ordered: 0.3, planned: 0.1, shipped: 0.2, cancelled: 0 })).toBe(0)
  expect(openQuantity({ ordered: 1, planned: 2, shipped: 0, cancelled: 0 })).toBe(0)
})

test('how much of a hazardous material there is is said of full units alone', () => {
  const hazmat = { ...blankHazmat, unNumber: 'UN1263', quantity: '4 drums, 400 lb' }
  // 100 = 2 × 48 + 4: eight drums on two full pallets, and nobody knows what is on the third.
  const { items } = freight(line, { ...pump, hazmat }, 100)
  expect(items.map(item => item.hazmat?.quantity)).toEqual(['8 drums, 800 lb', ''])
})

const drumLevel: ItemLevel = {
  ...{ level: 'carton', packaging: 'DRM', weightLb: 420, lengthIn: 24, widthIn: 24, heightIn: 36, count: null },
}
const palletLevel: ItemLevel = {
  ...{ level: 'pallet', packaging: 'PLT', weightLb: 1720, lengthIn: 48, widthIn: 48, heightIn: 42, count: 4 },
}
const thinner: OrderedItem = { ...pump, sku: 'THIN-55', handlingUnit: 'DRM', levels: [drumLevel] }

test.each([
  ['drums', 'DRM'],
  ['DRM', 'DRM'],
  ['totes', 'TOTE'],
  ['roll', 'ROL'],
  ['reels', 'REL'],
  ['Crates', 'CRT'],
  ['bags', 'BAG'],
  ['bundle', 'BDL'],
  ['pails', 'PAL'],
  ['tubes', 'TBE'],
  ['boxes', 'BOX'],
  ['skids', 'SKD'],
  ['pallets', 'PLT'],
  ['cases', 'CTN'],
  ['CAJAS', 'CTN'],
  ['tambores', 'DRM'],
  ['Tarimas', 'PLT'],
  ['rollos', 'ROL'],
  ['cubetas', 'PAL'],
  ['patín', 'SKD'],
  ['saco', 'BAG'],
])('what nobody knows but that it is ordered in %s goes in them', (unit, packaging) => {
  expect(freight({ ...line, unit, quantity: 4, weightLb: 1600 }, null, 4).items).toMatchObject([
    { handlingUnits: 4, handlingUnitType: packaging, pieces: 4, pieceType: packaging, weightLb: 1600 },
  ])
})

test('drums stay drums, whatever the item master says of another package of them', () => {
  const ordered = { ...line, unit: 'drums', quantity: 4 }
  expect(freight(ordered, thinner, 4).items).toMatchObject([
    { handlingUnits: 4, handlingUnitType: 'DRM', pieces: 4, pieceType: 'DRM', weightLb: 1680, heightIn: 36 },
  ])
  // Of an item that is handled as drums and has no other word of them.
  expect(freight({ ...ordered, weightLb: 1600 }, { ...thinner, levels: [] }, 4).items).toMatchObject([
    { handlingUnits: 4, handlingUnitType: 'DRM', pieces: 4, pieceType: 'DRM' },
  ])
  // On pallets, where a pallet of them is counted.
  const onPallets = { ...thinner, handlingUnit: 'SKD', levels: [drumLevel, { ...palletLevel, packaging: 'SKD' }] }
  expect(freight({ ...ordered, quantity: 8 }, onPallets, 8).items).toMatchObject([
    { handlingUnits: 2, handlingUnitType: 'SKD', pieces: 8, pieceType: 'DRM', weightLb: 3440 },
  ])
  // What a carton or a pallet of cartons of it weighs says nothing of a drum.
  const unknown = freight(ordered, pump, 4)
  expect(unknown.items).toMatchObject([{ handlingUnits: 0, pieces: 4, pieceType: 'DRM', weightLb: 0 }])
  expect(unknown.gaps).toEqual(expect.arrayContaining(['units', 'weight']))
  expect(freight(ordered, { ...pump, handlingUnit: 'CTN' }, 4).items).toMatchObject([
    { handlingUnits: 4, handlingUnitType: 'DRM', pieces: 4, pieceType: 'DRM', weightLb: 0 },
  ])
  expect(weightOrdered(ordered, pump, 4)).toBeNull()
  expect(weightOrdered(ordered, thinner, 4)).toBe(1680)
})

test('a column of cartons makes no cartons of drums', () => {
  const ordered = { ...line, unit: 'drums', quantity: 4, weightLb: 1600 }
  expect(freight({ ...ordered, cartons: 4 }, null, 4).items).toMatchObject([{ pieces: 4, pieceType: 'DRM' }])
  expect(freight({ ...ordered, cartons: 4, pallets: 1 }, null, 4).items).toMatchObject([
    { handlingUnits: 1, handlingUnitType: 'PLT', pieces: 4, pieceType: 'DRM' },
  ])
  expect(freight({ ...ordered, unit: 'totes', cartons: 4 }, null, 4).items).toMatchObject([
    { handlingUnits: 4, handlingUnitType: 'TOTE', pieces: 4, pieceType: 'TOTE' },
  ])
  expect(freight({ ...ordered, unit: 'crates', cartons: 40 }, null, 4).items).toMatchObject([
    { handlingUnits: 4, handlingUnitType: 'CRT', pieces: 40, pieceType: 'CTN' },
  ])
  expect(freight({ ...ordered, unit: 'EA', cartons: 4, pallets: 1 }, thinner, 4).items).toMatchObject([
    { pieces: 4, pieceType: 'DRM' },
  ])
})

test('a column of pallets leaves the wood as it is said', () => {
  const ordered = { ...line, unit: 'skids', quantity: 4, pallets: 4, weightLb: 1600 }
  expect(freight(ordered, null, 4).items).toMatchObject([{ handlingUnits: 4, handlingUnitType: 'SKD' }])
  expect(freight({ ...ordered, unit: 'totes' }, null, 4).items).toMatchObject([
    { handlingUnits: 4, handlingUnitType: 'TOTE', pieces: 4, pieceType: 'TOTE' },
  ])
  expect(freight({ ...ordered, unit: 'totes', pallets: 2 }, null, 4).items).toMatchObject([
    { handlingUnits: 2, handlingUnitType: 'PLT', pieces: 4, pieceType: 'TOTE' },
  ])
  const skids = { ...thinner, levels: [drumLevel, { ...palletLevel, packaging: 'SKD' }] }
  expect(freight({ ...ordered, unit: 'drums', pallets: 1 }, skids, 4).items).toMatchObject([
    { handlingUnits: 1, handlingUnitType: 'SKD', pieces: 4, pieceType: 'DRM' },
  ])
})

test('a carton that is not full weighs as much empty as a full one', () => {
  // 98 = 2 × 48 + 2: two of 8 lb in a carton of 33 − 4 × 8, on wood of 440 − 12 × 33.
  expect(freight(line, pump, 98).items[1]).toMatchObject({ handlingUnits: 1, pieces: 1, weightLb: 61 })
  const inCartons = { ...pump, handlingUnit: 'CTN' }
  expect(freight({ ...line, quantity: 6 }, inCartons, 6).items).toMatchObject([
    { handlingUnits: 1, handlingUnitType: 'CTN', weightLb: 33 },
    { handlingUnits: 1, handlingUnitType: 'CTN', weightLb: 17 },
  ])
})

test('a bill of lading names the drums of a hazardous material', () => {
  const hazmat: Hazmat = {
    ...blankHazmat,
    ...{ unNumber: 'UN1263', properShippingName: 'Paint', hazardClass: '3', packingGroup: 'II', quantity: '55 gal' },
  }
  const said = (ordered: Partial<OrderLine>, item: OrderedItem) => {
    const rows = freight({ ...line, quantity: 2, unit: 'drums', ...ordered }, { ...item, hazmat }, 2).items
    const [bill] = billContents(shipmentOfPlain({ ...sampleShipment, items: rows }), null)
    return bill?.rows.map(one => [one.item.handlingUnitType, one.hazmat?.description])
  }
  expect(said({}, thinner)).toEqual([['DRM', 'UN1263, Paint, 3, PG II, 2 drums, 110 gal']])
  expect(said({ cartons: 2 }, { ...thinner, levels: [] })).toEqual([
    ['DRM', 'UN1263, Paint, 3, PG II, 2 drums, 110 gal'],
  ])
  // How much is on a pallet nobody said; what it is packed in, the order says.
  expect(said({ pallets: 1 }, pump)).toEqual([['PLT', 'UN1263, Paint, 3, PG II, 2 drums']])
})
