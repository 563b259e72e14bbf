import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { reportSending } from '../../wire/reportSchedule.ts'

/** Mails a report: now, now and again and again, or from its first slot on. */
export const SendReportFile = defineCall({
  group: 'Shipment',
  name: 'SendReportFile',
  summary: 'Send a report by e-mail, now or on a schedule',
  access: { kind: 'signedIn', pages: ['Reports'] },
  effect: 'write',
  once: true,
  query: z.object({}),
  body: reportSending
    .extend({ type: z.enum(['runNow', 'runNowAndSchedule', 'schedule']) })
    .refine(({ type, recurrence }) => type === 'runNow' || recurrence !== null, {
      path: ['recurrence'],
      params: { code: 'required' },
    }),
  reply: z.object({ scheduleId: z.int() }),
})
