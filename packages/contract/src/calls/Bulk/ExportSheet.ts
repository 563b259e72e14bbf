import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { bulkPages } from '../../pages.ts'

/** All rows of one's own sheet as CSV: order, shipment, how far it is, carrier, price and why it could not go on. */
export const ExportSheet = defineCall({
  group: 'Bulk',
  name: 'ExportSheet',
  summary: 'Rows of a sheet, as a spreadsheet',
  access: { kind: 'signedIn', pages: bulkPages },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  gives: 'file',
  tellsPrices: true,
  query: z.object({}),
  body: z.object({ bulkId: z.int().positive() }),
  reply: z.object({}),
})
