import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { statusReply } from '../reply.ts'

/** Takes away a scheduled report; what it sent stays as long as any run does. */
export const deletereport = defineCall({
  group: 'Shipment',
  name: 'deletereport',
  summary: 'Delete a scheduled report',
  access: { kind: 'signedIn', pages: ['Reports'] },
  effect: 'write',
  repeatable: true,
  query: z.object({}),
  body: z.object({ scheduleId: z.int().positive() }),
  reply: statusReply,
})
