import type { LineItem } from '../shipment/shipment.ts'
import { cubicFeet, shipmentDensity } from './density.ts'

/** A carrier's thresholds of surprise charges. */
export interface CapacityRules {
  /** Cubic capacity applies above so many cubic feet … */
  readonly cubicFeetOver: number
  /** … when the shipment is lighter than this. */
  readonly pcfUnder: number
  /** The linear foot rule applies from so many feet of trailer … */
  readonly linearFeetFrom: number
  /** … and re-rates each of them as so many pounds. */
  readonly poundsPerLinearFoot: number
  readonly overlengthFromIn: number
  /** Inside width and height of the trailer. */
  readonly trailerWidthIn: number
  readonly trailerHeightIn: number
}

/** What most LTL carriers publish; a carrier's own rules replace it. Source: rules of the trade, surprise charges. */
export const usualCapacityRules: CapacityRules = {
  cubicFeetOver: 750,
  pcfUnder: 6,
  linearFeetFrom: 12,
  poundsPerLinearFoot: 1000,
  overlengthFromIn: 96,
  trailerWidthIn: 96,
  trailerHeightIn: 96,
}

/** Inches of trailer that a number of equal footprints takes, turned the better way; null when they are too wide. */
function rowInches(units: number, lengthIn: number, widthIn: number, trailerWidthIn: number): number | null {
  const ways = [
    { along: lengthIn, across: Math.floor(trailerWidthIn / widthIn) },
    { along: widthIn, across: Math.floor(trailerWidthIn / lengthIn) },
  ].filter(way => way.across > 0)
  if (ways.length === 0) return null
  return Math.min(...ways.map(way => Math.ceil(units / way.across) * way.along))
}

/**
 * Feet of trailer floor the shipment takes: equal footprints side by side, stackable ones two high where that fits.
 * An estimate on the safe side (different footprints are not nested); null when a dimension is missing or a unit is
 * wider than the trailer both ways. A mixed pallet takes its floor once.
 */
export function linearFeet(rows: readonly LineItem[], rules: CapacityRules = usualCapacityRules): number | null {
  const items = rows.filter(row => !row.sharesUnit)
  const footprints = new Map<string, { lengthIn: number; widthIn: number; units: number }>()
  for (const item of items) {
    if (cubicFeet(item) === null) return null
    const high = item.stackable && item.heightIn * 2 <= rules.trailerHeightIn ? 2 : 1
    const lengthIn = Math.max(item.lengthIn, item.widthIn)
    const widthIn = Math.min(item.lengthIn, item.widthIn)
    const key = `${lengthIn}x${widthIn}`
    const units = Math.ceil(item.handlingUnits / high) + (footprints.get(key)?.units ?? 0)
    footprints.set(key, { lengthIn, widthIn, units })
  }
  let inches = 0
  for (const { units, lengthIn, widthIn } of footprints.values()) {
    const own = rowInches(units, lengthIn, widthIn, rules.trailerWidthIn)
    if (own === null) return null
    inches += own
  }
  return inches / 12
}

export type CapacityWarning =
  | { readonly code: 'cubicCapacity'; readonly params: { cubicFeet: number; pcf: number; over: number; under: number } }
  | { readonly code: 'linearFeet'; readonly params: { linearFeet: number; from: number; ratedLb: number } }
  | { readonly code: 'overlength'; readonly at: string; readonly params: { lengthIn: number; from: number } }

/** What a carrier may charge extra for, to be said before tender. Lines without dimensions give no warning. */
export function capacityWarnings(
  items: readonly LineItem[],
  rules: CapacityRules = usualCapacityRules,
): readonly CapacityWarning[] {
  const warnings: CapacityWarning[] = []
  const pcf = shipmentDensity(items)
  if (pcf !== null) {
    const volume = items.reduce((sum, item) => sum + (item.sharesUnit ? 0 : (cubicFeet(item) ?? 0)), 0)
    if (volume > rules.cubicFeetOver && pcf < rules.pcfUnder) {
      const params = { cubicFeet: volume, pcf, over: rules.cubicFeetOver, under: rules.pcfUnder }
      warnings.push({ code: 'cubicCapacity', params })
    }
  }
  const feet = linearFeet(items, rules)
  if (feet !== null && feet >= rules.linearFeetFrom) {
    const ratedLb = Math.ceil(feet) * rules.poundsPerLinearFoot
    warnings.push({ code: 'linearFeet', params: { linearFeet: feet, from: rules.linearFeetFrom, ratedLb } })
  }
  items.forEach((item, index) => {
    const lengthIn = longestSideIn(item)
    if (item.sharesUnit || lengthIn < rules.overlengthFromIn) return
    warnings.push({ code: 'overlength', at: `items.${index}`, params: { lengthIn, from: rules.overlengthFromIn } })
  })
  return warnings
}

/** The side an overlength tier looks at: a long piece counts whichever field its length was typed into. */
export const longestSideIn = (item: Pick<LineItem, 'lengthIn' | 'widthIn' | 'heightIn'>): number =>
  Math.max(item.lengthIn, item.widthIn, item.heightIn)
