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

/** Adds up lines of the customer order block; weight in pounds. */
export function orderTotals(orders: readonly OrderLine[]): { readonly packages: number; readonly weight: number } {
  return { packages: sum(orders.map(order => order.packages)), weight: sum(orders.map(order => order.weight)) }
}

/** Adds in hundredths, so that weights like 0.1 and 0.2 give 0.3. */
function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + Math.round(value * 100), 0) / 100
}
