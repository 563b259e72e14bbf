import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { chosenRows, roundQuestion } from '../../wire/question.ts'
import { roundExportColumns } from '../../wire/tenderRound.ts'
import { tenderPages } from './tenderLink.ts'

/** The list of offers as CSV: a line for each carrier's place. */
export const ExportTenderRounds = defineCall({
  group: 'Tender',
  name: 'ExportTenderRounds',
  summary: 'Offers of shipments to carriers, as a spreadsheet',
  access: { kind: 'signedIn', pages: tenderPages },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  gives: 'file',
  tellsPrices: true,
  query: z.object({}),
  body: roundQuestion.extend({
    chosen: chosenRows,
    columns: z.array(z.enum(roundExportColumns)).min(1).max(roundExportColumns.length),
  }),
  reply: z.object({}),
})
