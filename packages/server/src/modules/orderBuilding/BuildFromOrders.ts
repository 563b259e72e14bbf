import type { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import type { Handler } from '../../handler.ts'
import { stateOf } from '../shipments/index.ts'
import { buildFromOrders } from './buildShipments.ts'

export const buildFromOrdersHandler: Handler<typeof BuildFromOrders> = async asked => {
  const { record, gaps } = await buildFromOrders(asked, asked.input.orders)
  return { ...stateOf(record), UniqueName: record.uniqueName, BOLNumber: record.bolNumber, gaps }
}
