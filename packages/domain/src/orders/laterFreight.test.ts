import { expect, it } from 'vitest'
import { blankHazmat } from '../hazmat/hazmat.ts'
import { freightOfItems, rowsOf } from '../shipment/plainForm.ts'
import type { HandlingUnit, LineItem } from '../shipment/shipment.ts'
import { followLine, type LaterLine } from './laterFreight.ts'
import { freightOfLine } from './orderFreight.ts'
import type { OrderLine } from './salesOrder.ts'
import type { Freight } from './takeOff.ts'

const line = (given: Partial<OrderLine> = {}): OrderLine => ({
  ...{ lineId: 1, itemCode: '', sku: 'A', description: 'Thing', quantity: 4, unit: 'PLT', weightLb: 1600 },
  ...{ freightClass: '85', nmfc: '', pallets: null, cartons: null, lengthIn: 48, widthIn: 40, heightIn: 50 },
  ...{ isHazardous: null, palletNumber: '', weightRef: '', checkWeightQuantity: null, ...given },
})

const built = (of: OrderLine): Freight =>
  freightOfItems(
    freightOfLine(of, null, of.quantity).rows.map(({ item }) => item),
    2,
  )

const later = (given: Partial<LaterLine> = {}): LaterLine => ({
  ...{ held: [{ line: 1, quantity: 4 }], before: line(), after: line(), quantity: 4, item: null },
  ...{ labelled: new Map(), stops: 2, ...given },
})

/** Freight that follows, or a test that fails. */
function followed(freight: Freight, given: LaterLine) {
  const after = followLine(freight, given)
  if ('refused' in after) throw new Error(after.refused)
  return after
}

const worked = (freight: Freight, change: Partial<LineItem>): Freight =>
  freightOfItems(
    rowsOf(freight.lines, freight.units).map(item => ({ ...item, ...change })),
    2,
  )

/** What stands on each unit: how many units, pieces and pounds by line. */
const shown = ({ units }: Freight) =>
  units.map(unit => [
    unit.count,
    ...unit.contents.map(({ line: at, pieces, weightLb }) => `${at}: ${pieces}, ${weightLb}`),
  ])

const sumsAgree = ({ lines, units }: Freight): boolean =>
  lines.every(({ pieces, weightLb }, at) => {
    const own = units.flatMap(unit => unit.contents.filter(content => content.line === at + 1))
    const weight = own.reduce((sum, content) => sum + Math.round(content.weightLb * 100), 0)
    return pieces === own.reduce((sum, content) => sum + content.pieces, 0) && weight === Math.round(weightLb * 100)
  })

it('freight that stands as it was built is what building the later order would give', () => {
  const after = line({ quantity: 7, weightLb: 2100, freightClass: '70' })
  const { freight, held } = followed(built(line()), later({ after, quantity: 7 }))
  expect(freight).toEqual(built(after))
  expect(held).toEqual([{ line: 1, quantity: 7 }])
})

it('freight that a person worked on loses its last units, and part of one becomes a row of its own', () => {
  const freight = worked(built(line({ quantity: 4 })), { weightLb: 1000, pieces: 40 })
  const after = line({ quantity: 2.5, weightLb: 1000 })
  const { freight: less } = followed(freight, later({ after, quantity: 2.5 }))
  expect(shown(less)).toEqual([
    [2, '1: 20, 500'],
    [1, '1: 5, 125'],
  ])
  expect(sumsAgree(less)).toBe(true)
})

it('on pallets that lines share only its own content shrinks, and the wood stays', () => {
  const two: Freight = {
    lines: [...built(line()).lines, ...built(line({ sku: 'B', quantity: 2, weightLb: 600 })).lines],
    units: [
      {
        ...(built(line()).units[0] as HandlingUnit),
        ...{ count: 1, grossWeightLb: 2250 },
        contents: [
          { line: 1, pieces: 4, weightLb: 1600 },
          { line: 2, pieces: 2, weightLb: 600 },
        ],
      },
    ],
  }
  const after = line({ quantity: 1, weightLb: 400 })
  const { freight } = followed(two, later({ after, quantity: 1 }))
  expect(shown(freight)).toEqual([[1, '1: 1, 400', '2: 2, 600']])
  expect(freight.units[0]?.grossWeightLb).toBe(1050)
  const gone = followed(two, later({ after, quantity: 0 }))
  expect(shown(gone.freight)).toEqual([[1, '1: 2, 600']])
  expect([gone.gone, gone.freight.lines.length, gone.freight.units[0]?.grossWeightLb]).toEqual([[1], 1, 650])
})

it('a unit with a printed label stays, and so does all of it; more goes behind it', () => {
  const freight = { ...built(line()), units: built(line()).units.map(unit => ({ ...unit, unitId: 9 })) }
  const labelled = new Map([[9, 3]])
  const less = (quantity: number) =>
    followLine(freight, later({ after: line({ quantity, weightLb: quantity * 400 }), quantity, labelled }))
  expect(less(2)).toEqual({ refused: 'labelled' })
  expect(less(0)).toEqual({ refused: 'labelled' })
  // The fourth has none yet.
  expect(less(3)).toMatchObject({ held: [{ line: 1, quantity: 3 }] })
  expect(less(5)).toMatchObject({
    held: [
      { line: 1, quantity: 4 },
      { line: 2, quantity: 1 },
    ],
  })
})

it('of a hazardous material a person says how much stays', () => {
  const freight = worked(built(line()), { hazmat: { ...blankHazmat, unNumber: 'UN1263', quantity: '4 drums' } })
  const after = line({ quantity: 2, weightLb: 800 })
  expect(followLine(freight, later({ after, quantity: 2 }))).toEqual({ refused: 'hazmat' })
  expect(followLine(freight, later({ after, quantity: 0 }))).toMatchObject({ held: [], gone: [1] })
})

it('what the order says otherwise of goods is written over what was typed; what it says as before is not', () => {
  const freight = worked(built(line()), { nmfc: '100-1', weightLb: 1700 })
  const classed = followed(freight, later({ after: line({ freightClass: '70' }) })).freight
  expect(classed.lines[0]).toMatchObject({ freightClass: '70', nmfc: '100-1', weightLb: 1700 })
  const weighed = followed(freight, later({ after: line({ weightLb: 2000 }) })).freight
  expect(weighed.lines[0]).toMatchObject({ nmfc: '100-1', weightLb: 2000 })
  expect(sumsAgree(weighed)).toBe(true)
})
