import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { reportQuestion } from '../../wire/report.ts'

export const reportFormats = ['csv', 'xlsx', 'pdf'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** All rows of a report as a file; cells that a spreadsheet would run are neutralised. */
export const ExportReport = defineCall({
  group: 'Shipment',
  name: 'ExportReport',
  summary: 'A report as a file',
  access: { kind: 'signedIn', pages: ['Reports', 'Dashboard'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  gives: 'file',
  query: z.object({}),
  body: reportQuestion.extend({ format: z.enum(reportFormats) }),
  reply: z.object({}),
})
