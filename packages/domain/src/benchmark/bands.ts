import { weightBreaks } from '../rates/rateSheet.ts'

/** Pounds from which and below which prices are compared. `to` null: no end. */
export interface PoundBand {
  readonly from: number
  readonly to: number | null
}

/** The weight break that a weight falls into. */
export function weightBand(pounds: number): PoundBand {
  const starts = Object.values(weightBreaks)
  const index = starts.findLastIndex(start => pounds >= start)
  return { from: starts[index] ?? 0, to: starts[index + 1] ?? null }
}

/** Classes that are compared with each other, by the highest of each band. */
export const classBands = ['70', '100', '150', '500'] as const
export type ClassBand = (typeof classBands)[number]

/** The band of a class; null of what is none. */
export const classBand = (freightClass: string): ClassBand | null =>
  freightClass === '' || !(Number(freightClass) > 0)
    ? null
    : (classBands.find(top => Number(freightClass) <= Number(top)) ?? null)
