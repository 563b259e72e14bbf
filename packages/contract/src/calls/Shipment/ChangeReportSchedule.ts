import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { reportSending } from '../../wire/reportSchedule.ts'
import { statusReply } from '../reply.ts'

/** Pauses or resumes a schedule, runs it now, or saves what is sent. */
export const ChangeReportSchedule = defineCall({
  group: 'Shipment',
  name: 'ChangeReportSchedule',
  summary: 'Pause, resume, run or change a scheduled report',
  access: { kind: 'signedIn', pages: ['Reports'] },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    scheduleId: z.int().positive(),
    change: z.discriminatedUnion('act', [
      z.object({ act: z.literal('pause') }),
      z.object({ act: z.literal('resume') }),
      z.object({ act: z.literal('run') }),
      z.object({ act: z.literal('save'), version: z.int32(), sending: reportSending }),
    ]),
  }),
  reply: statusReply,
})
