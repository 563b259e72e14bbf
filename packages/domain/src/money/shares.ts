/** A percent (1/10,000 of a percent: 65 % is 650000) of minor units, half up; a negative amount mirrors a positive. */
export function percentOfMinor(minor: number, percent: number): number {
  const product = BigInt(Math.abs(minor)) * BigInt(percent)
  const share = Number((product * 2n + 1_000_000n) / 2_000_000n)
  return minor < 0 ? -share : share
}

/**
 * An amount shared out by weight, to the minor unit: each share rounded toward zero, the remainder to the heaviest (the
 * first of equals). Without any weight all goes to the first. Weights are pounds of at most two decimals.
 * Source: rules of the trade, orders.
 */
export function splitByWeight(minor: number, weights: readonly number[]): readonly number[] {
  const hundredths = weights.map(weight => Math.max(0, Math.round(weight * 100)))
  const total = hundredths.reduce((sum, weight) => sum + weight, 0)
  const shares = hundredths.map(weight => (total === 0 ? 0 : Number((BigInt(minor) * BigInt(weight)) / BigInt(total))))
  const heaviest = hundredths.indexOf(Math.max(...hundredths))
  const rest = minor - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, index) => (index === heaviest ? share + rest : share))
}
