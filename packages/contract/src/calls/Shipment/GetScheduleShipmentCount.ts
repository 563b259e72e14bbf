import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'

/** How many tendered shipments wait for pickup: overdue, today, tomorrow, later; WHSE narrows to an own dock, by company or number. */
export const GetScheduleShipmentCount = defineCall({
  group: 'Shipment',
  name: 'GetScheduleShipmentCount',
  summary: 'Scheduled pickups by day',
  access: {
    kind: 'signedIn',
    pages: [
      'SingleOrder',
      'Prepaid',
      'Collect',
      'Parcel',
      'DockView',
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
  body: z.object({ clientId: z.int32().optional(), UserID: z.int32().optional(), WHSE: storableText(100).optional() }),
  reply: z.object({ overdue: z.int(), today: z.int(), tomorrow: z.int(), later: z.int(), total: z.int() }),
})
