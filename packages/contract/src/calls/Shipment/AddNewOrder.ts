import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ORDERS_ON_SHIPMENT_MAX } from '../../constants.ts'
import { orderTarget, wireItemGap } from '../../wire/salesOrder.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/** Adds what is open of further sales orders to a shipment that nobody tendered yet. */
export const AddNewOrder = defineCall({
  group: 'Shipment',
  name: 'AddNewOrder',
  summary: 'Add sales orders to a shipment',
  access: {
    kind: 'signedIn',
    pages: ['OpenOrders', 'SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'DockView', 'ShipmentDetails'],
  },
  effect: 'write',
  query: z.object({}),
  body: shipmentTarget.extend({ orders: z.array(orderTarget).min(1).max(ORDERS_ON_SHIPMENT_MAX) }),
  reply: shipmentState.extend({ gaps: z.array(wireItemGap) }),
})
