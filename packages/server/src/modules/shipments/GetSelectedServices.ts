import type { GetSelectedServices } from '@waybill/contract/calls/Shipment/GetSelectedServices.ts'
import { accessorialName, servicesOf } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { loadShipment } from './shipmentStore.ts'

export const getSelectedServices: Handler<typeof GetSelectedServices> = async ({ db, who, input }) => {
  const { shipment } = await loadShipment(db, who.clientId, input.shipmentId)
  return { services: servicesOf(shipment).map(code => ({ Code: code, Name: accessorialName(code) })) }
}
