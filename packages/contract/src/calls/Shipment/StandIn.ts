import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireDay } from '../../wire/days.ts'
import { approvalPages } from './approvalLink.ts'

/** Who decides on approvals in the place of whoever asks: `load`, `save`, or `end` it. */
export const StandIn = defineCall({
  group: 'Shipment',
  name: 'StandIn',
  summary: 'Who decides on approvals in one’s place',
  access: { kind: 'signedIn', pages: approvalPages },
  effect: 'write',
  looks: { query: 'flag', values: ['load'] },
  ours: true,
  query: z.object({ flag: z.enum(['load', 'save', 'end']).default('load') }),
  body: z.object({
    /** Of save: the colleague, and the days on the company's calendar. */
    UserId: z.int32().positive().optional(),
    from: wireDay.optional(),
    to: wireDay.optional(),
  }),
  reply: z.object({
    Status: z.literal('Success'),
    standIn: z.object({ UserId: z.int32(), name: z.string(), from: z.string(), to: z.string() }).nullable(),
    people: z.array(z.object({ UserId: z.int32(), name: z.string() })),
  }),
})
