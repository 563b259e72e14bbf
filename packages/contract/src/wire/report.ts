import { z } from 'zod'
import { reportFilter } from '../report.ts'
import { reportNames } from '../reports/index.ts'
import { storableText } from './text.ts'

/** What is asked of a report. Columns are those of the report by their ids; those that group make its rows. */
export const reportQuestion = z.object({
  report: z.enum(reportNames),
  filter: reportFilter.default({}),
  /** Shown columns in shown order; left out: those of the report. */
  columns: z.array(storableText(30)).min(1).max(40).optional(),
  sortName: storableText(30).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
})
export type ReportQuestion = z.output<typeof reportQuestion>
