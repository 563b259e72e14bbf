import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { mailExportColumns } from '../../wire/mail.ts'
import { chosenRows, mailQuestion } from '../../wire/question.ts'

/** The outbox as CSV: all rows of the list, the shown columns. */
export const ExportMails = defineCall({
  group: 'Mail',
  name: 'ExportMails',
  summary: 'The outbox as a spreadsheet',
  access: {
    kind: 'signedIn',
    pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails', 'Track', 'PrintDocuments'],
  },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  gives: 'file',
  query: z.object({}),
  body: mailQuestion.extend({
    chosen: chosenRows,
    columns: z.array(z.enum(mailExportColumns)).min(1).max(mailExportColumns.length),
  }),
  reply: z.object({}),
})
