import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/** Gives a shipment back to the orders it was built from: it ends void and stands in no bucket, what was on it is open again. */
export const RevertSetItems = defineCall({
  group: 'Shipment',
  name: 'RevertSetItems',
  summary: 'Give a shipment back to its orders',
  access: {
    kind: 'signedIn',
    pages: ['OpenOrders', 'MultipleOrders', 'SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails'],
  },
  effect: 'write',
  query: z.object({}),
  body: shipmentTarget,
  reply: shipmentState,
})
