import { cubicFeet, shipmentDensity } from '../freight/density.ts'
import type { LineItem } from './shipment.ts'

export interface ShipmentTotals {
  readonly weightLb: number
  readonly handlingUnits: number
  readonly pieces: number
  /** Null when a unit lacks dimensions. */
  readonly cubicFeet: number | null
  readonly pcf: number | null
  readonly hazmat: boolean
}

/** Totals of rows: a unit counts once, with the first of its rows. */
export function shipmentTotals(items: readonly LineItem[]): ShipmentTotals {
  const sum = (of: (item: LineItem) => number) => items.reduce((total, item) => total + of(item), 0)
  const cubes = items.filter(item => !item.sharesUnit).map(cubicFeet)
  return {
    weightLb: sum(item => Math.round(item.weightLb * 100)) / 100,
    handlingUnits: sum(item => item.handlingUnits),
    pieces: sum(item => item.pieces),
    cubicFeet: cubes.reduce<number | null>((all, own) => (all === null || own === null ? null : all + own), 0),
    pcf: shipmentDensity(items),
    hazmat: items.some(item => item.hazmat !== null),
  }
}
