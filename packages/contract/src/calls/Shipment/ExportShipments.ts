import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { fileShape } from '../../list.ts'
import { list as shipmentList } from '../../lists/shipments.ts'
import { shipmentQuestion } from '../../wire/question.ts'
import { shipmentListTabs } from '../../wire/shipmentRow.ts'

/** What the list shows, all rows of the filter, as CSV; cells that a spreadsheet would run are neutralised. */
export const ExportShipments = defineCall({
  group: 'Shipment',
  name: 'ExportShipments',
  summary: 'The list as a spreadsheet',
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
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  gives: 'file',
  query: z.object({ statuscode: z.enum(shipmentListTabs).default('T') }),
  body: shipmentQuestion.extend(fileShape(shipmentList)),
  reply: z.object({}),
})
