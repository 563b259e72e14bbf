import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { REPORT_RUNS_SHOWN, wireReportRun } from '../../wire/reportSchedule.ts'

/** The newest runs of a scheduled report. */
export const GetReportRuns = defineCall({
  group: 'Shipment',
  name: 'GetReportRuns',
  summary: 'Runs of a scheduled report',
  access: { kind: 'signedIn', pages: ['Reports'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ scheduleId: z.int().positive() }),
  reply: z.object({ runs: z.array(wireReportRun).max(REPORT_RUNS_SHOWN) }),
})
