import type { Handlers } from '../../handler.ts'
import { addNewOrder } from './AddNewOrder.ts'
import { buildFromOrdersHandler } from './BuildFromOrders.ts'
import { consolidateandDeconsolidateOrders } from './ConsolidateandDeconsolidateOrders.ts'
import { getConsolidateOrderData } from './GetConsolidateOrderData.ts'
import { revertSetItems } from './RevertSetItems.ts'

export { buildFromOrders } from './buildShipments.ts'
export { carryChanges, Overtaken } from './laterOrders.ts'
export type { Hindrance } from './laterPlan.ts'

export const orderBuildingHandlers = {
  AddNewOrder: addNewOrder,
  BuildFromOrders: buildFromOrdersHandler,
  ConsolidateandDeconsolidateOrders: consolidateandDeconsolidateOrders,
  GetConsolidateOrderData: getConsolidateOrderData,
  RevertSetItems: revertSetItems,
} satisfies Partial<Handlers>
