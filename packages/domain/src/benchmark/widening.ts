/** Areas around both ends of a lane, the narrowest first. */
export const benchmarkAreas = ['zip5', 'zip3', 'state'] as const
export type BenchmarkArea = (typeof benchmarkAreas)[number]

/** Prices in a year that make a benchmark, unless the company says otherwise. */
export const BENCHMARK_ENOUGH = 10

/** Trips of a carrier on a lane that say how long it takes. */
export const ACTUAL_DAYS_ENOUGH = 5

interface LaneEnds {
  readonly fromZip: string
  readonly fromState: string
  readonly toZip: string
  readonly toState: string
}

const isWithin = (area: BenchmarkArea, a: LaneEnds, b: LaneEnds): boolean => {
  if (area === 'state') return a.fromState === b.fromState && a.toState === b.toState
  const length = area === 'zip3' ? 3 : 5
  return (
    a.fromZip.slice(0, length) === b.fromZip.slice(0, length) && a.toZip.slice(0, length) === b.toZip.slice(0, length)
  )
}

/** The narrowest area around a lane that holds enough, with what it holds; the widest one where none does. */
export function widened<T extends LaneEnds>(
  rows: readonly T[],
  lane: LaneEnds,
  enough: number,
): { readonly area: BenchmarkArea; readonly rows: readonly T[]; readonly isEnough: boolean } {
  for (const area of benchmarkAreas) {
    const inside = rows.filter(row => isWithin(area, row, lane))
    if (inside.length >= enough) return { area, rows: inside, isEnough: true }
  }
  return { area: 'state', rows: rows.filter(row => isWithin('state', row, lane)), isEnough: false }
}
