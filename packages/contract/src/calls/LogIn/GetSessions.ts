import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireSession } from '../../wire/session.ts'

/** Where somebody is signed in: oneself in every company, or a colleague in this one for who may open Manage Users. */
export const GetSessions = defineCall({
  group: 'LogIn',
  name: 'GetSessions',
  summary: 'Where a person is signed in',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  ours: true,
  query: z.object({}),
  body: z.object({
    /** Left out: oneself. */
    UserId: z.int32().positive().optional(),
  }),
  reply: z.object({ sessions: z.array(wireSession) }),
})
