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
  UnitsPerPallet: 36,
  Length: 12,
  Width: 12,
  Height: 15.5,
  Weight: 62.25,
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

test.each(['-1', '1.234', 'ten', '100001'])('a weight of %s is refused', Weight =>
  expect(itemSchema.safeParse({ ...valuesOf(item), Weight }).success).toBe(false),
)
