import type { AddNewOrder } from '@waybill/contract/calls/Shipment/AddNewOrder.ts'
import type { Handler } from '../../handler.ts'
import { lockShipment, stateOf } from '../shipments/index.ts'
import { addOrders } from './buildShipments.ts'

export const addNewOrder: Handler<typeof AddNewOrder> = async asked => {
  const { tx, who, input } = asked
  const before = await lockShipment(tx, who.clientId, input.shipmentId, input.version)
  const { record, gaps } = await addOrders(asked, before, input.orders)
  return { ...stateOf(record), gaps }
}
