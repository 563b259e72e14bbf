import type { CommodityLine, OrderLine } from './model.ts'

/** Sums of the carrier block; weight in pounds. */
export type CommodityTotals = {
  readonly handlingUnits: number
  readonly packages: number
  readonly weight: number
}

/** Adds up lines of the carrier block. */
export function commodityTotals(lines: readonly CommodityLine[]): CommodityTotals {
  return {
    handlingUnits: sum(lines.map(line => line.handlingUnits?.quantity ?? 0)),
    packages: sum(lines.map(line => line.packages?.quantity ?? 0)),
    weight: sum(lines.map(line => line.weight)),
  }
}

/** Sums of the customer order block; weight in pounds. */
export type OrderTotals = { readonly packages: number; readonly weight: number }

/**
 * Adds up lines of the customer order block; undefined when one of them leaves its figures to the pen, or there is none:
 * a sum of what is not known would contradict the freight below it.
 */
export function orderTotals(orders: readonly OrderLine[]): OrderTotals | undefined {
  const known = orders.flatMap(({ packages, weight }) =>
    packages === undefined || weight === undefined ? [] : [{ packages, weight }],
  )
  if (known.length === 0 || known.length < orders.length) return undefined
  return { packages: sum(known.map(order => order.packages)), weight: sum(known.map(order => order.weight)) }
}

/** Adds in hundredths, so that weights like 0.1 and 0.2 give 0.3. */
function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + Math.round(value * 100), 0) / 100
}
