import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireSignUp } from '../../wire/signUp.ts'

/** Requests for accounts. There are none for anybody but the company that runs the installation. */
export const GetSignUps = defineCall({
  group: 'LogIn',
  name: 'GetSignUps',
  summary: 'Sign-up requests',
  access: { kind: 'signedIn', pages: ['ManageUsers'] },
  effect: 'read',
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({ signUps: z.array(wireSignUp) }),
})
