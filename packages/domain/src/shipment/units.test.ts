import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hundredthsOf } from './hundredths.ts'
import { sampleUnit } from './sampleStops.ts'
import type { HandlingUnit } from './shipment.ts'
import { splitUnit, takeUnits } from './units.ts'

/** Units whose gross weight is what is in them, and a little more. */
const rows = fc
  .record({
    count: fc.integer({ min: 2, max: 31 }),
    contents: fc.array(
      fc.record({ pieces: fc.integer({ min: 2, max: 99 }), hundredths: fc.integer({ min: 100, max: 99_999 }) }),
      {
        ...{ minLength: 1, maxLength: 3 },
      },
    ),
    tare: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ count, contents, tare }): HandlingUnit => {
    const inside = contents.reduce((sum, one) => sum + one.hundredths, 0)
    return {
      ...{ ...sampleUnit, count, grossWeightLb: (inside + tare) / 100 },
      contents: contents.map(({ pieces, hundredths }, n) => ({ line: n + 1, pieces, weightLb: hundredths / 100 })),
    }
  })

const inside = ({ contents }: HandlingUnit) => contents.reduce((sum, one) => sum + hundredthsOf(one.weightLb), 0)
const gross = ({ grossWeightLb }: HandlingUnit) => hundredthsOf(grossWeightLb ?? 0)
const sumOf = (all: readonly HandlingUnit[], of: (unit: HandlingUnit) => number) =>
  all.reduce((sum, unit) => sum + of(unit), 0)

function expectWhole(row: HandlingUnit, parts: readonly HandlingUnit[]): void {
  expect(sumOf(parts, gross)).toBe(gross(row))
  expect(sumOf(parts, inside)).toBe(inside(row))
  expect(parts.filter(part => gross(part) < inside(part))).toEqual([])
}

test('no part of a row that is taken apart is lighter than what is in it, and all sum to the row', () => {
  fc.assert(
    fc.property(rows, fc.nat(), (row, pick) => {
      expectWhole(row, splitUnit(row))
      const parts = takeUnits(row, 1 + (pick % (row.count - 1)))
      if (parts !== null) expectWhole(row, parts)
    }),
  )
})
