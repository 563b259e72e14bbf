import type { LineItem } from '../shipment/shipment.ts'
import type { FreightClass } from './classes.ts'
import { cubicFeet, shipmentDensity } from './density.ts'
import { type FloorRow, floorRows } from './floor.ts'

/**
 * A carrier's rules of surprise charges. A null threshold: the carrier has no such rule. Feet are cubic feet or feet of
 * trailer floor, weights pounds.
 */
export interface CapacityRules {
  /** Cubic capacity applies above so many cubic feet … */
  readonly cubicFeetOver: number | null
  /** … when the shipment is lighter than this … */
  readonly pcfUnder: number
  /** … and re-rates each cubic foot as so many pounds … */
  readonly poundsPerCubicFoot: number
  /** … of this class; null: the highest of its own. */
  readonly cubicClass: FreightClass | null
  /** The linear foot rule applies from so many feet of trailer … */
  readonly linearFeetFrom: number | null
  /** … and re-rates each of them as so many pounds … */
  readonly poundsPerLinearFoot: number
  /** … of this class; null: the highest of its own. */
  readonly linearClass: FreightClass | null
  readonly overlengthFromIn: number | null
  /** Inside width and height of the trailer. */
  readonly trailerWidthIn: number
  readonly trailerHeightIn: number
}

/** What most LTL carriers publish; a carrier's own rules replace it. Source: rules of the trade, surprise charges. */
export const usualCapacityRules: CapacityRules = {
  cubicFeetOver: 750,
  pcfUnder: 6,
  poundsPerCubicFoot: 6,
  cubicClass: null,
  linearFeetFrom: 12,
  poundsPerLinearFoot: 1000,
  linearClass: null,
  overlengthFromIn: 96,
  trailerWidthIn: 96,
  trailerHeightIn: 96,
}

/** What of a line takes room. */
export type Loaded = Pick<
  LineItem,
  'weightLb' | 'handlingUnits' | 'lengthIn' | 'widthIn' | 'heightIn' | 'stackable' | 'sharesUnit' | 'linearFeet'
>

/** What was measured of the rows, and how the others stand on the floor; null when that can't be worked out. */
function onFloor(
  rows: readonly Loaded[],
  rules: CapacityRules,
): { measured: number; rows: readonly FloorRow[] } | null {
  // A mixed pallet takes its floor once; what somebody measured stands.
  const items = rows.filter(row => !row.sharesUnit)
  const packed = floorRows(
    items.filter(item => item.linearFeet === undefined),
    rules,
  )
  const measured = items.reduce((sum, item) => sum + (item.linearFeet ?? 0), 0)
  return packed === null ? null : { measured, rows: packed }
}

/** The rows that freight stands in, for a picture of the floor; none when they can't be worked out. */
export const loadedRows = (rows: readonly Loaded[], rules: CapacityRules = usualCapacityRules): readonly FloorRow[] =>
  onFloor(rows, rules)?.rows ?? []

/**
 * Whole feet of trailer floor the shipment takes, by the rows of {@link floorRows}: inches are added and rounded up once.
 * Null when a dimension is missing or a unit is wider than the trailer both ways.
 */
export function linearFeet(rows: readonly Loaded[], rules: CapacityRules = usualCapacityRules): number | null {
  const floor = onFloor(rows, rules)
  if (floor === null) return null
  const inches = floor.rows.reduce((sum, row) => sum + row.count * row.lengthIn, 0)
  // Hundredths of an inch: 5.5 ft and 42.1 in are no binary fractions.
  return Math.ceil(Math.round((floor.measured * 12 + inches) * 100) / 1200)
}

/** A side of a handling unit. */
export type Side = 'length' | 'width' | 'height'

export type CapacityWarning =
  | {
      readonly code: 'cubicCapacity'
      readonly params: {
        readonly cubicFeet: number
        readonly pcf: number
        readonly over: number
        readonly under: number
        readonly ratedLb: number
        /** From this weight on the freight is dense enough, and the rule does not apply. */
        readonly enoughLb: number
      }
    }
  | {
      readonly code: 'linearFeet'
      readonly params: {
        readonly linearFeet: number
        readonly from: number
        readonly ratedLb: number
        /** Feet if everything that fits were stacked; 0 when that would not help. */
        readonly stackedFeet: number
      }
    }
  | {
      readonly code: 'overlength'
      readonly at: string
      /** `lengthIn` is inches of its longest side, and `side` says which one that is. */
      readonly params: { readonly lengthIn: number; readonly side: Side; readonly from: number }
    }

const weightOf = (items: readonly Loaded[]): number => items.reduce((sum, item) => sum + item.weightLb, 0)

function cubicWarning(items: readonly Loaded[], rules: CapacityRules): readonly CapacityWarning[] {
  const { cubicFeetOver: over, pcfUnder: under } = rules
  const pcf = shipmentDensity(items)
  if (pcf === null || over === null) return []
  const volume = items.reduce((sum, item) => sum + (item.sharesUnit ? 0 : (cubicFeet(item) ?? 0)), 0)
  if (volume <= over || pcf >= under) return []
  const ratedLb = Math.ceil(volume * rules.poundsPerCubicFoot)
  const params = { cubicFeet: volume, pcf, over, under, ratedLb, enoughLb: Math.ceil(volume * under) }
  return [{ code: 'cubicCapacity', params }]
}

function linearWarning(items: readonly Loaded[], rules: CapacityRules): readonly CapacityWarning[] {
  const feet = linearFeet(items, rules)
  const from = rules.linearFeetFrom
  if (feet === null || from === null || feet < from) return []
  const ratedLb = feet * rules.poundsPerLinearFoot
  // Heavy enough already: re-rating it would cost nothing.
  if (weightOf(items) >= ratedLb) return []
  const stacked = linearFeet(
    items.map(item => ({ ...item, stackable: true })),
    rules,
  )
  const stackedFeet = stacked !== null && stacked < from ? stacked : 0
  return [{ code: 'linearFeet', params: { linearFeet: feet, from, ratedLb, stackedFeet } }]
}

/** What a carrier may charge extra for, to be said before tender. Lines without dimensions give no warning. */
export function capacityWarnings(
  items: readonly Loaded[],
  rules: CapacityRules = usualCapacityRules,
): readonly CapacityWarning[] {
  const from = rules.overlengthFromIn
  const long = items.flatMap((item, index): CapacityWarning[] => {
    const lengthIn = longestSideIn(item)
    if (from === null || item.sharesUnit || lengthIn < from) return []
    return [{ code: 'overlength', at: `items.${index}`, params: { lengthIn, side: longestSide(item), from } }]
  })
  return [...cubicWarning(items, rules), ...linearWarning(items, rules), ...long]
}

/** The side an overlength tier looks at: a long piece counts whichever field its length was typed into. */
export const longestSideIn = (item: Pick<LineItem, 'lengthIn' | 'widthIn' | 'heightIn'>): number =>
  Math.max(item.lengthIn, item.widthIn, item.heightIn)

/** Which side that is; of equal ones the length, then the width. */
export function longestSide(item: Pick<LineItem, 'lengthIn' | 'widthIn' | 'heightIn'>): Side {
  const longest = longestSideIn(item)
  if (item.lengthIn === longest) return 'length'
  return item.widthIn === longest ? 'width' : 'height'
}
