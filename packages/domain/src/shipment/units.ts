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
  const parts = Array.from({ length: unit.count }, (_, n) =>
    unit.contents.map(content => contentShare(content, unit.count, n)),
  )
  const weights = unit.grossWeightLb === null ? null : grossShares(hundredthsOf(unit.grossWeightLb), parts)
  return parts.map((contents, n) => ({
    ...unit,
    ...{ unitId: n === 0 ? unit.unitId : null, count: 1, contents },
    grossWeightLb: weights === null ? null : (weights[n] ?? 0) / 100,
  }))
}

type Weighed = Pick<UnitContent, 'weightLb'>

const inside = (contents: readonly Weighed[]): number =>
  contents.reduce((sum, { weightLb }) => sum + hundredthsOf(weightLb), 0)

/** A gross weight, hundredths of a pound, in equal parts; where one would be lighter than what is in it, by what all of them weigh empty. */
function grossShares(gross: number, parts: readonly (readonly Weighed[])[]): readonly number[] {
  const equal = parts.map((_, n) => shareOf(gross, parts.length, n))
  const loads = parts.map(inside)
  const tare = gross - loads.reduce((sum, load) => sum + load, 0)
  if (tare < 0 || equal.every((share, n) => share >= (loads[n] ?? 0))) return equal
  return loads.map((load, n) => load + shareOf(tare, parts.length, n))
}

/** Whether some units can be taken off the row, to go another way: each part has at least a piece of everything. */
export const canTakeUnits = ({ count, contents }: HandlingUnit): boolean =>
  count > 1 && contents.every(({ pieces }) => pieces > 1)

/** What so many of equal units hold of a whole number, by their share; where there is any, at least 1 of it, and 1 is left. */
const shareTaken = (whole: number, count: number, taken: number): number =>
  Math.max(Math.min(1, whole), Math.min(whole - 1, Math.floor((whole * taken) / count)))

/**
 * Some of a row's equal units as a row of their own, with their share of what stands on them: the sums stay, and the others
 * keep the id of the row. Feet of floor that somebody measured for all of them are of neither part.
 * @param taken how many, from 1 to one less than all
 */
export function takeUnits(
  unit: HandlingUnit,
  taken: number,
): readonly [left: HandlingUnit, taken: HandlingUnit] | null {
  if (!canTakeUnits(unit) || !Number.isInteger(taken) || taken < 1 || taken >= unit.count) return null
  const { linearFeet: _, ...row } = unit
  const own = unit.contents.map(({ line, pieces, weightLb }) => ({
    line,
    pieces: shareTaken(pieces, unit.count, taken),
    weightLb: shareTaken(hundredthsOf(weightLb), unit.count, taken) / 100,
  }))
  const rest = unit.contents.map((content, n) => ({
    ...content,
    pieces: content.pieces - (own[n]?.pieces ?? 0),
    weightLb: (hundredthsOf(content.weightLb) - hundredthsOf(own[n]?.weightLb ?? 0)) / 100,
  }))
  const gross = unit.grossWeightLb === null ? null : hundredthsOf(unit.grossWeightLb)
  const ownGross = gross === null ? null : grossShare(gross, shareTaken(gross, unit.count, taken), own, rest)
  return [
    {
      ...row,
      count: unit.count - taken,
      grossWeightLb: gross === null || ownGross === null ? null : (gross - ownGross) / 100,
      contents: rest,
    },
    { ...row, unitId: null, count: taken, grossWeightLb: ownGross === null ? null : ownGross / 100, contents: own },
  ]
}

/** A share of a gross weight, hundredths of a pound, that leaves neither part lighter than what is in it. */
function grossShare(gross: number, share: number, own: readonly Weighed[], rest: readonly Weighed[]): number {
  return Math.max(inside(own), Math.min(share, gross - inside(rest)))
}
