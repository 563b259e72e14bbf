import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { carrierExportColumns } from '../../wire/carrier.ts'
import { carrierQuestion, chosenRows } from '../../wire/question.ts'

/** The carriers that the list shows, all rows of the filter, as CSV; cells that a spreadsheet would run are neutralised. */
export const ExportCarriers = defineCall({
  group: 'Carriers',
  name: 'ExportCarriers',
  summary: 'Freight carriers as a spreadsheet',
  access: { kind: 'signedIn', pages: ['Carriers'] },
  effect: 'own',
  repeatable: true,
  quiet: true,
  ours: true,
  gives: 'file',
  query: z.object({}),
  body: carrierQuestion.extend({
    chosen: chosenRows,
    columns: z.array(z.enum(carrierExportColumns)).min(1).max(carrierExportColumns.length),
  }),
  reply: z.object({}),
})
