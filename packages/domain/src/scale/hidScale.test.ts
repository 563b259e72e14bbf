import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTakeable, NO_TARE, poundsOf, readScaleReport, tareOf, weighed } from './hidScale.ts'

const report = (bytes: readonly number[]) => {
  const read = readScaleReport(bytes)
  if (read === null) throw new Error(`no report: ${bytes}`)
  return read
}

describe('a report of a scale', () => {
  it.each([
    ['tenths of an ounce', [4, 11, 0xff, 0x39, 0x00], { state: 'stable', value: 5.7, unit: 'oz' }],
    ['whole grams', [4, 2, 0, 0xe8, 0x03], { state: 'stable', value: 1000, unit: 'g' }],
    ['hundredths of a pound', [4, 12, 0xfe, 0xb6, 0x03], { state: 'stable', value: 9.5, unit: 'lb' }],
    ['kilograms', [4, 3, 0xfd, 0xdc, 0x05], { state: 'stable', value: 1.5, unit: 'kg' }],
    ['a positive power', [4, 2, 1, 0x64, 0x00], { state: 'stable', value: 1000, unit: 'g' }],
    ['moving', [3, 12, 0xff, 0x5f, 0x00], { state: 'moving', value: 9.5, unit: 'lb' }],
    ['at zero', [2, 12, 0xff, 0x00, 0x00], { state: 'zero', value: 0, unit: 'lb' }],
    ['under zero', [5, 12, 0xff, 0x02, 0x00], { state: 'underZero', value: 0.2, unit: 'lb' }],
    ['over its limit', [6, 12, 0xff, 0xff, 0xff], { state: 'overload', value: 6553.5, unit: 'lb' }],
    ['to be calibrated', [7, 12, 0, 0, 0], { state: 'fault', value: 0, unit: 'lb' }],
  ])('%s', (_, bytes, read) => expect(readScaleReport(bytes)).toEqual(read))

  it.each([
    ['nothing', []],
    ['cut short', [4, 12, 0xff, 0x39]],
    ['an unknown status', [9, 12, 0xff, 0x39, 0]],
    ['carats', [4, 4, 0xff, 0x39, 0]],
    ['a power out of reach', [4, 12, 50, 0x39, 0]],
    ['a weight out of reach', [4, 12, 6, 0xff, 0xff]],
  ])('that is none: %s', (_, bytes) => expect(readScaleReport(bytes)).toBeNull())

  it('never throws, and never gives what is no number', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12 }), bytes => {
        const read = readScaleReport(bytes)
        return read === null || (Number.isFinite(read.value) && read.value >= 0)
      }),
    )
  })
})

describe('a weight', () => {
  it('is net of the tare, in pounds whatever the unit', () => {
    const box = tareOf(report([4, 11, 0, 16, 0]))
    expect(box).toEqual({ pounds: 1 })
    expect(weighed(report([4, 12, 0xff, 105, 0]), box ?? NO_TARE)).toEqual({
      ...{ state: 'stable', value: 9.5, unit: 'lb', pounds: 9.5, tare: 1 },
    })
    expect(weighed(report([4, 2, 0, 0xe8, 0x03]), NO_TARE).pounds).toBe(2.205)
    expect([poundsOf(16, 'oz'), poundsOf(1, 'kg'), poundsOf(453.59237, 'g')]).toEqual([1, 2.205, 1])
  })
  it('is under zero when what was tared is lifted', () =>
    expect(weighed(report([2, 12, 0, 0, 0]), { pounds: 1 })).toMatchObject({ state: 'underZero', value: -1 }))
  it('is no tare while it moves, and zero takes the tare away', () => {
    expect(tareOf(report([3, 12, 0, 5, 0]))).toBeNull()
    expect(tareOf(report([6, 12, 0, 5, 0]))).toBeNull()
    expect(tareOf(report([2, 12, 0, 0, 0]))).toEqual(NO_TARE)
  })
  it('is taken when it stands still and something lies there', () => {
    expect(isTakeable(weighed(report([4, 12, 0, 5, 0]), NO_TARE))).toBe(true)
    expect(isTakeable(weighed(report([3, 12, 0, 5, 0]), NO_TARE))).toBe(false)
    expect(isTakeable(weighed(report([2, 12, 0, 0, 0]), NO_TARE))).toBe(false)
    expect(isTakeable(weighed(report([4, 12, 0, 5, 0]), { pounds: 5 }))).toBe(false)
  })
})
