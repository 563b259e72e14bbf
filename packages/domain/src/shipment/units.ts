import { hundredthsOf } from './hundredths.ts'
import type { HandlingUnit, UnitContent } from './shipment.ts'

/**
 * The n-th of so many shares of a whole number, from 0: the first ones take what does not divide, so that all sum to the
 * whole.
 */
export const shareOf = (whole: number, count: number, n: number): number =>
  Math.floor(whole / count) + (n < whole % count ? 1 : 0)

const contentShare = ({ line, pieces, weightLb }: UnitContent, count: number, n: number): UnitContent => ({
  line,
  pieces: shareOf(pieces, count, n),
  weightLb: shareOf(hundredthsOf(weightLb), count, n) / 100,
})

/**
 * A row of n equal units as n rows of one: what a unit becomes when it gets an identity of its own (a label, an SSCC, a
 * scan). Pieces and weights are shared out and sum to what they were; the first keeps the id of the row.
 */
export function splitUnit(unit: HandlingUnit): readonly HandlingUnit[] {
  return Array.from({ length: unit.count }, (_, n) => ({
    ...unit,
    unitId: n === 0 ? unit.unitId : null,
    count: 1,
    grossWeightLb: unit.grossWeightLb === null ? null : shareOf(hundredthsOf(unit.grossWeightLb), unit.count, n) / 100,
    contents: unit.contents.map(content => contentShare(content, unit.count, n)),
  }))
}
