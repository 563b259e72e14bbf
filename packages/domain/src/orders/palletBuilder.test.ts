import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPallets, loadOf, movePieces, type PalletGoods, unitsOfPallets } from './palletBuilder.ts'
import { type PalletConfig, palletsOf, usualPallets, validatePallets } from './palletConfig.ts'

const [pallet] = usualPallets as readonly [PalletConfig, ...PalletConfig[]]

const goods = (
  line: number,
  pieces: number,
  weightLb: number,
  pieceIn3: number | null,
  alone = false,
): PalletGoods => ({
  ...{ line, pieces, weightLb, pieceIn3, alone },
})

describe('buildPallets', () => {
  it('fills pallets as far as weight and height allow, and puts rests together', () => {
    // On 48 × 40 in a carton of 16 × 12 × 10 (1,920 in³) is an inch of load: by height 90 of them, by weight
    // (3,000 − 40) ÷ 60 = 49. A box of 12 × 8 × 6 (576 in³) is 0.3 in and 22 lb: all 30 fit beside two cartons.
    const all = [goods(1, 100, 6000, 1920), goods(2, 30, 660, 576)]
    const built = buildPallets(all, pallet)
    expect(built).toEqual([
      [{ line: 1, pieces: 49 }],
      [{ line: 1, pieces: 49 }],
      [
        { line: 1, pieces: 2 },
        { line: 2, pieces: 30 },
      ],
    ])
    // 49 × 60 + 40 of the pallet, 5.5 of wood + 49; 120 + 660 + 40, 5.5 + 2 + 9.
    expect(loadOf(built[0] ?? [], all, pallet)).toMatchObject({ grossLb: 2980, heightIn: 54.5, isTooHeavy: false })
    expect(loadOf(built[2] ?? [], all, pallet)).toMatchObject({ grossLb: 820, heightIn: 16.5, isTooHigh: false })
  })

  it('lets height decide where goods are light: foam of 24 × 24 × 9 at 4 lb, 33 to a pallet', () => {
    // 5,184 in³ ÷ 1,920 in² = 2.7 in each; (96 − 5.5) ÷ 2.7 = 33.5.
    expect(buildPallets([goods(1, 70, 280, 5184)], pallet).map(([content]) => content?.pieces)).toEqual([33, 33, 4])
  })

  it('puts a piece that is too heavy on a pallet of its own, and says so', () => {
    const all = [goods(1, 2, 7000, null)]
    const built = buildPallets(all, pallet)
    expect(built).toHaveLength(2)
    expect(loadOf(built[0] ?? [], all, pallet)).toEqual({
      grossLb: 3540,
      heightIn: null,
      isTooHeavy: true,
      isTooHigh: false,
    })
  })

  it('never puts what goes alone with others', () => {
    const built = buildPallets([goods(1, 2, 100, 1920), goods(2, 2, 100, 1920, true), goods(3, 2, 100, 1920)], pallet)
    expect(built.map(one => one.map(({ line }) => line))).toEqual([[1, 3], [2]])
  })

  it('loses no piece and no hundredth of a pound, whatever is built and moved', () => {
    const some = fc.array(
      fc.record({
        pieces: fc.integer({ min: 1, max: 400 }),
        hundredths: fc.integer({ min: 1, max: 900_000 }),
        in3: fc.option(fc.integer({ min: 10, max: 60_000 })),
        alone: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    )
    const move = fc.record({
      from: fc.nat(20),
      to: fc.nat(20),
      line: fc.integer({ min: 1, max: 6 }),
      pieces: fc.nat(50),
    })
    fc.assert(
      fc.property(some, fc.array(move, { maxLength: 10 }), (given, moves) => {
        const all = given.map(({ pieces, hundredths, in3, alone }, n) =>
          goods(n + 1, pieces, hundredths / 100, in3, alone),
        )
        let built = buildPallets(all, pallet)
        for (const one of moves) built = movePieces(built, { ...one, to: Math.min(one.to, built.length) })
        const units = unitsOfPallets(built, all, pallet, 2)
        for (const { line, pieces, weightLb } of all) {
          const own = units.flatMap(unit => unit.contents).filter(content => content.line === line)
          expect(own.reduce((sum, content) => sum + content.pieces, 0)).toBe(pieces)
          expect(Math.round(own.reduce((sum, content) => sum + content.weightLb * 100, 0))).toBe(
            Math.round(weightLb * 100),
          )
        }
        expect(units.reduce((sum, unit) => sum + unit.count, 0)).toBe(built.length)
      }),
      { numRuns: 200 },
    )
  })
})

describe('movePieces', () => {
  const built = [[{ line: 1, pieces: 49 }], [{ line: 2, pieces: 30 }]]

  it('splits a line onto another pallet, or onto a new one', () => {
    expect(movePieces(built, { from: 0, to: 1, line: 1, pieces: 9 })).toEqual([
      [{ line: 1, pieces: 40 }],
      [
        { line: 1, pieces: 9 },
        { line: 2, pieces: 30 },
      ],
    ])
    expect(movePieces(built, { from: 0, to: 2, line: 1, pieces: 9 })).toHaveLength(3)
  })

  it('takes away a pallet that is empty, and moves nothing that is not there', () => {
    expect(movePieces(built, { from: 1, to: 0, line: 2, pieces: 99 })).toEqual([
      [
        { line: 1, pieces: 49 },
        { line: 2, pieces: 30 },
      ],
    ])
    expect(movePieces(built, { from: 1, to: 0, line: 1, pieces: 5 })).toBe(built)
  })
})

describe('unitsOfPallets', () => {
  it('makes equal pallets one row, with the wood on top of what is on them', () => {
    const all = [goods(1, 100, 6000, 1920)]
    const [twice, rest] = unitsOfPallets(buildPallets(all, pallet), all, pallet, 2)
    expect(twice).toMatchObject({ count: 2, type: 'PLT', lengthIn: 48, widthIn: 40, heightIn: 54.5, unloadedAt: 2 })
    expect(twice).toMatchObject({ grossWeightLb: 5960, contents: [{ line: 1, pieces: 98, weightLb: 5880 }] })
    expect(rest).toMatchObject({ count: 1, heightIn: 7.5, grossWeightLb: 160 })
  })

  it('leaves the weight of goods that nobody weighed open', () => {
    const all = [goods(1, 4, 0, 1920)]
    expect(unitsOfPallets(buildPallets(all, pallet), all, pallet, 2)[0]?.grossWeightLb).toBeNull()
  })
})

describe('pallets of a company', () => {
  it('are its own, and the usual ones that it did not set', () => {
    const low = { ...pallet, maxHeightIn: 60 }
    expect(palletsOf([low]).map(({ packaging, maxHeightIn }) => [packaging, maxHeightIn])).toEqual([
      ['PLT', 60],
      ['SKD', 96],
    ])
  })

  it('are refused where no load could stand on them, or two say of one type', () => {
    const wrong = [{ ...pallet, maxWeightLb: 40 }, pallet, { ...pallet, packaging: 'CTN', widthIn: 0 }]
    expect(validatePallets(wrong).map(({ at, code }) => [at, code])).toEqual([
      ['pallets.0.maxWeightLb', 'tooSmall'],
      ['pallets.1.packaging', 'twice'],
      ['pallets.2.packaging', 'notOneOf'],
      ['pallets.2.widthIn', 'required'],
    ])
  })
})
