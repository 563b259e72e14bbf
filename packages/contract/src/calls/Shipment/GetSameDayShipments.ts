import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { CONSOLIDATED_MAX } from '../../constants.ts'

/** What leaves on the day of a shipment that nobody booked yet, goes to the same place, and is not booked either. */
export const GetSameDayShipments = defineCall({
  group: 'Shipment',
  name: 'GetSameDayShipments',
  summary: 'Other shipments to the same place on the same day',
  access: {
    kind: 'signedIn',
    pages: [
      'SingleOrder',
      'Prepaid',
      'Collect',
      'Parcel',
      'ShipmentDetails',
      'Track',
      'ShipmentHistory',
      'MultipleOrders',
      'PrintDocuments',
    ],
  },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ shipmentId: z.int().positive() }),
  reply: z.object({
    /** The first ones; `total` says how many there are. */
    shipments: z
      .array(z.object({ shipmentId: z.int(), version: z.int32(), BOLNumber: z.string() }))
      .max(CONSOLIDATED_MAX),
    total: z.int(),
  }),
})
