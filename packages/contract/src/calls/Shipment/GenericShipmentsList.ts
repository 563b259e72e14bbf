import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { shipmentListTabs, wireShipmentRow } from '../../wire/shipmentRow.ts'

/** A bucket without paging, for boards: its 200 newest shipments. */
export const GenericShipmentsList = defineCall({
  group: 'Shipment',
  name: 'GenericShipmentsList',
  summary: 'The shipments of a bucket, newest first',
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
  query: z.object({ statuscode: z.enum(shipmentListTabs) }),
  body: z.object({ showloading: z.boolean().optional() }),
  reply: z.object({ rows: z.array(wireShipmentRow) }),
})
