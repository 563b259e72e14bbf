import { shipmentFromWire } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { hasPlainFreight } from '@waybill/domain'

/** Whether its rows can only be shown: its items share units, or come off at several stops. */
export const locksItemsOf = ({ shipment }: Pick<WireShipmentDetails, 'shipment'>): boolean =>
  !hasPlainFreight(shipmentFromWire(shipment))
