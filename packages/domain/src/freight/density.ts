import { hundredthsOf } from '../shipment/hundredths.ts'
import type { LineItem } from '../shipment/shipment.ts'
import type { FreightClass } from './classes.ts'
import { type DensityScale, densityScaleOn } from './densityScales.ts'

export type Measured = Pick<LineItem, 'handlingUnits' | 'weightLb' | 'lengthIn' | 'widthIn' | 'heightIn' | 'sharesUnit'>

const CUBIC_INCHES_PER_CUBIC_FOOT = 1728

/** Cubic inches of all handling units of the line, outer dimensions with the pallet; null when a figure is missing. */
function cubicInches(item: Measured): number | null {
  const volume = item.handlingUnits * item.lengthIn * item.widthIn * item.heightIn
  return volume > 0 && Number.isFinite(volume) ? volume : null
}

/** Cubic feet of all handling units of the line; null when a figure is missing. */
export function cubicFeet(item: Measured): number | null {
  const volume = cubicInches(item)
  return volume === null ? null : volume / CUBIC_INCHES_PER_CUBIC_FOOT
}

/** A row that stands on the unit of a row before it adds its weight and no volume. */
function density(items: readonly Measured[]): number | null {
  let weight = 0
  let volume = 0
  for (const item of items) {
    const own = item.sharesUnit ? 0 : cubicInches(item)
    if (own === null || item.weightLb <= 0) return null
    weight += hundredthsOf(item.weightLb)
    volume += own
  }
  return volume === 0 ? null : (weight * CUBIC_INCHES_PER_CUBIC_FOOT) / (volume * 100)
}

/** Pounds per cubic foot of one line, not rounded; null when weight or a dimension is missing. */
export const lineDensity = (item: Measured): number | null => density([item])

/** Pounds per cubic foot of the whole shipment, not rounded; null when any line lacks a figure. */
export const shipmentDensity = (items: readonly Measured[]): number | null => density(items)

/** Class by density on the scale in force; bands include their lower bound. */
export function classForDensity(pcf: number, scale: DensityScale): FreightClass {
  let found: FreightClass = '400'
  for (const band of scale.bands) if (pcf >= band.fromPcf) found = band.freightClass
  return found
}

export interface SuggestedClass {
  readonly pcf: number
  readonly freightClass: FreightClass
  readonly scale: DensityScale['name']
}

/**
 * The class the line's density speaks for on the day it ships; null when it cannot be worked out. A class that the
 * NMFC item fixes, or a FAK map, prevails over it.
 */
export function suggestClass(item: Measured, shipDate: string): SuggestedClass | null {
  const pcf = lineDensity(item)
  if (pcf === null) return null
  const scale = densityScaleOn(shipDate)
  return { pcf, freightClass: classForDensity(pcf, scale), scale: scale.name }
}
