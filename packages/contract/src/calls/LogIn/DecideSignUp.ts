import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { trimmedText } from '../../wire/text.ts'

/**
 * Decides a request for an account, once: whoever comes second is told that it is decided. What is made of it can be given
 * another link until somebody signed in with one.
 */
export const DecideSignUp = defineCall({
  group: 'LogIn',
  name: 'DecideSignUp',
  summary: 'Approves or refuses a sign-up request',
  access: { kind: 'signedIn', pages: ['ManageUsers'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({
    number: z.int32().positive(),
    decision: z.enum(['approve', 'refuse', 'link']),
    /** Of a refusal, for colleagues: whoever asked is not told. */
    reason: trimmedText(500).default(''),
  }),
  reply: z.object({
    Status: z.literal('Success'),
    /** Where no mail leaves the house: to be handed on, once. */
    SetupLink: z.string().optional(),
  }),
})
