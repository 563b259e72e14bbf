import { hundredthsOf } from '../shipment/hundredths.ts'
import type { HandlingUnit, Shipment, ShipmentLine, UnitContent } from '../shipment/shipment.ts'
import { splitUnit } from '../shipment/units.ts'
import { thousandths } from './salesOrder.ts'

/** What stands on the freight of a shipment. */
export type Freight = Pick<Shipment, 'lines' | 'units'>

/** How many labels were printed of a row of units, by its id: places from 1. */
export type Labelled = ReadonlyMap<number, number>

/** A unit of a label that people have in hand would be another one. */
export const LABELLED = 'labelled'

const sum = (contents: readonly UnitContent[], of: (content: UnitContent) => number): number =>
  contents.reduce((total, content) => total + of(content), 0)

/** Rows of single units as one row again: the first `count` of what a row was split into. */
function firstOf(row: HandlingUnit, split: readonly HandlingUnit[], count: number): HandlingUnit {
  const kept = split.slice(0, count)
  return {
    ...row,
    count,
    grossWeightLb:
      row.grossWeightLb === null
        ? null
        : kept.reduce((total, unit) => total + hundredthsOf(unit.grossWeightLb ?? 0), 0) / 100,
    contents: row.contents.map((content, at) => {
      const own = kept.flatMap(unit => unit.contents[at] ?? [])
      return { ...content, pieces: sum(own, one => one.pieces), weightLb: weightOf(own) }
    }),
  }
}

const weightOf = (contents: readonly UnitContent[]): number =>
  contents.reduce((total, { weightLb }) => total + hundredthsOf(weightLb), 0) / 100

/** A unit of one with a content of it smaller or gone; null: it is empty. */
function lessOn(unit: HandlingUnit, line: number, kept: number): HandlingUnit | null {
  const contents = unit.contents.flatMap(content => {
    if (content.line !== line) return [content]
    if (kept <= 0) return []
    const weightLb = Math.round(hundredthsOf(content.weightLb) * kept) / 100
    return [{ ...content, pieces: Math.max(1, Math.ceil(content.pieces * kept)), weightLb }]
  })
  if (contents.length === 0) return null
  const gone = hundredthsOf(weightOf(unit.contents)) - hundredthsOf(weightOf(contents))
  const grossWeightLb = unit.grossWeightLb === null ? null : (hundredthsOf(unit.grossWeightLb) - gone) / 100
  return { ...unit, contents, grossWeightLb }
}

/**
 * A quantity of a line off its units, from the last one back: an empty unit goes, one of several equal ones that is not whole
 * any more becomes a row of its own.
 * @param line its number, from 1
 * @param has what of it is there, in the unit of the order
 * @param less how much of that goes, below all of it
 * @returns `labelled` where a unit would change whose label was printed
 */
export function takeOff(
  { lines, units }: Freight,
  line: number,
  has: number,
  less: number,
  labelled: Labelled,
): Freight | typeof LABELLED {
  const pieces = units.reduce(
    (total, unit) =>
      total +
      sum(
        unit.contents.filter(content => content.line === line),
        one => one.pieces,
      ),
    0,
  )
  if (pieces === 0) return { lines, units }
  let left = thousandths(less)
  const next: HandlingUnit[] = []
  for (const unit of units.toReversed()) {
    const own = unit.contents.filter(content => content.line === line)
    if (left <= 0 || own.length === 0) {
      next.unshift(unit)
      continue
    }
    const split = unit.count > 1 ? splitUnit(unit) : [unit]
    const touched: HandlingUnit[] = []
    let whole = split.length
    for (const one of split.toReversed()) {
      if (left <= 0) break
      const here =
        (has *
          sum(
            one.contents.filter(content => content.line === line),
            part => part.pieces,
          )) /
        pieces
      const gone = Math.min(here, left)
      left = thousandths(left - gone)
      whole -= 1
      const smaller = lessOn(one, line, here <= 0 ? 0 : 1 - gone / here < 1e-9 ? 0 : 1 - gone / here)
      if (smaller !== null) touched.unshift({ ...smaller, unitId: unit.count > 1 ? null : unit.unitId })
    }
    if ((labelled.get(unit.unitId ?? 0) ?? 0) > (unit.count > 1 ? whole : 0)) return LABELLED
    next.unshift(...(whole > 0 ? [unit.count > 1 ? firstOf(unit, split, whole) : unit] : []), ...touched)
  }
  return { lines: lines.map((one, at) => (at + 1 === line ? countedOn(one, line, next) : one)), units: next }
}

/** A line with the pieces and the weight that its units say. */
function countedOn(one: ShipmentLine, line: number, units: readonly HandlingUnit[]): ShipmentLine {
  const own = units.flatMap(unit => unit.contents.filter(content => content.line === line))
  return { ...one, pieces: sum(own, content => content.pieces), weightLb: weightOf(own) }
}

/**
 * The freight without some lines: what is on no unit but theirs goes with its unit.
 * @param gone numbers of lines, from 1
 * @returns `labelled` where a unit would change whose label was printed
 */
export function withoutLines(
  { lines, units }: Freight,
  gone: ReadonlySet<number>,
  labelled: Labelled,
): Freight | typeof LABELLED {
  if (gone.size === 0) return { lines, units }
  const isGone = ({ line }: UnitContent): boolean => gone.has(line)
  if (units.some(unit => unit.contents.some(isGone) && (labelled.get(unit.unitId ?? 0) ?? 0) > 0)) return LABELLED
  const numbers = new Map<number, number>()
  for (const at of lines.keys()) if (!gone.has(at + 1)) numbers.set(at + 1, numbers.size + 1)
  return {
    lines: lines.filter((_, at) => !gone.has(at + 1)),
    units: units.flatMap(unit => {
      const contents = unit.contents.filter(content => !isGone(content))
      if (contents.length === 0 && unit.contents.length > 0) return []
      const less = hundredthsOf(weightOf(unit.contents)) - hundredthsOf(weightOf(contents))
      const grossWeightLb = unit.grossWeightLb === null ? null : (hundredthsOf(unit.grossWeightLb) - less) / 100
      return [{ ...unit, grossWeightLb, contents: contents.map(one => ({ ...one, line: numbers.get(one.line) ?? 0 })) }]
    }),
  }
}

/** Further freight behind what is there. */
export function withMore({ lines, units }: Freight, more: Freight): Freight {
  const first = lines.length
  const added = more.units.map(unit => ({
    ...unit,
    contents: unit.contents.map(content => ({ ...content, line: content.line + first })),
  }))
  return { lines: [...lines, ...more.lines], units: [...units, ...added] }
}
