import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Signs somebody out, at once and on every node: one session, or all but the one that asks. */
export const EndSessions = defineCall({
  group: 'LogIn',
  name: 'EndSessions',
  summary: 'Signs a person out',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({
    /** Left out: oneself. */
    UserId: z.int32().positive().optional(),
    /** Left out: all but the one that asks. */
    sessionId: z.uuid().optional(),
  }),
  reply: z.object({ Status: z.literal('Success'), ended: z.int() }),
})
