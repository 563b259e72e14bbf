import { modes } from '../shipment/modes.ts'
import { itemsOf } from '../shipment/plainForm.ts'
import type { Shipment } from '../shipment/shipment.ts'
import { linearFeet } from './capacity.ts'

/** The longest trailer in common use, in feet. */
const TRAILER_FEET = 53

/** Feet of floor that freight takes, and those that a trailer has. */
export interface TrailerMisfit {
  readonly needs: number
  readonly has: number
}

/**
 * What shares a truck and takes more floor than one trailer has: its carrier may share it out (`roomProblems` lets it
 * pass), and no price that was made for one trailer is its own. Null: it fits, has its truck to itself, or its sides are
 * not known.
 */
export function trailerMisfit(shipment: Shipment): TrailerMisfit | null {
  if (modes[shipment.mode].truck !== 'shared') return null
  const feet = linearFeet(itemsOf(shipment))
  return feet !== null && feet > TRAILER_FEET ? { needs: feet, has: TRAILER_FEET } : null
}
