import { expect, it } from 'vitest'
import type { ItemLevel, ItemLevelName } from './itemLevels.ts'
import { countMeansOther, palletCounts } from './palletCounts.ts'

const level = (name: ItemLevelName, packaging: string, weightLb: number, count: number | null): ItemLevel => ({
  ...{ level: name, packaging, weightLb, lengthIn: 0, widthIn: 0, heightIn: 0, count },
})
const each = level('each', 'PCS', 10, null)
const carton = level('carton', 'CTN', 0, 12)
const pallet = level('pallet', 'PLT', 0, 48)

it('a pallet counts cartons where there are any, units otherwise', () => {
  expect(palletCounts([each, pallet])).toEqual({ units: 48, cartons: null })
  expect(palletCounts([pallet])).toEqual({ units: 48, cartons: null })
  expect(palletCounts([each, carton, pallet])).toEqual({ units: 576, cartons: 48 })
  expect(palletCounts([level('carton', 'CTN', 40, null), pallet])).toEqual({ units: null, cartons: 48 })
  expect(palletCounts([each])).toEqual({ units: null, cartons: null })
})

it('its count means something else once cartons come or go, and not where it is given anew', () => {
  expect(countMeansOther([each, pallet], [each, carton, pallet])).toBe(true)
  expect(countMeansOther([each, carton, pallet], [each, pallet])).toBe(true)
  expect(countMeansOther([each, pallet], [each, carton, { ...pallet, count: 4 }])).toBe(false)
  expect(countMeansOther([pallet], [each, pallet])).toBe(false)
  expect(countMeansOther([each], [each, carton, pallet])).toBe(false)
})
