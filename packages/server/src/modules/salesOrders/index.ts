import type { Handlers } from '../../handler.ts'
import { getOrder } from './GetOrder.ts'

export { allocate, hazardousQuery, heldBy, takeBack } from './allocations.ts'
export { changeOrders, type OrderChange } from './changeOrders.ts'
export { followShipment } from './followShipment.ts'
export { withOrdersCounted } from './onBill.ts'
export { ordersAsked } from './openOrdersList.ts'
export { noOrderedWay, type OrderedWay, orderedWay } from './orderedWay.ts'
export { type CountedOrderLine, findOrders, loadOrders, lockOrders, type OrderRecord } from './orderRows.ts'
export { lockShipmentsOf, ordersWithin, release, type Tied, tiedWith } from './ties.ts'
export { insertOrders, takeOverOrder, writeOrders } from './writeOrders.ts'

export const salesOrderHandlers = { GetOrder: getOrder } satisfies Partial<Handlers>
