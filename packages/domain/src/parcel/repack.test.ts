import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hundredthsOf } from '../shipment/hundredths.ts'
import { hasPlainFreight } from '../shipment/plainEdit.ts'
import { shipmentOfPlain } from '../shipment/plainForm.ts'
import { sampleShipment } from '../shipment/sampleShipment.ts'
import type { LineItem, Shipment } from '../shipment/shipment.ts'
import { declaredOf, declaredOn } from './declared.ts'
import { type Package, packagesOf } from './packages.ts'
import { repackPackage } from './repack.ts'

const [sample] = sampleShipment.items

/** Rows of small packages to Canada, saved: their units are 11, 12 and so on. */
function parcels(rows: readonly Partial<LineItem>[]): Shipment {
  const items = rows.map(row => {
    const packages = { ...sample, description: 'Gauges', handlingUnitType: '02', hazmat: null, ...row }
    const customs = { originCountry: 'US', htsCode: '902620', currency: 'USD', pieces: packages.pieces, value: 10_001 }
    return { ...packages, customs: row.customs ?? customs } as LineItem
  })
  const destination = { ...sampleShipment.destination, country: 'CA', state: 'ON', zip: 'M5V 2T6' }
  const built = shipmentOfPlain({ ...sampleShipment, mode: 'PARCEL', items, accessorials: [], destination })
  return saved(built)
}

const saved = (shipment: Shipment): Shipment => ({
  ...shipment,
  lines: shipment.lines.map((line, index) => ({ ...line, lineId: 101 + index })),
  units: shipment.units.map((unit, index) => ({ ...unit, unitId: 11 + index })),
})

const box = { lengthIn: 14, widthIn: 10, heightIn: 6 }
const repacked = (shipment: Shipment, place: number, weightLb: number, unitId = 11): Shipment => {
  const after = repackPackage(shipment, { unitId, place }, { weightLb, ...box })
  if (after === null) throw new Error('there is no such package')
  return saved(after)
}
const shown = ({ row: _, ...one }: Package) => one
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

test('the second of four goes to a row of its own; the others keep their places and hundredths', () => {
  const before = parcels([{ handlingUnits: 4, pieces: 10, weightLb: 10.02 }])
  expect(packagesOf(before).map(({ weightLb }) => weightLb)).toEqual([2.51, 2.51, 2.5, 2.5])
  const after = repacked(before, 2, 3.75)
  expect(after.units.map(({ count, repackedFrom }) => [count, repackedFrom])).toEqual([
    [3, undefined],
    [1, { unitId: 11, place: 2 }],
  ])
  expect(packagesOf(after).map(({ unitId, place, weightLb }) => [unitId, place, weightLb])).toEqual([
    [11, 1, 2.51],
    [12, 1, 3.75],
    [11, 3, 2.5],
    [11, 4, 2.5],
  ])
  expect(after.lines.map(({ pieces, weightLb }) => [pieces, weightLb])).toEqual([
    [7, 7.51],
    [3, 3.75],
  ])
  const twice = repacked(after, 4, 1)
  expect(packagesOf(twice).map(({ unitId, place, weightLb }) => [unitId, place, weightLb])).toEqual([
    [11, 1, 2.51],
    [12, 1, 3.75],
    [11, 3, 2.5],
    [13, 1, 1],
  ])
  expect(repackPackage(twice, { unitId: 11, place: 4 }, { weightLb: 1, ...box })).toBeNull()
})

test('a package that stands alone is changed where it stands, with several goods by their weights', () => {
  const shared = { handlingUnits: 0, sharesUnit: true as const, weightLb: 1 }
  const before = parcels([{ handlingUnits: 1, pieces: 4, weightLb: 3 }, shared])
  const after = repacked(before, 1, 6)
  expect(after.units).toHaveLength(1)
  expect(packagesOf(after)).toMatchObject([{ unitId: 11, place: 1, weightLb: 6, ...box }])
  expect(after.lines.map(({ weightLb }) => weightLb)).toEqual([4.5, 1.5])
})

test('a line of fewer articles than packages stays one line', () => {
  const customs = { originCountry: 'US', htsCode: '902620', currency: 'USD', pieces: 1, value: 900 }
  const after = repacked(parcels([{ handlingUnits: 3, pieces: 3, weightLb: 9, customs }]), 3, 2)
  expect(after.lines).toMatchObject([{ pieces: 3, weightLb: 8, customs }])
  expect(packagesOf(after).map(({ weightLb }) => weightLb)).toEqual([3, 3, 2])
})

const rows = fc
  .array(fc.record({ handlingUnits: fc.integer({ min: 1, max: 9 }), each: fc.integer({ min: 2, max: 5000 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map(given =>
    given.map(({ handlingUnits, each }, index) => ({
      handlingUnits,
      pieces: handlingUnits + (each % 13),
      weightLb: (each * handlingUnits + (index % handlingUnits)) / 100,
    })),
  )

test('whichever are packed anew, in whichever order, nothing of the others changes and every sum holds', () => {
  fc.assert(
    fc.property(rows, fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), (given, picks) => {
      let shipment = parcels(given)
      const { pieces, value } = {
        pieces: sumOf(declaredOf(shipment).map(({ customs }) => customs.pieces)),
        value: sumOf(declaredOf(shipment).map(({ customs }) => customs.value)),
      }
      for (const pick of picks) {
        const before = packagesOf(shipment)
        const index = pick % before.length
        const one = before[index]
        if (one === undefined || one.unitId === null) throw new Error('a package has no unit')
        const declared = declaredOn(shipment, one)
        shipment = repacked(shipment, one.place, 7.07, one.unitId)
        const after = packagesOf(shipment)
        expect(after.map(shown).toSpliced(index, 1)).toEqual(before.map(shown).toSpliced(index, 1))
        expect(after[index]).toMatchObject({ weightLb: 7.07, ...box })
        const now = after[index] === undefined ? [] : declaredOn(shipment, after[index])
        expect(now.map(({ pieces, value }) => [pieces, value])).toEqual(
          declared.map(({ pieces, value }) => [pieces, value]),
        )
        expect(hasPlainFreight(shipment)).toBe(true)
        const { lines } = shipment
        expect(sumOf(after.map(({ weightLb }) => hundredthsOf(weightLb)))).toBe(
          sumOf(lines.map(({ weightLb }) => hundredthsOf(weightLb))),
        )
        expect(sumOf(declaredOf(shipment).map(({ customs }) => customs.pieces))).toBe(pieces)
        expect(sumOf(declaredOf(shipment).map(({ customs }) => customs.value))).toBe(value)
        expect(sumOf(after.flatMap(one => declaredOn(shipment, one).map(({ value: worth }) => worth)))).toBe(value)
      }
    }),
  )
})
