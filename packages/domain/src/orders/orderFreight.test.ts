import { expect, test } from 'vitest'
import type { ItemLevel } from '../freight/itemLevels.ts'
import { blankHazmat } from '../hazmat/hazmat.ts'
import { freightOfLine, howManyIn, type OrderedItem } from './orderFreight.ts'
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
  // 100 = 2 × 48 + 4: two full pallets at 440 lb as weighed, and 4 × 8 lb on wood and in
  // cartons that weigh 440 − 48 × 8.
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
