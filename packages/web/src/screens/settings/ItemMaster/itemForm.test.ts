import type { WireMasterItem } from '@waybill/contract/wire/item.ts'
import { wireMasterItem } from '@waybill/contract/wire/item.ts'
import { expect, test } from 'vitest'
import { itemOf, itemSchema, valuesOf } from './itemForm.ts'

const item: WireMasterItem = wireMasterItem.parse({
  itemId: 7,
  version: 2,
  SKU: 'PAINT-5',
  Description: 'Paint, 5 gal',
  Class: '55',
  HandlingUnit: 'PLT',
  ...{ UnitsPerPallet: 36, UnitsPerCarton: null, Length: 48, Width: 40, Height: 45.5, Weight: 2300 },
  Levels: {
    carton: { Packaging: 'PAL', Weight: 62.25, Length: 12, Width: 12, Height: 15.5 },
    pallet: { Packaging: 'PLT', Weight: 2300, Length: 48, Width: 40, Height: 45.5, Count: 36 },
  },
  Hazmat: {
    UNNumber: 'UN1263',
    ProperShippingName: 'Paint',
    HazardClass: '3',
    PackingGroup: 'II',
    EmergencyPhone: '800-555-0100',
  },
})

test('an item comes out of the form as it went in', () => {
  const { itemId, version, ...input } = item
  expect(itemOf(itemSchema.parse(valuesOf(item)))).toEqual(input)
})

test('a new item is a stackable pallet', () =>
  expect(valuesOf(null)).toMatchObject({ SKU: '', HandlingUnit: 'PLT', Stackable: true, isHazmat: false }))

test('a hazardous item says what it is, all at once', () => {
  const values = { ...valuesOf(null), SKU: 'A', Description: 'B', isHazmat: true, UNNumber: '12' }
  const paths = itemSchema.safeParse(values).error?.issues.map(issue => issue.path.join('.'))
  expect(paths).toEqual(['UNNumber', 'ProperShippingName', 'HazardClass', 'EmergencyPhone'])
})

test.each(['-1', '1.234', 'ten', '100001'])('a weight of %s is refused', cartonWeight =>
  expect(itemSchema.safeParse({ ...valuesOf(item), cartonWeight }).success).toBe(false),
)

test.each(['0', '-3', '1.5', 'many', '1000000'])('a pallet of %s is refused', palletCount =>
  expect(itemSchema.safeParse({ ...valuesOf(item), palletCount }).success).toBe(false),
)

test('a level of which nothing is typed is none, and the flat figures are those of the handling unit', () => {
  const none = { palletWeight: '', palletLength: '', palletWidth: '', palletHeight: '', palletCount: '' }
  const { Levels, Weight } = itemOf(itemSchema.parse({ ...valuesOf(item), ...none }))
  expect([Levels?.pallet, Levels?.carton?.Weight, Weight]).toEqual([null, 62.25, 0])
  const pails = itemOf(itemSchema.parse({ ...valuesOf(item), HandlingUnit: 'PAL' }))
  expect([pails.Weight, pails.Height, pails.UnitsPerPallet]).toEqual([62.25, 15.5, 36])
})
