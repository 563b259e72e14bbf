import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleItem } from '../shipment/sampleShipment.ts'
import { linearFeet, usualCapacityRules } from './capacity.ts'
import { floorRows, type OnFloor } from './floor.ts'

const units = (count: number, lengthIn: number, widthIn: number, heightIn = 48, stackable = false): OnFloor => ({
  handlingUnits: count,
  lengthIn,
  widthIn,
  heightIn,
  stackable,
})
const feet = (...all: readonly OnFloor[]): number | null => linearFeet(all.map(one => ({ ...sampleItem, ...one })))
const inches = (all: readonly OnFloor[]): number | null => {
  const rows = floorRows(all, usualCapacityRules)
  return rows === null ? null : rows.reduce((sum, row) => sum + row.count * row.lengthIn, 0)
}

describe('linear feet, as carriers count rows', () => {
  it.each<[string, readonly OnFloor[], number]>([
    ['two 48 × 40 side by side', [units(2, 48, 40)], 4],
    ['six 48 × 40', [units(6, 48, 40)], 12],
    ['three 48 × 40 and one 48 × 42', [units(3, 48, 40), units(1, 48, 42)], 8],
    ['six of widths 40 to 45', [40, 41, 42, 43, 44, 45].map(width => units(1, 48, width)), 12],
    ['entered the other way: 96 in abreast, rows of 40 in', [units(6, 40, 48)], 10],
    ['a row is as long as its longest', [units(1, 48, 40), units(1, 60, 40)], 5],
    ['inches are added and rounded up once: 3 × 40 in', [units(6, 40, 40)], 10],
    ['97 in abreast do not go', [units(1, 48, 48), units(1, 48, 49)], 8],
    ['two wide and two narrow ones', [units(2, 48, 60), units(2, 48, 36)], 8],
    ['the longest first leaves room: 100 + 90 in', [units(2, 100, 40), units(2, 90, 56)], 17],
    ['never three abreast', [units(3, 48, 30)], 8],
    ['wider than 96 in is turned, alone', [units(1, 50, 144)], 12],
    ['longer than 96 in is not turned', [units(1, 144, 50)], 12],
    ['stackable ones by height: 3 × 30 in', [units(6, 48, 40, 30, true)], 4],
    ['stackable ones that are too high', [units(2, 48, 40, 49, true)], 4],
    ['stackable ones of two lines on each other', [units(1, 48, 90, 50, true), units(1, 48, 90, 46, true)], 4],
    ['stackable ones of two footprints not', [units(1, 48, 90, 40, true), units(1, 40, 90, 40, true)], 8],
  ])('%s', (_, all, expected) => expect(feet(...all)).toBe(expected))

  it('adds what was measured to what was worked out, and rounds once', () => {
    const measured = { ...sampleItem, linearFeet: 5.5 }
    expect(linearFeet([measured, { ...sampleItem, lengthIn: 42 }])).toBe(9)
  })

  it('takes the floor of a mixed pallet once', () => {
    expect(linearFeet([sampleItem, { ...sampleItem, sharesUnit: true, handlingUnits: 0 }])).toBe(4)
  })

  it('is unknown without dimensions, or when a unit is too wide both ways', () => {
    expect(feet(units(1, 48, 0))).toBeNull()
    expect(feet(units(1, 48, Number.NaN))).toBeNull()
    expect(feet(units(1, 120, 100))).toBeNull()
  })
})

describe('packing rows', () => {
  const line = fc.record({
    handlingUnits: fc.integer({ min: 1, max: 6 }),
    lengthIn: fc.integer({ min: 12, max: 120 }),
    widthIn: fc.integer({ min: 12, max: 96 }),
    heightIn: fc.integer({ min: 12, max: 100 }),
    stackable: fc.boolean(),
  })
  const load = fc.array(line, { minLength: 1, maxLength: 7 })

  it('is never longer than a row for each unit', () => {
    fc.assert(
      fc.property(load, all => {
        const each = all.reduce((sum, one) => sum + one.handlingUnits * one.lengthIn, 0)
        expect(inches(all)).toBeLessThanOrEqual(each)
      }),
    )
  })

  it('does not look at the order of lines, nor at how units are shared out among lines', () => {
    fc.assert(
      fc.property(load, fc.infiniteStream(fc.nat()), (all, at) => {
        const singles = all.flatMap(one =>
          Array.from({ length: one.handlingUnits }, () => ({ ...one, handlingUnits: 1 })),
        )
        const shuffled = singles
          .map(one => ({ one, key: at.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one)
        expect(inches(shuffled)).toBe(inches(all))
      }),
    )
  })

  it('never shrinks by a unit more', () => {
    fc.assert(
      fc.property(load, line, (all, more) => {
        expect(inches([...all, more])).toBeGreaterThanOrEqual(inches(all) ?? Number.POSITIVE_INFINITY)
      }),
      { numRuns: 500 },
    )
  })

  it('loads every unit once, two abreast at most, never wider than the trailer', () => {
    fc.assert(
      fc.property(load, all => {
        const rows = floorRows(all, usualCapacityRules) ?? []
        const loaded = rows.reduce(
          (sum, row) => sum + row.count * row.abreast.reduce((units, place) => units + place.high, 0),
          0,
        )
        expect(loaded).toBe(all.reduce((sum, one) => sum + one.handlingUnits, 0))
        for (const { abreast, lengthIn } of rows) {
          expect(abreast.length).toBeLessThanOrEqual(2)
          expect(abreast.reduce((sum, place) => sum + place.widthIn, 0)).toBeLessThanOrEqual(96)
          expect(Math.max(...abreast.map(place => place.lengthIn))).toBe(lengthIn)
        }
      }),
    )
  })
})
