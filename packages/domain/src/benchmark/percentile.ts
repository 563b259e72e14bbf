/** A percentile by linear interpolation between order statistics; null of nothing. @param share 0 to 1 */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return below === undefined || above === undefined ? null : below + (above - below) * (at - Math.floor(at))
}

/** How far a price is from the benchmark, as a share of it: below zero is cheaper. Null: there is nothing to compare with. */
export const benchmarkPosition = (yours: number, benchmark: number): number | null =>
  benchmark === 0 ? null : (yours - benchmark) / benchmark
