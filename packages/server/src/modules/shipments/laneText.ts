import { destinationOf, originOf } from '@waybill/domain'
import type { ShipmentRecord } from './shipmentStore.ts'

/** From where to where, as lists say it: `Toledo, OH → Boise, ID`. */
export function laneText({ shipment }: Pick<ShipmentRecord, 'shipment'>): string {
  const [from, to] = [originOf(shipment), destinationOf(shipment)]
  return `${from.city}, ${from.state} → ${to.city}, ${to.state}`
}
