import type { ItemLevel, OrderedItem } from '@waybill/domain'
import { expect, it } from 'vitest'
import { orderOfRows } from './orderOfRows.ts'
import { weightFaults } from './weightFaults.ts'

const level = (name: ItemLevel['level'], packaging: string, weightLb: number, count: number | null): ItemLevel => ({
  ...{ level: name, packaging, weightLb, lengthIn: 10, widthIn: 10, heightIn: 10, count },
})
const item: OrderedItem = {
  ...{ sku: 'INK', description: 'Printing ink', nmfc: '', freightClass: '65', stackable: false, hazmat: null },
  handlingUnit: 'CTN',
  levels: [level('each', 'PCS', 1, null), level('carton', 'CTN', 20, 12)],
}

/** Codes of what is asked of a line's weight. */
function questions(quantity: number, unit: string, weight: number): readonly string[] {
  const place = { CompanyName: 'Test', Street: '2 Plain Street', City: 'Reno', State: 'NV', Zip: '89501' }
  const said = { OrderNumber: 'S-1', SKU: 'INK', OriginalQty: quantity, UOMType: unit, Weight: weight }
  const read = orderOfRows([{ row: 2, values: { ...place, ...said }, faults: [] }], null)
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return weightFaults(read.lines, () => item, new Set(Object.keys(said))).map(({ code }) => code)
}

it('what a carton weighs says nothing against the weight of a drum', () => {
  expect(questions(4, 'drums', 1680)).toEqual([])
  expect(questions(4, 'cases', 1680)).toEqual(['otherWeight'])
})

it('single ones may be weighed with the carton that they go in, or without', () => {
  expect(questions(1, 'EA', 1)).toEqual([])
  expect(questions(1, 'EA', 9)).toEqual([])
  expect(questions(1, 'EA', 30)).toEqual(['otherWeight'])
  expect(questions(18, 'EA', 18)).toEqual([])
  expect(questions(18, 'EA', 1)).toEqual(['otherWeight'])
})
