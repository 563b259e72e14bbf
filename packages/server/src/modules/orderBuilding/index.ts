import type { Handlers } from '../../handler.ts'
import { addNewOrder } from './AddNewOrder.ts'
import { buildFromOrdersHandler } from './BuildFromOrders.ts'
import { consolidateandDeconsolidateOrders } from './ConsolidateandDeconsolidateOrders.ts'
import { consolidateOrderReRoute } from './ConsolidateOrderReRoute.ts'
import { getConsolidateOrderData } from './GetConsolidateOrderData.ts'
import { getOrdersToAdd } from './GetOrdersToAdd.ts'
import { getSameDayShipments } from './GetSameDayShipments.ts'
import { revertSetItems } from './RevertSetItems.ts'
import { saveSalesOrder } from './SaveSalesOrder.ts'

export { buildFromOrders } from './buildShipments.ts'
export { carryChanges } from './laterOrders.ts'
export { onePlace } from './onePlace.ts'
export { itemsOrdered } from './orderedItems.ts'
export { freightOfOrders, orderStart, shipmentOfOrders } from './orderedShipment.ts'
export { othersOnTheWay } from './othersOnTheWay.ts'

export const orderBuildingHandlers = {
  AddNewOrder: addNewOrder,
  BuildFromOrders: buildFromOrdersHandler,
  ConsolidateandDeconsolidateOrders: consolidateandDeconsolidateOrders,
  ConsolidateOrderReRoute: consolidateOrderReRoute,
  GetConsolidateOrderData: getConsolidateOrderData,
  GetOrdersToAdd: getOrdersToAdd,
  GetSameDayShipments: getSameDayShipments,
  RevertSetItems: revertSetItems,
  SaveSalesOrder: saveSalesOrder,
} satisfies Partial<Handlers>
