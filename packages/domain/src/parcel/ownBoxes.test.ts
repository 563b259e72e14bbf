import { expect, it } from 'vitest'
import type { ItemLevel } from '../freight/itemLevels.ts'
import { type BoxedGoods, goodsOfLine, type OwnBox, smallestBox, validateOwnBoxes } from './ownBoxes.ts'

const box = (name: string, lengthIn: number, widthIn: number, heightIn: number): OwnBox => ({
  ...{ name, lengthIn, widthIn, heightIn, maxWeightLb: 30, tareLb: 1 },
})
const boxes = [box('Large', 24, 18, 12), box('Small', 12, 9, 6), box('Long', 36, 6, 6)]
const goods = (count: number, lengthIn: number, widthIn: number, heightIn: number, weightLb = 1): BoxedGoods => ({
  ...{ count, lengthIn, widthIn, heightIn, weightLb },
})

it.each<[string, readonly BoxedGoods[], string | undefined]>([
  ['the smallest that takes it', [goods(1, 10, 8, 5)], 'Small'],
  ['whichever way it lies', [goods(1, 6, 12, 9)], 'Small'],
  ['the next where all together are too much', [goods(9, 6, 6, 3)], 'Long'],
  ['the one that is long enough', [goods(1, 30, 2, 2)], 'Long'],
  ['all rows together', [goods(1, 10, 8, 5), goods(1, 18, 12, 10)], 'Large'],
  ['none for what is too long', [goods(1, 37, 1, 1)], undefined],
  ['none for what is too heavy with the box', [goods(1, 5, 5, 5, 29.01)], undefined],
  ['one for what is just as heavy as it may be', [goods(1, 5, 5, 5, 29)], 'Small'],
  ['none for nothing', [], undefined],
])('%s', (_, packed, name) => {
  expect(smallestBox(boxes, packed)?.name).toBe(name)
})

const level = (name: ItemLevel['level'], lengthIn: number, weightLb = 2): ItemLevel => ({
  ...{ level: name, packaging: '', weightLb, lengthIn, widthIn: 4, heightIn: 3, count: null },
})
const line = { pieces: 6, pieceType: 'CTN', weightLb: 9 }

it('a line is what its packaging counts, or what alone was measured', () => {
  const both = [level('each', 5), level('carton', 12)]
  expect(goodsOfLine(line, both)).toEqual(goods(6, 12, 4, 3, 2))
  expect(goodsOfLine({ ...line, pieceType: 'PCS' }, both)).toMatchObject({ lengthIn: 5 })
  expect(goodsOfLine(line, [level('each', 5, 0), level('pallet', 48)])).toEqual(goods(6, 5, 4, 3, 1.5))
  expect(goodsOfLine(line, [level('each', 0)])).toBeNull()
  expect(goodsOfLine({ ...line, pieces: 0 }, both)).toBeNull()
})

it('boxes are refused at what is wrong with them', () => {
  const wrong = [box('Small', 0.5, 9, 6), { ...box('small ', 12, 9, 6), maxWeightLb: 1 }, box('', 1, 1, 1)]
  expect(validateOwnBoxes(wrong).map(({ at, code }) => `${at} ${code}`)).toEqual([
    ...['boxes.0.lengthIn tooSmall', 'boxes.1.name twice', 'boxes.1.maxWeightLb tooSmall', 'boxes.2.name required'],
  ])
  expect(validateOwnBoxes(boxes)).toEqual([])
})
