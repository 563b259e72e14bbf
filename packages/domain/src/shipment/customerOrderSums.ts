import { hundredthsOf } from './hundredths.ts'
import { itemsOf } from './plainForm.ts'
import { type Problem, problem } from './problems.ts'
import type { CustomerOrder, Shipment } from './shipment.ts'
import { shipmentTotals } from './totals.ts'

/**
 * What keeps packages and weights of the orders on a bill from being printed there: they are given for all orders or for none,
 * and come to what the freight comes to. What is wrong with a sum stands at its last field.
 */
export function customerOrderSums(
  orders: readonly CustomerOrder[],
  freight: Pick<Shipment, 'lines' | 'units'>,
): readonly Problem[] {
  const totals = shipmentTotals(itemsOf(freight))
  const wrong = (of: 'packages' | 'weightLb', total: number): readonly Problem[] => {
    const given = orders.flatMap(order => order[of] ?? [])
    if (given.length === 0) return []
    const at = (index: number): string => `customerOrders.${index}.${of}`
    if (given.length < orders.length) {
      return orders.flatMap((order, index) => (order[of] === null ? [problem(at(index), 'required')] : []))
    }
    const sum = given.reduce((all, one) => all + hundredthsOf(one), 0)
    if (sum === hundredthsOf(total)) return []
    return [problem(at(orders.length - 1), 'sumDiffers', { sum: sum / 100, total })]
  }
  return [...wrong('packages', totals.pieces), ...wrong('weightLb', totals.weightLb)]
}
