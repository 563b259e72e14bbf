import type { GetCrossover } from '@waybill/contract/calls/Shipment/GetCrossover.ts'
import { freightModeOf, isDate, pickupOf } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { loadShipment } from '../shipments/index.ts'
import { crossoversOn } from './crossover.ts'

export const getCrossover: Handler<typeof GetCrossover> = async ({ app, db, who, input, now }) => {
  const { shipment } = await loadShipment(db, who.clientId, input.shipmentId)
  const isPriced = isDate(pickupOf(shipment).date) && freightModeOf(shipment) !== null
  return { crossovers: isPriced ? await crossoversOn(app, db, who, shipment, now) : [] }
}
