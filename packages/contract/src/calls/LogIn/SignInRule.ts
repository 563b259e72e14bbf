import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Whether everybody of the company needs a second factor; groups say so of theirs. */
export const SignInRule = defineCall({
  group: 'LogIn',
  name: 'SignInRule',
  summary: 'What a sign-in of the company’s people takes',
  access: { kind: 'signedIn', pages: ['ManageUsers'] },
  effect: 'write',
  looks: { without: 'demandsFactor' },
  ours: true,
  query: z.object({}),
  body: z.object({ demandsFactor: z.boolean().optional() }),
  reply: z.object({
    Status: z.literal('Success'),
    demandsFactor: z.boolean(),
    /** Active people, and how many of them have a second factor. */
    people: z.int(),
    withFactor: z.int(),
  }),
})
