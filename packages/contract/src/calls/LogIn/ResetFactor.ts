import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Removes the second factor of a colleague who lost it, and signs the colleague out. */
export const ResetFactor = defineCall({
  group: 'LogIn',
  name: 'ResetFactor',
  summary: 'Removes a colleague’s second factor',
  access: { kind: 'signedIn', pages: ['ManageUsers'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({ UserId: z.int32().positive() }),
  reply: z.object({ Status: z.literal('Success') }),
})
