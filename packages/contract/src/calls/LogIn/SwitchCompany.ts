import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireUser } from '../../wire/user.ts'

/** Goes on in another company that one works for: a session of its own, and the one before ends. The key is in the `token` header. */
export const SwitchCompany = defineCall({
  group: 'LogIn',
  name: 'SwitchCompany',
  summary: 'Work in another company',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'own',
  ours: true,
  query: z.object({}),
  body: z.object({ ClientId: z.int32().positive() }),
  reply: z.object({ Status: z.literal('Success'), userDetails: wireUser }),
})
