import { hundredthsOf } from '../shipment/hundredths.ts'
import type { HandlingUnit, Shipment } from '../shipment/shipment.ts'

/** One package of a shipment: a handling unit, or one of n equal ones. */
export interface Package {
  /** Null until it is saved. */
  readonly unitId: number | null
  /** Among the equal ones of its row, from 1. */
  readonly place: number
  /** Row of the shipment it stands on, from 0. */
  readonly row: number
  readonly type: string
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
  /** Pounds of this package alone, at most two decimals. */
  readonly weightLb: number
  /** Minor units of the shipment's currency; null: not declared. */
  readonly declaredValue: number | null
  readonly additionalHandling: boolean
}

const hundredthsOn = ({ grossWeightLb, contents }: HandlingUnit): number =>
  grossWeightLb === null
    ? contents.reduce((sum, one) => sum + hundredthsOf(one.weightLb), 0)
    : hundredthsOf(grossWeightLb)

/** Pounds of the n-th of equal packages: what does not divide goes to the first ones, so that all sum to the row's. */
function weightOf(unit: HandlingUnit, place: number): number {
  const whole = hundredthsOn(unit)
  const count = Math.max(1, unit.count)
  return (Math.floor(whole / count) + (place <= whole % count ? 1 : 0)) / 100
}

/** Every package, row by row, each with a place of its own. */
export const packagesOf = ({ units }: Pick<Shipment, 'units'>): readonly Package[] =>
  units.flatMap((unit, row) =>
    Array.from({ length: unit.count }, (_, index) => ({
      unitId: unit.unitId,
      place: index + 1,
      row,
      type: unit.type,
      lengthIn: unit.lengthIn,
      widthIn: unit.widthIn,
      heightIn: unit.heightIn,
      weightLb: weightOf(unit, index + 1),
      declaredValue: unit.declaredValue ?? null,
      additionalHandling: unit.additionalHandling ?? false,
    })),
  )
