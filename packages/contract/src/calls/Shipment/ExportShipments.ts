import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { exportColumns, shipmentListTabs, shipmentSorts } from '../../wire/shipmentRow.ts'
import { storableText } from '../../wire/text.ts'

/** What the list shows, all rows of the filter, as CSV; cells that a spreadsheet would run are neutralised. */
export const ExportShipments = defineCall({
  group: 'Shipment',
  name: 'ExportShipments',
  summary: 'The list as a spreadsheet',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'ShipmentDetails', 'Track', 'PrintDocuments'] },
  effect: 'own',
  quiet: true,
  ours: true,
  gives: 'file',
  query: z.object({ statuscode: z.enum(shipmentListTabs).default('T') }),
  body: z.object({
    searchText: storableText(100).default(''),
    sortName: z.enum(shipmentSorts).default('created'),
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
    view: z.enum(['all', 'mine']).default('all'),
    /** Shown columns in shown order: names of `wireShipmentRow`. */
    columns: z.array(z.enum(exportColumns)).min(1).max(exportColumns.length),
  }),
  reply: z.object({}),
})
