import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireShipmentDetails } from '../../wire/shipmentDetails.ts'

/** Everything about one shipment. */
export const ShipmentDetails = defineCall({
  group: 'Shipment',
  name: 'ShipmentDetails',
  summary: 'Everything about one shipment',
  access: {
    kind: 'signedIn',
    pages: [
      'SingleOrder',
      'Prepaid',
      'Collect',
      'Parcel',
      'ParcelScan',
      'ShipmentDetails',
      'Track',
      'ShipmentHistory',
      'MultipleOrders',
      'PrintDocuments',
    ],
  },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: z.object({ shipmentId: z.int().positive() }),
  reply: wireShipmentDetails,
})
