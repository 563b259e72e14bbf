import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { overrideExportColumns, overrideQuestion } from '../../wire/routingGuide.ts'

/** Bookings against the routing guide as CSV: all rows of the list, the shown columns. */
export const ExportGuideOverrides = defineCall({
  group: 'Supplemental',
  name: 'ExportGuideOverrides',
  summary: 'Bookings against the routing guide as a spreadsheet',
  access: { kind: 'signedIn', pages: ['GuideOverrides'] },
  effect: 'own',
  repeatable: true,
  quiet: true,
  ours: true,
  gives: 'file',
  query: z.object({}),
  body: overrideQuestion.extend({
    columns: z.array(z.enum(overrideExportColumns)).min(1).max(overrideExportColumns.length),
  }),
  reply: z.object({}),
})
