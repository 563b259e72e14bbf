import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { REPORT_SCHEDULES_MAX, wireReportSchedule } from '../../wire/reportSchedule.ts'

/** Scheduled reports of the company, and what was sent once: those that are active first, the newest of each. */
export const GetReportSchedules = defineCall({
  group: 'Shipment',
  name: 'GetReportSchedules',
  summary: 'Scheduled reports',
  access: { kind: 'signedIn', pages: ['Reports'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({ schedules: z.array(wireReportSchedule).max(REPORT_SCHEDULES_MAX) }),
})
