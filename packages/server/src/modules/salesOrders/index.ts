import type { Handlers } from '../../handler.ts'
import { getOrder } from './GetOrder.ts'

export {
  allocate,
  followShipment,
  hazardousQuery,
  heldBy,
  lockShipmentsOf,
  release,
  type Tied,
  takeBack,
  tiedWith,
} from './allocations.ts'
export { changeOrders, type OrderChange } from './changeOrders.ts'
export { ordersAsked } from './openOrdersList.ts'
export { type CountedOrderLine, findOrders, loadOrders, lockOrders, type OrderRecord } from './orderRows.ts'
export { insertOrders, writeOrders } from './writeOrders.ts'

export const salesOrderHandlers = { GetOrder: getOrder } satisfies Partial<Handlers>
