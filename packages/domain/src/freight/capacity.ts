import type { LineItem } from '../shipment/shipment.ts'
import type { FreightClass } from './classes.ts'
import { cubicFeet, shipmentDensity } from './density.ts'

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

/**
 * Feet of trailer that a number of equal footprints takes, turned the better way; null when they are too wide. Carriers
 * count rows of units and take each row as whole feet: two 48×40 pallets side by side take 4 ft, six take 12. Source:
 * rules of the trade, capacity.
 */
function rowFeet(units: number, lengthIn: number, widthIn: number, trailerWidthIn: number): number | null {
  const ways = [
    { along: lengthIn, across: Math.floor(trailerWidthIn / widthIn) },
    { along: widthIn, across: Math.floor(trailerWidthIn / lengthIn) },
  ].filter(way => way.across > 0)
  if (ways.length === 0) return null
  return Math.min(...ways.map(way => Math.ceil(units / way.across) * Math.ceil(way.along / 12)))
}

/**
 * Whole feet of trailer floor the shipment takes: equal footprints side by side in rows, stackable ones two high where
 * that fits. An estimate on the safe side (different footprints are not nested); null when a dimension is missing or a
 * unit is wider than the trailer both ways. A mixed pallet takes its floor once.
 */
export function linearFeet(rows: readonly Loaded[], rules: CapacityRules = usualCapacityRules): number | null {
  const items = rows.filter(row => !row.sharesUnit)
  // What somebody measured stands; the others are worked out.
  const typed = items.filter(item => item.linearFeet !== undefined)
  let feet = Math.ceil(typed.reduce((sum, item) => sum + (item.linearFeet ?? 0), 0))
  const footprints = new Map<string, { lengthIn: number; widthIn: number; units: number }>()
  for (const item of items) {
    if (item.linearFeet !== undefined) continue
    if (cubicFeet(item) === null) return null
    const high = item.stackable && item.heightIn * 2 <= rules.trailerHeightIn ? 2 : 1
    const lengthIn = Math.max(item.lengthIn, item.widthIn)
    const widthIn = Math.min(item.lengthIn, item.widthIn)
    const key = `${lengthIn}x${widthIn}`
    const units = Math.ceil(item.handlingUnits / high) + (footprints.get(key)?.units ?? 0)
    footprints.set(key, { lengthIn, widthIn, units })
  }
  for (const { units, lengthIn, widthIn } of footprints.values()) {
    const own = rowFeet(units, lengthIn, widthIn, rules.trailerWidthIn)
    if (own === null) return null
    feet += own
  }
  return feet
}

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
        /** Feet if everything that fits were stacked two high; 0 when that would not help. */
        readonly stackedFeet: number
      }
    }
  | {
      readonly code: 'overlength'
      readonly at: string
      readonly params: { readonly lengthIn: number; readonly from: number }
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
    return [{ code: 'overlength', at: `items.${index}`, params: { lengthIn, from } }]
  })
  return [...cubicWarning(items, rules), ...linearWarning(items, rules), ...long]
}

/** The side an overlength tier looks at: a long piece counts whichever field its length was typed into. */
export const longestSideIn = (item: Pick<LineItem, 'lengthIn' | 'widthIn' | 'heightIn'>): number =>
  Math.max(item.lengthIn, item.widthIn, item.heightIn)
