import { describe, expect, it, test } from 'vitest'
import { suggestClass } from './density.ts'
import {
  countItem,
  countOrderLine,
  type ItemLevel,
  levelOfPackaging,
  levelOfUnit,
  levelsAsPacked,
  levelWarnings,
  weightOfOne,
} from './itemLevels.ts'

const none = { weightLb: 0, lengthIn: 0, widthIn: 0, heightIn: 0, count: null }
const each: ItemLevel = { ...none, level: 'each', packaging: 'PCS', weightLb: 2.5 }
const carton: ItemLevel = {
  ...{ level: 'carton', packaging: 'CTN', weightLb: 40, lengthIn: 20, widthIn: 12, heightIn: 10, count: 16 },
}
const pallet: ItemLevel = {
  ...{ level: 'pallet', packaging: 'PLT', weightLb: 2050, lengthIn: 48, widthIn: 40, heightIn: 28, count: 48 },
}
const tile = [each, carton, pallet]

describe('a quantity of an item at a level', () => {
  it('weighs as many times what one weighs: 12 pallets of 2,050 lb, 30 cartons of 40 lb', () => {
    expect(countItem(tile, 'PLT', 12)).toEqual({
      ...{ handlingUnits: 12, handlingUnitType: 'PLT', pieces: 576, pieceType: 'CTN', weightLb: 24_600 },
      ...{ lengthIn: 48, widthIn: 40, heightIn: 28, oneWeighs: { weightLb: 2050, isWorkedOut: false } },
    })
    expect(countItem(tile, 'CTN', 30)).toMatchObject({
      handlingUnits: 30,
      pieces: 30,
      pieceType: 'CTN',
      weightLb: 1200,
    })
    expect(countItem(tile, 'PCS', 7)).toMatchObject({ pieces: 7, pieceType: 'PCS', weightLb: 17.5 })
  })

  it('has the class that all of it speaks for, not the one of a single unit', () => {
    const line = { ...countItem(tile, 'PLT', 12), weightLb: 24_600 }
    expect(suggestClass(line, '2026-11-30')?.freightClass).toBe('50')
  })

  it('is worked out from below where nobody weighed it: a pallet of 48 cartons of 40 lb', () => {
    const unweighed = [carton, { ...none, level: 'pallet', packaging: 'PLT', count: 48 } as const]
    expect(countItem(unweighed, 'PLT', 2)).toMatchObject({
      ...{ weightLb: 3840, oneWeighs: { weightLb: 1920, isWorkedOut: true }, lengthIn: 0, pieces: 96 },
    })
    // Through a level that says no more than how many it holds.
    const counts = [each, { ...carton, weightLb: 0 }, { ...pallet, weightLb: 0 }]
    expect(weightOfOne(counts, 'pallet')).toEqual({ weightLb: 48 * 16 * 2.5, isWorkedOut: true })
  })

  it.each([
    ['a level that the item has not', [pallet], 'CTN'],
    ['a pallet that nobody weighed or counted', [carton, { ...pallet, weightLb: 0, count: null }], 'PLT'],
    ['a pallet of cartons that nobody weighed', [{ ...pallet, weightLb: 0 }], 'PLT'],
    ['a carton, from a pallet with its wood', [{ ...carton, weightLb: 0, count: null }, pallet], 'CTN'],
  ] as const)('is asked for: %s', (_, levels, packaging) => {
    expect(countItem(levels, packaging, 3)).toMatchObject({ handlingUnits: 3, weightLb: null, oneWeighs: null })
  })

  it('is exact to the hundredth of a pound', () =>
    expect(countItem([{ ...carton, weightLb: 0.07 }], 'CTN', 333).weightLb).toBe(23.31))

  it('is asked for where it goes as another package than the item is packed in: a drum is no carton', () => {
    const unknown = { weightLb: null, oneWeighs: null, lengthIn: 0, widthIn: 0, heightIn: 0 }
    expect(countItem(tile, 'DRM', 2)).toEqual({
      ...{ handlingUnits: 2, handlingUnitType: 'DRM', pieces: 2, pieceType: 'DRM', ...unknown },
    })
    expect(countItem(tile, 'CRT', 2)).toMatchObject({ ...unknown, pieces: null, pieceType: null })
    expect(countOrderLine(tile, 'drums', 2)).toEqual(countItem(tile, 'DRM', 2))
    const drums = [{ ...carton, packaging: 'DRM', weightLb: 400 }]
    expect(countItem(drums, 'DRM', 2)).toMatchObject({ weightLb: 800 })
    expect(countItem(drums, 'CTN', 2)).toMatchObject(unknown)
    // What a dock calls by either name is one: a box is a carton, a skid is a pallet.
    expect(countItem(tile, 'BOX', 2)).toMatchObject({ handlingUnitType: 'BOX', weightLb: 80 })
    expect(countItem(tile, 'SKD', 2)).toMatchObject({ handlingUnitType: 'SKD', weightLb: 4100 })
    // A unit of measure names the level, whatever the item is packed in there.
    expect(countOrderLine(drums, 'CTN', 2)).toMatchObject({ handlingUnitType: 'DRM', weightLb: 800 })
  })

  it('goes as what was chosen, with the figures of its level; pieces are what the item is packed in', () => {
    const paint = [
      { ...carton, packaging: 'DRM' },
      { ...pallet, count: 4 },
    ]
    expect(countItem(paint, 'SKD', 2)).toMatchObject({ handlingUnitType: 'SKD', pieces: 8, pieceType: 'DRM' })
    expect(countItem([each, pallet], 'PLT', 1)).toMatchObject({ pieces: 48, pieceType: 'PCS' })
    expect(countItem([pallet], 'PLT', 1)).toMatchObject({ pieces: 48, pieceType: 'CTN' })
    expect(countItem([{ ...pallet, count: null }], 'PLT', 5)).toMatchObject({ pieces: null, pieceType: null })
  })
})

