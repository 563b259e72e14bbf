import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { bulkPages } from '../../pages.ts'

/** All rows of one's own bulk job as CSV, each with what became of it. */
export const ExportBulk = defineCall({
  group: 'Bulk',
  name: 'ExportBulk',
  summary: 'Results of a bulk job, as a spreadsheet',
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
