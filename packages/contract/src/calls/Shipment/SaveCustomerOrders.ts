import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireShipment } from '../../wire/shipment.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/**
 * The orders on the bill of lading, named by hand with their packages and weights, which come to those of the freight. Where sales
 * orders are on the shipment they say it themselves.
 */
export const SaveCustomerOrders = defineCall({
  group: 'Shipment',
  name: 'SaveCustomerOrders',
  summary: 'Name the orders on the bill of lading',
  access: {
    kind: 'signedIn',
    pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'MultipleOrders', 'ShipmentDetails'],
  },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: shipmentTarget.extend({ CustomerOrders: wireShipment.shape.CustomerOrders.unwrap() }),
  reply: shipmentState,
})
