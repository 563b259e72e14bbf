import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { reportCell } from '../../report.ts'
import { reportQuestion } from '../../wire/report.ts'

const row = z.record(z.string(), reportCell)

/** A page of a report with its totals, each currency apart. */
export const GetReportData = defineCall({
  group: 'Shipment',
  name: 'GetReportData',
  summary: 'The rows of a report',
  access: { kind: 'signedIn', pages: ['Reports', 'Dashboard'] },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: reportQuestion.extend({
    pageSize: z.int().min(1).max(500).default(100),
    pageIndex: z.int32().min(1).default(1),
  }),
  reply: z.object({
    /** Ids of the columns, in their order. */
    columns: z.array(z.string()),
    rows: z.array(row),
    total: z.int(),
    /** One for each currency, and one without where nothing is money. */
    totals: z.array(row),
    /** What people call codes of carriers and numbers of docks. */
    names: z.object({ carrier: z.record(z.string(), z.string()), site: z.record(z.string(), z.string()) }),
  }),
})
