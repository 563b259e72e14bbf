import { type ItemLevel, levelOfPackaging } from '../freight/itemLevels.ts'
import { numberLimits } from '../shipment/limits.ts'
import { checkNumber, type Problem, problem } from '../shipment/problems.ts'

/** A box that a company packs into. Inches inside, and pounds. */
export interface OwnBox {
  readonly name: string
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
  /** With the box itself. */
  readonly maxWeightLb: number
  /** The empty box. */
  readonly tareLb: number
}

/** Equal things that go into one box together. */
export interface BoxedGoods {
  readonly count: number
  /** Inches and pounds of one. */
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
  readonly weightLb: number
}

type Sides = Pick<OwnBox, 'lengthIn' | 'widthIn' | 'heightIn'>

const volumeOf = ({ lengthIn, widthIn, heightIn }: Sides): number => lengthIn * widthIn * heightIn

/** The longest side first. */
const sidesOf = ({ lengthIn, widthIn, heightIn }: Sides): readonly number[] =>
  [lengthIn, widthIn, heightIn].toSorted((a, b) => b - a)

function fitsIn(box: OwnBox, goods: BoxedGoods): boolean {
  const inner = sidesOf(box)
  return sidesOf(goods).every((side, index) => side <= (inner[index] ?? 0))
}

/**
 * The smallest of the boxes that takes all of the goods: by their volume, by the sides of each, and by what they weigh
 * together. Gaps between them are not counted, so it is a suggestion. Null: nothing goes in, or no box takes it.
 */
export function smallestBox(boxes: readonly OwnBox[], goods: readonly BoxedGoods[]): OwnBox | null {
  if (goods.length === 0) return null
  const sum = (of: (one: BoxedGoods) => number): number => goods.reduce((total, one) => total + of(one) * one.count, 0)
  const [volume, weight] = [sum(volumeOf), sum(one => one.weightLb)]
  const [smallest] = boxes
    .filter(
      box =>
        volume <= volumeOf(box) &&
        Math.round((weight + box.tareLb) * 100) <= Math.round(box.maxWeightLb * 100) &&
        goods.every(one => fitsIn(box, one)),
    )
    .toSorted((a, b) => volumeOf(a) - volumeOf(b) || a.tareLb - b.tareLb)
  return smallest ?? null
}

/** What a package has inside of one item: how many, in which packaging, and the pounds of all of them. */
export interface PackedLine {
  readonly pieces: number
  readonly pieceType: string
  readonly weightLb: number
}

const isSized = (level: ItemLevel): boolean => volumeOf(level) > 0

/**
 * A line as what goes into a box, by the levels that the item master has of it. Its pieces are cartons or single ones, as their
 * packaging says; where the master measured one of the two alone, they are those. Null: nobody measured it.
 */
export function goodsOfLine(
  { pieces, pieceType, weightLb }: PackedLine,
  levels: readonly ItemLevel[],
): BoxedGoods | null {
  const sized = levels.filter(one => one.level !== 'pallet' && isSized(one))
  const level = sized.length === 1 ? sized[0] : sized.find(one => one.level === levelOfPackaging(pieceType))
  if (level === undefined || !(pieces > 0)) return null
  const { lengthIn, widthIn, heightIn } = level
  return {
    count: pieces,
    lengthIn,
    widthIn,
    heightIn,
    weightLb: level.weightLb > 0 ? level.weightLb : weightLb / pieces,
  }
}

/** Longest name of a box. */
export const BOX_NAME_MAX = 40

/** Everything that is wrong with the boxes of a company, each at its place (`boxes.0.tareLb`). */
export const validateOwnBoxes = (boxes: readonly OwnBox[]): readonly Problem[] =>
  boxes.flatMap((box, index) => {
    const at = (field: keyof OwnBox) => `boxes.${index}.${field}`
    const nameOf = (one: OwnBox): string => one.name.trim().toLowerCase()
    const side = { min: 1, max: numberLimits.dimensionIn, decimals: 2 }
    const weight = { max: numberLimits.weightLb, decimals: 2 }
    const isTwice = boxes.findIndex(one => nameOf(one) === nameOf(box)) < index
    return [
      ...(nameOf(box) === '' ? [problem(at('name'), 'required')] : []),
      ...(isTwice ? [problem(at('name'), 'twice', { line: index + 1 })] : []),
      ...checkNumber(at('lengthIn'), box.lengthIn, side),
      ...checkNumber(at('widthIn'), box.widthIn, side),
      ...checkNumber(at('heightIn'), box.heightIn, side),
      ...checkNumber(at('maxWeightLb'), box.maxWeightLb, { min: 1, ...weight }),
      ...checkNumber(at('tareLb'), box.tareLb, { min: 0, ...weight }),
      ...(box.maxWeightLb > 0 && box.maxWeightLb <= box.tareLb
        ? [problem(at('maxWeightLb'), 'tooSmall', { min: box.tareLb })]
        : []),
    ]
  })