test.each([
  ['EA', 'PCS', 250],
  ['CTN', 'CTN', 30],
  ['PLT', 'PLT', 12],
  ['case', 'CTN', 1],
  ['Pallets', 'PLT', 3],
  [' pcs ', 'PCS', 9],
])('an order in %s reaches what the order form reaches with %s', (unit, packaging, quantity) => {
  expect(countOrderLine(tile, unit, quantity)).toEqual(countItem(tile, packaging, quantity))
})

test('an order goes as what the item is packed as at its level; a unit that nobody knows is asked about', () => {
  const motor = [{ ...pallet, packaging: 'CRT', weightLb: 410 }]
  expect(countOrderLine(motor, 'PLT', 2)).toMatchObject({ handlingUnitType: 'CRT', weightLb: 820 })
  expect(countOrderLine(tile, 'gross', 2)).toBeNull()
  expect([levelOfUnit('CS'), levelOfUnit('skids'), levelOfUnit('')]).toEqual(['carton', 'pallet', null])
  expect(levelOfUnit('constructor')).toBeNull()
})

test('each type of packaging has a level', () => {
  const levels = ['PLT', 'SKD', 'CRT', 'TOTE', 'CTN', 'DRM', 'PAL', 'PCS'].map(levelOfPackaging)
  expect(levels).toEqual(['pallet', 'pallet', 'pallet', 'pallet', 'carton', 'carton', 'carton', 'each'])
})

describe('what an item says of itself', () => {
  it('is doubtful where a unit weighs less than what stands in it', () => {
    expect(levelWarnings(tile)).toEqual([])
    expect(levelWarnings([carton, { ...pallet, weightLb: 1900 }])).toEqual([
      { level: 'pallet', weightLb: 1900, worked: 1920, count: 48, one: 40 },
    ])
    expect(levelWarnings([each, { ...carton, weightLb: 39 }])).toMatchObject([{ level: 'carton', worked: 40 }])
  })

  it('is doubtful where a pallet weighs far more than what stands on it', () => {
    // Wood weighs 30 to 75 lb; one and a half times the goods and 100 lb more is another pallet than this.
    expect(levelWarnings([carton, { ...pallet, weightLb: 2000 }])).toEqual([])
    expect(levelWarnings([carton, { ...pallet, weightLb: 3200 }])).toMatchObject([{ level: 'pallet', worked: 1920 }])
  })
})

test('the level of the handling unit is packed as that; levels of which nothing is said are none', () => {
  expect(
    levelsAsPacked([{ ...carton, packaging: '' }, pallet, { ...none, level: 'each', packaging: '' }], 'SKD'),
  ).toEqual([carton, { ...pallet, packaging: 'SKD' }])
})
