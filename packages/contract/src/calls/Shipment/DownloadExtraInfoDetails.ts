import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { itemExportColumns } from '../../wire/item.ts'
import { chosenRows, itemQuestion } from '../../wire/question.ts'

/** The item master as CSV: all rows of the list, the shown columns. */
export const DownloadExtraInfoDetails = defineCall({
  group: 'Shipment',
  name: 'DownloadExtraInfoDetails',
  summary: 'The item master as a spreadsheet',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails', 'ItemMaster'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  gives: 'file',
  query: z.object({}),
  body: itemQuestion.extend({
    chosen: chosenRows,
    columns: z.array(z.enum(itemExportColumns)).min(1).max(itemExportColumns.length),
  }),
  reply: z.object({}),
})
