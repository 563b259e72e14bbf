import type { CapacityWarning } from '@waybill/domain'
import { expect, test } from 'vitest'
import { listed, together } from './capacityLines.ts'

const tooHigh = (row: number, lengthIn = 96): CapacityWarning => ({
  ...{ code: 'overlength', at: `items.${row}` },
  params: { lengthIn, side: 'height', from: 96 },
})

test('fourteen rows of one height are told of once, another one by itself', () => {
  const rows = Array.from({ length: 14 }, (_, row) => tooHigh(row))
  const told = together([...rows, tooHigh(15), tooHigh(14, 102)])
  expect(told.map(({ lines }) => listed(lines))).toEqual(['1–14, 16', '15'])
})

test('what is about the whole load has no line', () => {
  const feet: CapacityWarning = {
    ...{ code: 'linearFeet', params: { linearFeet: 14, from: 12, ratedLb: 14_000, stackedFeet: 0 } },
  }
  expect(together([feet])).toEqual([{ warning: feet, lines: [] }])
})
