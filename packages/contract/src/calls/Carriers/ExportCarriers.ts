import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { fileShape } from '../../list.ts'
import { list as carrierList } from '../../lists/carriers.ts'
import { carrierQuestion } from '../../wire/question.ts'

/** The carriers that the list shows, all rows of the filter, as CSV; cells that a spreadsheet would run are neutralised. */
export const ExportCarriers = defineCall({
  group: 'Carriers',
  name: 'ExportCarriers',
  summary: 'Freight carriers as a spreadsheet',
  access: { kind: 'signedIn', pages: ['Carriers'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  gives: 'file',
  query: z.object({}),
  body: carrierQuestion.extend(fileShape(carrierList)),
  reply: z.object({}),
})
