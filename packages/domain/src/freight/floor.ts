import type { LineItem } from '../shipment/shipment.ts'

/** Equal handling units that stand on the floor of a trailer; inches. */
export type OnFloor = Pick<LineItem, 'handlingUnits' | 'lengthIn' | 'widthIn' | 'heightIn' | 'stackable'>

/** Inside of a trailer across and up, in inches. */
export interface TrailerInside {
  readonly trailerWidthIn: number
  readonly trailerHeightIn: number
}

/** One unit, or a pile of them, as it stands: length along the trailer. Inches. */
export interface Place {
  readonly lengthIn: number
  readonly widthIn: number
  /** So many units on each other. */
  readonly high: number
  /** What they come to in height. */
  readonly heightIn: number
}

/** So many equal rows, each as long as its longest unit. */
export interface FloorRow {
  readonly count: number
  readonly lengthIn: number
  /** One or two, side by side. */
  readonly abreast: readonly Place[]
}

type Counted = Place & { readonly count: number }

const isKnown = ({ handlingUnits, lengthIn, widthIn, heightIn }: OnFloor): boolean =>
  handlingUnits > 0 && lengthIn > 0 && widthIn > 0 && heightIn > 0

/** As it is loaded: only what is too wide as entered is turned; null where that does not help either. */
function turned(unit: OnFloor, across: number): OnFloor | null {
  if (unit.widthIn <= across) return unit
  return unit.lengthIn <= across ? { ...unit, lengthIn: unit.widthIn, widthIn: unit.lengthIn } : null
}

/**
 * Stackable units of one footprint as piles: in order of their heights, each on the last pile while it stays under the
 * roof. Passing each pile once (next fit) keeps the number of piles from shrinking when a unit is added.
 */
function pilesOf(units: readonly OnFloor[], roofIn: number): readonly Counted[] {
  const piles: Counted[] = []
  let last: Place | null = null
  const close = (): void => {
    if (last !== null) piles.push({ ...last, count: 1 })
    last = null
  }
  for (const { lengthIn, widthIn, heightIn, handlingUnits } of units.toSorted((a, b) => b.heightIn - a.heightIn)) {
    const most = Math.max(1, Math.floor(roofIn / heightIn))
    let left = handlingUnits
    const open: Place | null = last
    if (open !== null) {
      const { high, heightIn: reached }: Place = open
      const onIt = Math.max(0, Math.min(left, Math.floor((roofIn - reached) / heightIn)))
      last = { lengthIn, widthIn, high: high + onIt, heightIn: reached + onIt * heightIn }
      left -= onIt
      if (left > 0) close()
    }
    const whole = Math.floor(left / most)
    // The last one stays open: what is lower may still go onto it.
    const rest = left - whole * most
    const closed = rest === 0 && left > 0 ? whole - 1 : whole
    if (closed > 0) piles.push({ lengthIn, widthIn, high: most, heightIn: most * heightIn, count: closed })
    if (left > 0) {
      const high = rest === 0 ? most : rest
      last = { lengthIn, widthIn, high, heightIn: high * heightIn }
    }
  }
  close()
  return piles
}

/** What stands on the floor: single units, and piles of stackable ones. */
function placesOf(units: readonly OnFloor[], roofIn: number): readonly Counted[] {
  const alone = units.filter(unit => !unit.stackable)
  const stackable = Map.groupBy(
    units.filter(unit => unit.stackable),
    ({ lengthIn, widthIn }) => `${lengthIn}x${widthIn}`,
  )
  return [
    ...alone.map(({ handlingUnits, lengthIn, widthIn, heightIn }) => ({
      ...{ lengthIn, widthIn, heightIn },
      ...{ high: 1, count: handlingUnits },
    })),
    ...[...stackable.values()].flatMap(equal => pilesOf(equal, roofIn)),
  ]
}

type Order = (a: Counted, b: Counted) => number

const longest: Order = (a, b) => b.lengthIn - a.lengthIn || b.widthIn - a.widthIn
const widest: Order = (a, b) => b.widthIn - a.widthIn || b.lengthIn - a.lengthIn

/** Rows begun by the longest that is left, each with the first of `partners` that still fits beside it. */
function rowsBy(places: readonly Counted[], across: number, partners: Order): readonly FloorRow[] {
  const left = places.toSorted(longest).map(place => ({ place, count: place.count }))
  const beside = left.toSorted((a, b) => partners(a.place, b.place))
  const rows: FloorRow[] = []
  for (const first of left) {
    const { place } = first
    const add = (count: number, partner: Place | null): void => {
      rows.push({ count, lengthIn: place.lengthIn, abreast: partner === null ? [place] : [place, partner] })
    }
    for (const second of beside) {
      if (first.count === 0) break
      if (place.widthIn + second.place.widthIn > across) continue
      const pairs = second === first ? Math.floor(first.count / 2) : Math.min(first.count, second.count)
      if (pairs === 0) continue
      first.count -= pairs
      second.count -= pairs
      add(pairs, second.place)
    }
    if (first.count > 0) add(first.count, null)
    first.count = 0
  }
  return rows
}

const lengthOf = (rows: readonly FloorRow[]): number => rows.reduce((sum, row) => sum + row.count * row.lengthIn, 0)

/**
 * Units in rows along the trailer, as carriers count them: length along it as entered, two abreast while their widths add
 * up to no more than the trailer's, whatever their footprints; stackable ones of a footprint on each other while they
 * stay under the roof; only what is too wide as entered is turned. Source: rules of the trade, capacity.
 *
 * The longest unit begins a row, so that a row is never longer than it must be for what comes after; beside it goes what
 * is longest, or what is widest, of those that fit, whichever makes the whole shorter. A fixed order of partners is what
 * keeps the length from shrinking when a unit is added, and makes the order of lines count for nothing.
 * @returns null when a side is missing, or a unit is wider than the trailer both ways
 */
export function floorRows(units: readonly OnFloor[], inside: TrailerInside): readonly FloorRow[] | null {
  const standing: OnFloor[] = []
  for (const unit of units) {
    const way = isKnown(unit) ? turned(unit, inside.trailerWidthIn) : null
    if (way === null) return null
    standing.push(way)
  }
  const places = placesOf(standing, inside.trailerHeightIn)
  const [a, b] = [longest, widest].map(partners => rowsBy(places, inside.trailerWidthIn, partners))
  if (a === undefined || b === undefined) return []
  return lengthOf(b) < lengthOf(a) ? b : a
}

/** Square inches of floor that units take, stackable ones piled up to `roofIn`; those without sides take none. */
export const floorArea = (units: readonly OnFloor[], roofIn: number): number =>
  placesOf(units.filter(isKnown), roofIn).reduce(
    (sum, { lengthIn, widthIn, count }) => sum + lengthIn * widthIn * count,
    0,
  )
