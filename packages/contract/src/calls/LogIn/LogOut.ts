import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Ends the session at once, in every tab and on every node. */
export const LogOut = defineCall({
  group: 'LogIn',
  name: 'LogOut',
  summary: 'Sign out',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'own',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({ Status: z.literal('Success') }),
})
